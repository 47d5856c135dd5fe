import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { DISPLAY_FACE } from '../display-face.ts';
import { backdrop } from './backdrop.ts';
import { type ShareCard, shareLayout } from './layout.ts';
import { SIZE } from './look.ts';

/** Packed without mozjpeg, whose fifth less would take most of a build's time, and which no visitor waits for. */
const JPEG = { quality: 86 };

let face: Buffer | undefined;

/**
 * A page's share image: JPEG of 1200×630, far under the 300 KB that messengers take. One that was drawn before from the
 * same words, layout, ground and face is taken as it is: drawing them is most of what a build would do.
 *
 * @param folder where images are kept from one build to the next; ends in a slash
 */
export async function renderShareImage(card: ShareCard, folder: URL): Promise<Buffer> {
  face ??= readFileSync(DISPLAY_FACE);
  const layout = shareLayout(card);
  const ground = backdrop();
  const drawnFrom = JSON.stringify([layout, ground, JPEG]);
  const name = createHash('sha256').update(face).update(drawnFrom).digest('hex');
  const kept = new URL(`${name}.jpg`, folder);
  if (existsSync(kept)) return readFileSync(kept);

  const words = await satori(layout, {
    ...SIZE,
    fonts: [{ name: 'Bricolage', data: face, weight: 700, style: 'normal' }],
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${ground}${words}</svg>`;
  const image = await sharp(Buffer.from(svg)).flatten().jpeg(JPEG).toBuffer();
  // Under its name only once it is whole: a build may be cut off, or another one may look for it.
  const unfinished = new URL(`${name}.${process.pid}`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, image);
  renameSync(unfinished, kept);
  return image;
}
