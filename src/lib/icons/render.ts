import { resolve } from 'node:path';
import sharp from 'sharp';
import * as PAINT from '../../styles/palette.ts';

const DRAWING = resolve('src/lib/icons/icon.svg');

/** Size in SVG units, which are px at a density of 72. */
const SIDE = 40;

/** @param size in px @param corners `cut` leaves the corners round; `full` fills them, for systems that mask icons */
export async function renderIcon(size: number, corners: 'cut' | 'full'): Promise<Buffer> {
  const icon = sharp(DRAWING, { density: (72 * size) / SIDE }).resize(size, size);
  const filled = corners === 'full' ? icon.flatten({ background: PAINT.edgeDeep }) : icon;
  return filled.png({ palette: true, effort: 10 }).toBuffer();
}

/** Wraps a PNG as an ICO file. @param png smaller than 256 px @param size in px */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // image count
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // image offset
  return Buffer.concat([header, png]);
}
