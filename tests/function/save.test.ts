import { expect, it } from 'vitest';
import { newVisit } from '../../netlify/request/visit.ts';
import { save } from '../../netlify/store/save.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { aDemande } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();

it('stores nothing when a value would be read as two', async () => {
  const draft = { ...aDemande(), name: 'Camille\n1 rue de l’Exemple', address: '' };
  const call = { action: 'create' as const, draft, demandeId: undefined, meta: {} };
  await expect(save(call, newVisit('', ''), readSettings())).rejects.toMatchObject({
    kind: 'UnknownState',
  });
  expect(await store.command('DBSIZE')).toBe(0);
});
