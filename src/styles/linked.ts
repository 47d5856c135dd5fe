import { createHash } from 'node:crypto';
import { keysOf } from '../lib/keys-of.ts';

const sheets = import.meta.glob<string>(
  [
    '../sections/**/*.css',
    '../components/{photo,notice}/*.css',
    '../components/ui/{checkbox,prose,slip,table,table-pair}.css',
    '../components/drawings/heals.css',
    '../islands/funnel/*.css',
  ],
  { query: '?inline', import: 'default', eager: true },
);

/**
 * Folders whose style is one file, in the order of its names, linked where the first part of it begins: no first screen
 * shows any, but that of a page with a photograph or a notice. What one page or two show alone has a folder of its own.
 */
const FOLDERS = {
  sections: /\/sections\/([\w-]+\/)?[\w-]+\.css$|\/ui\/[\w-]+\.css$/,
  verre: /\/verre\//,
  voiture: /\/voiture\//,
  local: /\/paysage\//,
  photo: /\/photo\//,
  notice: /\/notice\//,
  funnel: /\/funnel\/|\/(slip|heals)\.css$/,
};

export type LinkedFolder = keyof typeof FOLDERS;

/** Section models that few pages show, whose style is in another folder: of the repair's page, or of the departments'. */
export const FEW: Readonly<Record<string, LinkedFolder>> = {
  contact: 'local',
  impacts: 'verre',
  marques: 'verre',
  'prix-par-modele': 'local',
  'reparer-ou-remplacer': 'local',
  villes: 'local',
};

function isIn(folder: LinkedFolder, path: string): boolean {
  const own = FEW[/\/sections\/([\w-]+)\//.exec(path)?.[1] ?? ''];
  return own ? own === folder : FOLDERS[folder].test(path);
}

/** Its style, and a file name that changes with it, so that a browser may keep the file for ever. */
export function linkedStyle(folder: LinkedFolder): { name: string; css: string } {
  const paths = Object.keys(sheets).filter((path) => isIn(folder, path));
  const css = paths.map((path) => sheets[path]).join('');
  return { name: `${folder}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}`, css };
}

export const linkedStyles = () => keysOf(FOLDERS).map(linkedStyle);
