/** Checks Node's version before a build. The old syntax lets old versions run this file. */
const NEEDED = 24;
// Characters in a path that Vite reads as parts of a URL.
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
