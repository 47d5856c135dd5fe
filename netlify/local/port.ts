/** Port of `npm start` and `npm run dev` on this machine. */
export const PORT = Number(process.env['PORT'] || 8888);
