import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { suggestion } from '../../domain/suggest.ts';
import { PHOTO_ENDINGS } from '../../schemas/photo.ts';
import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { withoutAnchor } from '../content/path-of.ts';
import { photosShown, type Shown } from '../publish/photos-shown.ts';

export const PHOTOS = 'content/photos';

const DRAWINGS = fileURLToPath(new URL('../../assets/drawings', import.meta.url));

function drawingPaths(name: string): string[] {
  const views = readFileSync(join(DRAWINGS, name), 'utf8').matchAll(/<view id="([^"]+)"/g);
  return ['', ...Array.from(views, ([, view]) => `#${view}`)].map((view) => `/dessins/${name}${view}`);
}

/** Minimum width in px: the width of a phone at double density. */
const LEAST_WIDTH = 800;

/** Maximum size in MB, because Git keeps every version of a photo. */
const MOST_MEGABYTES = 6;

function mistakeIn(path: string): string | undefined {
  const stats = statSync(path);
  if (stats.isDirectory())
    return `est un dossier : mettez ses photos directement dans ${PHOTOS}, et retirez-le`;
  const megabytes = stats.size / 1e6;
  if (megabytes > MOST_MEGABYTES)
    return `pèse ${Math.ceil(megabytes)} Mo, ${MOST_MEGABYTES} au plus : ajoutez-la par l’éditeur, qui l’allège, ou réduisez-la à 2000 px de large`;
  const found = sizeOf(path);
  if (!found) return 'n’est pas une photo, quel que soit son nom : enregistrez-la en JPEG, PNG, WebP ou AVIF';
  const { type = '', width, height, orientation = 1 } = found;
  // The type comes from the file's content, because the extension may be wrong.
  if (!PHOTO_ENDINGS.includes(type))
    return `est un fichier ${type.toUpperCase()} : une photo s’enregistre en JPEG, PNG, WebP ou AVIF`;
  if (!isWhole(type, readFileSync(path)))
    return 'est coupée avant sa fin, et serait grise en bas : ajoutez-la de nouveau, depuis l’original';
  // EXIF orientations from 5 on swap width and height.
  const wide = orientation < 5 ? width : height;
  if (wide < LEAST_WIDTH)
    return `mesure ${wide} px de large, et il en faut ${LEAST_WIDTH} : prenez la photo d’origine`;
  return undefined;
}

/** The IEND chunk of a PNG, with its CRC. */
const PNG_END = '49454e44ae426082';

/** Whether a photo is complete. Browsers show the missing part of a truncated photo in grey. */
function isWhole(type: string, bytes: Buffer): boolean {
  // An end marker must follow the last start-of-scan marker; an embedded thumbnail has an earlier end marker.
  if (type === 'jpg') return bytes.lastIndexOf('ffd9', 'hex') > bytes.lastIndexOf('ffda', 'hex');
  if (type === 'png') return bytes.includes(PNG_END, 'hex');
  // `mistakeIn` has already rejected truncated AVIF files, whose size is unreadable.
  return type !== 'webp' || bytes.length >= bytes.readUInt32LE(4) + 8;
}

function sizeOf(path: string) {
  try {
    return imageSize(readFileSync(path));
  } catch {
    return undefined;
  }
}

function mistakeAt({ path, allowed, alone, alt }: Shown, paths: readonly string[]): string | undefined {
  if (!allowed)
    return `montre ${path} là où il n’y a pas de place pour une photo : mettez-la dans le champ « photo », ou dans le texte d’une section « texte » ou d’un guide`;
  if (!alt) return `montre ${path} sans dire ce qu’on y voit : écrivez ![ce qu’on y voit](${path})`;
  if (!alone)
    return `montre ${path} au milieu d’un paragraphe : mettez-la seule sur sa ligne, entre deux lignes vides`;
  if (paths.includes(path)) return undefined;
  const views = paths.filter((one) => one.startsWith(`${withoutAnchor(path)}#`));
  const remedy =
    views.length > 0 ? `prenez ${views.join(' ou ')}` : `ajoutez le fichier à ${PHOTOS}, ou retirez la photo`;
  return `montre ${path}, qui n’existe pas : ${suggestion(path, paths, remedy)}`;
}

/** Checks the files of content/photos, and the photos and drawings that texts show. */
export function photoIssues(root: string, tree: Pick<ContentTree, 'entries'>): ContentIssue[] {
  const folder = join(root, PHOTOS);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  const files = names.flatMap((name) => {
    const message = mistakeIn(join(folder, name));
    return message ? [{ file: `${PHOTOS}/${name}`, field: '', message }] : [];
  });
  const drawings = readdirSync(DRAWINGS).flatMap(drawingPaths);
  const paths = [...names.map((name) => `/photos/${name}`), ...drawings];
  const shown = photosShown(tree).flatMap((photo) => {
    const message = mistakeAt(photo, paths);
    return message ? [{ file: photo.file, field: photo.field, message }] : [];
  });
  return [...files, ...shown];
}
