import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Writes a photograph with GPS data: red in the upper half, blue in the lower. @param orientation EXIF orientation */
export async function takePhoto(
  path: string,
  { width, height, orientation = 1 }: { width: number; height: number; orientation?: number },
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const half = { width, height: Math.floor(height / 2), channels: 3 } as const;
  const red = await sharp({ create: { ...half, background: '#c00000' } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#0000c0' } })
    .composite([{ input: red, top: 0, left: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 52/1 0/1' }, IFD0: { Artist: 'Karim' } })
    .withMetadata({ orientation })
    .toFile(path);
}
