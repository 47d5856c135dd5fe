/** Checks the version of Node and the path of the project, in syntax that old versions of Node can run. */
const NEEDED = 24;
// Vite reads these characters in a path as URL syntax.
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
