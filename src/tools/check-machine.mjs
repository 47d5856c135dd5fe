/**
 * Pre-check of build commands with a one-sentence error. Written for old Node versions, which would otherwise report
 * a syntax error; npm prefers the project's own Node, where one exists for the platform.
 */
const NEEDED = 24;
// Vite reads these as URL characters.
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
