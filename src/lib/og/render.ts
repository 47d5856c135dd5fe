import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Renderer } from '@takumi-rs/core';
import { DISPLAY_FACE } from '../display-face.ts';
import { BACKDROP } from './backdrop.ts';
import { FACE, GROUND, type ShareCard, shareLayout } from './layout.ts';
import { SIZE } from './look.ts';

const FORMAT = { ...SIZE, format: 'jpeg', quality: 80 } as const;

const IMAGES = [{ src: GROUND, data: Buffer.from(BACKDROP) }];

let face: Buffer<ArrayBuffer> | undefined;
let renderer: Promise<Renderer> | undefined;

/** What lays share images out and draws them, in the display face. */
export async function rendererWith(data: Buffer<ArrayBuffer>): Promise<Renderer> {
  const made = new Renderer();
  await made.registerFont({ name: FACE, data, weight: 700 });
  return made;
}

/**
 * A page's share image: JPEG of 1200×630, far under the 300 KB that messengers take. One that was drawn before from the
 * same words, layout, ground and face is taken as it is: drawing them is most of what a build would do.
 *
 * @param folder where images are kept from one build to the next; ends in a slash
 */
export async function renderShareImage(card: ShareCard, folder: URL): Promise<Buffer<ArrayBuffer>> {
  face ??= readFileSync(DISPLAY_FACE);
  const layout = shareLayout(card);
  const drawnFrom = JSON.stringify([layout, BACKDROP, FORMAT]);
  const name = createHash('sha256').update(face).update(drawnFrom).digest('hex');
  const kept = new URL(`${name}.jpg`, folder);
  if (existsSync(kept)) return readFileSync(kept);

  renderer ??= rendererWith(face);
  const image = await (await renderer).render(layout, { ...FORMAT, images: IMAGES });
  // Under its name only once it is whole: a build may be cut off, or another one may look for it.
  const unfinished = new URL(`${name}.${process.pid}`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, image);
  renameSync(unfinished, kept);
  return image;
}
