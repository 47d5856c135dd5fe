import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { drawingFile } from '../../components/drawings/files.ts';

/** The whole car for mails, which show no SVG: 330 px wide, at twice that for dense screens. */
export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(drawingFile('voiture')), { density: 144 })
    .resize(660)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
