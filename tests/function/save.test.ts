import { expect, it } from 'vitest';
import { readSettings } from '../../netlify/demande/settings.ts';
import { save } from '../../netlify/demande/store.ts';
import { newVisit, toSave } from '../../netlify/demande/visit.ts';
import { aDemande } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();

it('stores nothing when a value would be read as two', async () => {
  const draft = { ...aDemande(), name: 'Camille\n1 rue de l’Exemple', address: '' };
  const settings = readSettings();
  const call = { action: 'create' as const, draft, demandeId: undefined, meta: {} };
  await expect(save(toSave(call, newVisit(settings, '', '')), settings)).rejects.toMatchObject({
    kind: 'UnknownState',
  });
  expect(await store.command('DBSIZE')).toBe(0);
});
