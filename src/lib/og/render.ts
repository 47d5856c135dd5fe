import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { DISPLAY_FACE } from '../display-face.ts';
import { backdrop } from './backdrop.ts';
import { type ShareCard, shareLayout } from './layout.ts';
import { SIZE } from './size.ts';

let face: Buffer | undefined;

/** A page's share image: JPEG of 1200×630, far under the 300 KB that messengers take. */
export async function renderShareImage(card: ShareCard): Promise<Buffer> {
  face ??= readFileSync(DISPLAY_FACE);
  const words = await satori(shareLayout(card), {
    ...SIZE,
    fonts: [{ name: 'Bricolage', data: face, weight: 700, style: 'normal' }],
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${backdrop()}${words}</svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
