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

export async function rendererWith(data: Buffer<ArrayBuffer>): Promise<Renderer> {
  const made = new Renderer();
  await made.registerFont({ name: FACE, data, weight: 700 });
  return made;
}

/** Applies the EXIF orientation, crops, and removes metadata. */
const cut = (photo: Buffer): Promise<Buffer<ArrayBuffer>> =>
  sharp(photo)
    .rotate()
    .resize({ ...PHOTO_SIZE, fit: 'cover' })
    .png()
    .toBuffer();

/**
 * Renders a JPEG of 1200×630, below the 300 KB limit of messengers. Images are cached by a hash of all inputs, since
 * rendering is the slowest part of a build.
 * @param folder cache kept between builds; the URL ends with a slash
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
  // Writes to a temporary file and renames it, so that an interrupted or concurrent build leaves no partial image.
  const unfinished = new URL(`${name}.${process.pid}`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, image);
  renameSync(unfinished, kept);
  return image;
}
