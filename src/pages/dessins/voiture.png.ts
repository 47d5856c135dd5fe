import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { wholeCarFile } from '../../components/drawings/files.tsx';

/** The car for e-mails, which cannot show SVG but show this PNG 132 px wide. True colour avoids banding. */
export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(wholeCarFile()), { density: 144 })
    .resize(264)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
