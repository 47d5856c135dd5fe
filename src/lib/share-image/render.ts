import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { DISPLAY_FACE } from '../build/display-face.ts';
import { BACKDROP, SIZE } from './backdrop.ts';
import { FACE, GROUND, PHOTO, PHOTO_SIZE, type ShareCard, shareLayout } from './layout.ts';

/** Without optimized coding, images are a tenth larger, but are encoded twice as fast. */
const JPEG = { quality: 80, optimizeCoding: false };

let face: Buffer<ArrayBuffer> | undefined;
let ground: Promise<Buffer<ArrayBuffer>> | undefined;
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
 * Renders a JPEG of 1200×630, below the 300 KB limit of messengers. Caches the image by a hash of all inputs, because
 * rendering is the slowest part of a build.
 * @param folder cache that the host keeps between builds; the URL ends with a slash
 */
export async function renderShareImage(
  card: ShareCard,
  folder: URL,
  faceFile = DISPLAY_FACE,
): Promise<Buffer<ArrayBuffer>> {
  face ??= readFileSync(faceFile);
  const layout = shareLayout(card);
  const drawnFrom = JSON.stringify([layout, BACKDROP, SIZE, JPEG]);
  const original = card.photo ? readFileSync(card.photo) : Buffer.alloc(0);
  const name = createHash('sha256').update(face).update(drawnFrom).update(original).digest('hex');
  const kept = new URL(`${name}.jpg`, folder);
  if (existsSync(kept)) return readFileSync(kept);

  renderer ??= rendererWith(face);
  // The backdrop is a PNG, because an SVG would be rasterized again for each image.
  ground ??= sharp(Buffer.from(BACKDROP)).png().toBuffer();
  const images = [{ src: GROUND, data: await ground }];
  if (card.photo) images.push({ src: PHOTO, data: await cut(original) });
  const pixels = await (await renderer).render(layout, { ...SIZE, format: 'raw', images });
  // Sharp encodes JPEG in half the time that Takumi needs.
  const image = await sharp(pixels, { raw: { ...SIZE, channels: 4 } })
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer();
  // Frees the 3 MB at once. Waiting for the garbage collector makes it run so often that a page takes 4 ms longer.
  pixels.buffer.transfer(0);
  // The temporary file prevents partial images if a build is interrupted or two builds run.
  const unfinished = new URL(`${name}.${process.pid}`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, image);
  renameSync(unfinished, kept);
  return image;
}
