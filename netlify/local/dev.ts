/** `npm run dev`: pages with hot reload, and the function, read anew when it changes, on a local storage. */
import { dev, type ViteUserConfig } from 'astro';
import { DEMANDE_PATH } from '../../src/domain/demande.ts';
import { closeAtEnd } from './closing.ts';
import { callFunction, type DemandeFunction } from './function-call.ts';
import { openStore } from './local-store.ts';
import { PORT } from './port.ts';

/** Answers the function's path inside Astro's development server. */
const functionPlugin: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'demande',
  configureServer(vite) {
    vite.middlewares.use(async (incoming, outgoing, next) => {
      if (incoming.url?.split('?')[0] !== DEMANDE_PATH) return next();
      try {
        const loaded: { default: DemandeFunction } = (await vite.ssrLoadModule(
          '/netlify/functions/demande.mts',
        )) as {
          default: DemandeFunction;
        };
        await callFunction(loaded.default, incoming, outgoing);
      } catch (error) {
        next(error);
      }
    });
  },
};

const store = await openStore({ brief: false });
closeAtEnd(() => store.close());
const server = await dev({
  root: process.cwd(),
  server: { host: '127.0.0.1', port: PORT },
  vite: { plugins: [functionPlugin] },
});
closeAtEnd(() => server.stop());
console.log(
  `\n  Demandes  ${store.kept}\n            pour les lire : npm run demandes -- list\n  Arrêt     Ctrl-C\n`,
);
