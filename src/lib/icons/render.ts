import { resolve } from 'node:path';
import sharp from 'sharp';
import { PAINT } from '../../styles/palette.ts';

/** The site's icon as drawn; its corners are cut round and left open. */
const DRAWING = resolve('src/lib/icons/icon.svg');

/** Side of the drawing, in units that a density of 72 makes pixels. */
const SIDE = 40;

/**
 * The site's icon as PNG.
 *
 * @param size side in pixels
 * @param corners `cut` shows round corners; `full` leaves them to the system that shows the icon
 */
export async function renderIcon(size: number, corners: 'cut' | 'full'): Promise<Buffer> {
  const icon = sharp(DRAWING, { density: (72 * size) / SIDE }).resize(size, size);
  const filled = corners === 'full' ? icon.flatten({ background: PAINT.edgeDeep }) : icon;
  return filled.png({ palette: true, effort: 10 }).toBuffer();
}

/**
 * A file of one icon, as browsers ask for at `/favicon.ico` by themselves.
 *
 * @param png picture with a side of less than 256 pixels
 * @param size that side
 */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture starts
  return Buffer.concat([header, png]);
}
