/** `npm run dev`: Astro's dev server, the Netlify function `demande` with hot reload, and Redis (local-store.ts). */
import { dev, type ViteUserConfig } from 'astro';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { atEnd, callFunction, isFunction, PORT } from './host.ts';
import { openStore } from './local-store.ts';

const functionPlugin: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'function',
  configureServer(vite) {
    vite.middlewares.use(async (incoming, outgoing, next) => {
      if (!isFunction(incoming.url?.split('?')[0])) return next();
      try {
        const loaded = await vite.ssrLoadModule('/netlify/functions/demande.mts');
        const request = new NodeRequest({ req: incoming, res: outgoing });
        await sendNodeResponse(outgoing, await callFunction(loaded['default'], request));
      } catch (error) {
        next(error);
      }
    });
  },
};

const store = await openStore({ brief: false });
atEnd.defer(() => store.close());
const server = await dev({
  root: process.cwd(),
  // The port is fixed, because the printed URLs contain it.
  server: { host: '127.0.0.1', port: PORT },
  vite: { plugins: [functionPlugin], server: { strictPort: true } },
});
atEnd.defer(() => server.stop());
console.log(
  `\n  Contenu   http://localhost:${PORT}/admin\n  Demandes  ${store.kept}\n            pour les lire : npm run demandes -- list\n  Arrêt     Ctrl-C\n`,
);
