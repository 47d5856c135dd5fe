import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { count } from '../domain/sentence.ts';
import { launchChecklist } from '../lib/launch/checklist.ts';
import { HELD_BACK } from '../lib/launch/gate.ts';
import { holdingPoints } from '../lib/launch/points.ts';

/** Makes production builds noindex and omits ratings, while the company's identity or published reviews are samples. */
export const launchGate = (): AstroIntegration => ({
  name: 'launch-gate',
  hooks: {
    'astro:config:setup': ({ config, logger }) => {
      if (process.env['CONTEXT'] !== 'production') return;
      const { length } = holdingPoints(launchChecklist(fileURLToPath(config.root)));
      if (length === 0) return;
      process.env[HELD_BACK] = 'true';
      logger.warn(
        `L’identité et les avis contiennent encore ${count(length, 'exemple')} (npm run prelaunch). Aucune page n’est indexée, aucune note n’est déclarée.`,
      );
    },
  },
});
