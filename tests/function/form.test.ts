import { expect, test } from 'vitest';
import { telephone, texts } from '../../netlify/request/texts.ts';
import { aDemande } from '../support/demande.ts';
import { htmlMistakes } from '../support/html.ts';
import { AWAY, withWorld } from '../support/world.ts';

const world = withWorld({ channels: false });

async function post(fields: Record<string, string>) {
  const response = await world.post('/api/demande', fields);
  return { response, page: await response.text() };
}

test('a form sent without JavaScript is stored as a request, and the response redirects to the confirmation page', async () => {
  const data = { ...aDemande(), name: 'Camille Exemple', address: '1 rue de l’Exemple' };
  const { response, page } = await post(data);
  expect([response.status, response.headers.get('location'), page]).toEqual([303, texts.page.suite.vers, '']);
  expect(await world.all()).toMatchObject([{ ...data, suspect: false }]);
});

test('a form sent twice without JavaScript is stored once, and a filled-in honeypot marks the request as suspect', async () => {
  const data = { ...aDemande(), site_web: 'http://spam.example' };
  for (let n = 0; n < 2; n += 1) expect((await post(data)).response.status).toBe(303);
  expect((await world.all()).map(({ suspect }) => suspect)).toEqual([true]);
});

test('an invalid form sent without JavaScript is shown again with its values and an error at each invalid field', async () => {
  const typed = { vitrage: 'Lunette arrière', phone: '', name: 'Zoé', address: "l'Isle & <b>" };
  const { response, page } = await post({ plaque: ' ', ...typed });
  const type = response.headers.get('content-type');
  expect([response.status, type]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page).toMatch(/<html lang="fr">[\s\S]*<meta name="viewport"[\s\S]*<title>Erreur\u00a0: /);
  expect(page).toMatch(/ class="field-wrong" id="erreur-plaque">Indiquez votre plaque d’immatriculation\.</);
  expect(page).toContain(' class="field-wrong" id="erreur-phone">Indiquez votre numéro de téléphone.</p>');
  expect(page).not.toContain('erreur-vitrage');
  expect(page).toMatch(/value="Lunette arrière"\s+required checked/);
  expect(page).toContain(`href="tel:+33${telephone.replaceAll(/^0|\s/g, '')}"`);
  expect(await htmlMistakes(page)).toEqual([]);
});

test('an empty or oversized form sent without JavaScript is answered with an error page', async () => {
  expect((await post({})).response.status).toBe(400);
  const { response, page } = await post({ ...aDemande(), address: 'x'.repeat(20_000) });
  expect(response.status).toBe(413);
  expect(page).toMatch(/trop longue/);
});

test('while the storage is unreachable, a form sent without JavaScript gets an error page with the company’s phone number', async () => {
  world.rebuild({}, AWAY);
  const data = aDemande();
  const { response, page } = await post({ ...data });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(page).toContain(telephone);
  expect(page).toMatch(/<title>(.*) – [^]*<h1>\1<\/h1>/);
  expect(page).toContain(`value="${data.phone}"`);
});
