/**
 * Runs before the commands that build: stops with one sentence where they can't work. npm puts the project's own Node
 * first; where there is none for this system, the installed one serves. Written for any old Node, which would only report
 * a syntax error.
 */
const NEEDED = 24;
// Vite takes both signs in a path for those of an address.
const FORBIDDEN = /[#%?]/;

const folder = process.cwd();
let fault = '';
if (Number(process.versions.node.split('.')[0]) < NEEDED)
  fault = `Ce projet demande Node ${NEEDED} ou plus récent (ici ${process.version}) : https://nodejs.org`;
else if (FORBIDDEN.test(folder))
  fault = `Le chemin de ce dossier contient « # », « % » ou « ? », que les outils ne lisent pas : déplacez-le (ici ${folder}).`;
if (fault) {
  console.error(fault);
  process.exit(1);
}
