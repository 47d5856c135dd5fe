/**
 * Runs before the commands that need the project's Node. npm puts the one from `optionalDependencies` first; where there
 * is none for this system, the installed Node serves. Written for any old Node, which would only report a syntax error.
 */
const NEEDED = 24;
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Ce projet demande Node ${NEEDED} ou plus récent (ici ${process.version}) : https://nodejs.org`,
  );
  process.exit(1);
}
