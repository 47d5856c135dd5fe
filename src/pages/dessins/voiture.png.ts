import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { wholeCarFile } from '../../components/drawings/files.tsx';

/**
 * The whole car for mails, which show no SVG: 132 px wide, at twice that for dense screens. In all colours: with a
 * palette the light of the lamps ended in hard patches beside the car.
 */
export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(wholeCarFile()), { density: 144 })
    .resize(264)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
