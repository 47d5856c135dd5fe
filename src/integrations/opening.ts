import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { HELD_BACK } from '../lib/opening/gate.ts';
import { opening } from '../lib/opening/opening.ts';
import { awaitsAnswers } from '../lib/opening/points.ts';

/**
 * Keeps an unfinished site from search engines: in the host's production build, while the owner or the lawyer has
 * something left to answer, every page is noindex and declares no rating. Other builds are as the site will be.
 */
export const openingGate = (): AstroIntegration => ({
  name: 'opening-gate',
  hooks: {
    'astro:config:setup': ({ config, logger }) => {
      if (process.env['CONTEXT'] !== 'production') return;
      const list = opening(fileURLToPath(config.root));
      if (!awaitsAnswers(list)) return;
      process.env[HELD_BACK] = 'true';
      logger.warn(
        `Le site n’est pas prêt : ${list.total - list.settled} points restent ouverts (npm run prelaunch). Aucune page n’est indexée, aucune note n’est déclarée.`,
      );
    },
  },
});
