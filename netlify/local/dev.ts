/** `npm run dev`: pages with hot reload, and the function, read anew when it changes, on a local storage. */
import { dev, type ViteUserConfig } from 'astro';
import { DEMANDE_PATH } from '../../src/domain/demande.ts';
import { HEALTH_PATH } from '../notify/health-now.ts';
import { FOLLOW_UP_PATH } from '../notify/link.ts';
import { closeAtEnd } from './closing.ts';
import { callFunction, type LocalFunction } from './function-call.ts';
import { openStore } from './local-store.ts';
import { PORT } from './server.ts';

/** Where each function is, by the path at which it answers. */
const SOURCES: Readonly<Record<string, string>> = {
  [DEMANDE_PATH]: '/netlify/functions/demande.mts',
  [FOLLOW_UP_PATH]: '/netlify/functions/suivi.mts',
  [HEALTH_PATH]: '/netlify/functions/sante.mts',
};

/** Answers the functions' paths inside Astro's development server. */
const functionPlugin: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'functions',
  configureServer(vite) {
    vite.middlewares.use(async (incoming, outgoing, next) => {
      const source = SOURCES[incoming.url?.split('?')[0] ?? ''];
      if (!source) return next();
      try {
        const loaded = (await vite.ssrLoadModule(source)) as { default: LocalFunction };
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
  `\n  Contenu   http://localhost:${PORT}/admin\n  Demandes  ${store.kept}\n            pour les lire : npm run demandes -- list\n  Arrêt     Ctrl-C\n`,
);
