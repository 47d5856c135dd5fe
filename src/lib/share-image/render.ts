import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { DISPLAY_FACE } from '../build/display-face.ts';
import { BACKDROP, SIZE } from './backdrop.ts';
import { FACE, GROUND, PHOTO, PHOTO_SIZE, type ShareCard, shareLayout } from './layout.ts';

const FORMAT = { ...SIZE, format: 'jpeg', quality: 80 } as const;

const GROUND_IMAGE = { src: GROUND, data: Buffer.from(BACKDROP) };

let face: Buffer<ArrayBuffer> | undefined;
let renderer: Promise<Renderer> | undefined;

/** The renderer of share images, with the display face. */
export async function rendererWith(data: Buffer<ArrayBuffer>): Promise<Renderer> {
  const made = new Renderer();
  await made.registerFont({ name: FACE, data, weight: 700 });
  return made;
}

/** A photograph upright and cut to its room, without what the camera wrote into it. */
const cut = (photo: Buffer): Promise<Buffer<ArrayBuffer>> =>
  sharp(photo)
    .rotate()
    .resize({ ...PHOTO_SIZE, fit: 'cover' })
    .png()
    .toBuffer();

/**
 * A page's share image: JPEG of 1200×630, far under the 300 KB that messengers take. One that was drawn before from the
 * same words, photograph, layout, ground and face is taken as it is: drawing them is most of what a build would do.
 *
 * @param folder where images are kept from one build to the next; ends in a slash
 * @param faceFile the display face
 */
export async function renderShareImage(
  card: ShareCard,
  folder: URL,
  faceFile = DISPLAY_FACE,
): Promise<Buffer<ArrayBuffer>> {
  face ??= readFileSync(faceFile);
  const layout = shareLayout(card);
  const drawnFrom = JSON.stringify([layout, BACKDROP, FORMAT]);
  const original = card.photo ? readFileSync(card.photo) : Buffer.alloc(0);
  const name = createHash('sha256').update(face).update(drawnFrom).update(original).digest('hex');
  const kept = new URL(`${name}.jpg`, folder);
  if (existsSync(kept)) return readFileSync(kept);

  renderer ??= rendererWith(face);
  const images = card.photo ? [GROUND_IMAGE, { src: PHOTO, data: await cut(original) }] : [GROUND_IMAGE];
  const image = await (await renderer).render(layout, { ...FORMAT, images });
  // Under its name only once it is whole: a build may be cut off, or another one may look for it.
  const unfinished = new URL(`${name}.${process.pid}`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, image);
  renameSync(unfinished, kept);
  return image;
}
