import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { HELD_BACK } from '../lib/opening/gate.ts';
import { opening } from '../lib/opening/opening.ts';
import { holdingPoints } from '../lib/opening/points.ts';

/**
 * Makes production builds noindex and without ratings while the firm's identity is a placeholder or reviews are
 * samples. Other builds are as after launch.
 */
export const openingGate = (): AstroIntegration => ({
  name: 'opening-gate',
  hooks: {
    'astro:config:setup': ({ config, logger }) => {
      if (process.env['CONTEXT'] !== 'production') return;
      const { length } = holdingPoints(opening(fileURLToPath(config.root)));
      if (length === 0) return;
      process.env[HELD_BACK] = 'true';
      logger.warn(
        `${length} points de l’identité ou des avis sont encore des exemples (npm run prelaunch). Aucune page n’est indexée, aucune note n’est déclarée.`,
      );
    },
  },
});
