import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { emulatedRedis } from '../../netlify/local/emulated-redis.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { launchChecklist } from '../../src/lib/launch/checklist.ts';
import { holdingPoints, type OpenPoint } from '../../src/lib/launch/points.ts';
import { contentTree, type Edit, promise } from '../support/content-tree.ts';
import { startSmtp } from '../support/smtp.ts';

const COMPANY = 'content/reglages/entreprise.json';
const QUESTION = 'content/faq/93/prix.md';

function realCompany(): Edit {
  const company = JSON.parse(readFileSync(join(contentTree(), COMPANY), 'utf8'));
  return {
    file: COMPANY,
    text: JSON.stringify({
      ...company,
      marque: 'Vitre et Cie',
      raisonSociale: 'Vitre et Cie SAS',
      hote: 'www.vitre-et-cie.fr',
      telephone: '01 40 00 24 75',
      messagerie: '06 40 98 24 75',
      courriel: 'contact@vitre-et-cie.fr',
      adresse: { ...company.adresse, rue: '12, rue des Bas', latitude: 48.93, longitude: 2.3 },
      siren: '123 456 789',
      rne: 'entreprise artisanale',
      tva: 'FR12 123456789',
      directeurPublication: 'Camille Martin',
      mediateur: { nom: 'Médiation', adresse: '3, rue de Paris, 75002 Paris', site: 'https://mediation.fr' },
      assurance: { nom: 'Mutuelle Pro', adresse: '4, rue de Lyon, 75012 Paris' },
      hebergeur: { ...company.hebergeur, telephone: '+32 2 555 00 00' },
    }),
  };
}

const points = (...edits: Edit[]): OpenPoint[] =>
  launchChecklist(contentTree(edits)).groups.flatMap((group) => group.points);

test('the launch checklist counts its open points, and names missing company data by their form labels', () => {
  const list = launchChecklist(contentTree());
  const points = expect.arrayContaining([
    expect.objectContaining({ where: 'L’entreprise › Médiateur de la consommation › Nom' }),
  ]);
  expect(list.groups[0]).toMatchObject({ owner: 'proprietaire', points });
  expect(list.total - list.settled).toBe(list.groups.reduce((sum, group) => sum + group.points.length, 0));
});

test('the launch checklist is not complete while latitude and longitude are those of the sample company', () => {
  const sample: Edit = { file: COMPANY, from: '48.93,"longitude":2.3', to: '48.9257,"longitude":2.2944' };
  expect(points(realCompany(), sample)).toMatchObject([{ where: 'L’entreprise › Adresse › Latitude' }]);
});

test('the launch checklist recognises the sample phone number even if it is written with no-break spaces', () => {
  const edit: Edit = { file: COMPANY, from: '"01 99 00 24 75"', to: '"01\u00a099\u00a000\u00a024\u00a075"' };
  expect(points(edit)).toHaveLength(points().length);
});

const SAMPLE: Edit = { file: 'content/avis.json', from: '"note": 5', to: '"note": 5, "exemple": true' };
const LEGAL_QUESTION: Edit = {
  file: 'content/reglages/questions-juriste.json',
  text: '[{ "id": "vente", "question": "La pose est-elle une vente ?", "reponse": "à confirmer" }]',
};

test('placeholder company data or sample reviews keep the site noindex, but other open points do not', () => {
  const held = (...edits: Edit[]) => holdingPoints(launchChecklist(contentTree(edits))).length > 0;
  expect(held()).toBe(true);
  expect(held(realCompany(), SAMPLE)).toBe(true);
  const invented: Edit = { file: QUESTION, from: 'Comptez', to: 'Camille Exemple répond. Comptez' };
  expect(held(realCompany(), promise('à confirmer'), LEGAL_QUESTION, invented)).toBe(false);
});

test('the launch checklist has a single point for all sample reviews, which states their number', () => {
  expect(points(realCompany(), SAMPLE)).toEqual([
    expect.objectContaining({ where: 'Avis de clients', text: expect.stringContaining(' : 1.') }),
  ]);
});

const passage = { file: QUESTION, from: 'Comptez', to: '{si sans-acompte}Aucun acompte.{fin} Comptez' };

test('the launch checklist lists a promise and the pages that make it until the owner confirms or declines it', () => {
  expect(points(realCompany(), promise('à confirmer'), passage)).toMatchObject([
    { where: 'Engagements › Aucun acompte n’est demandé.', pages: ['/pare-brise-93'] },
  ]);
  expect(points(realCompany(), promise('oui'), passage)).toEqual([]);
  expect(points(realCompany(), promise('non'), passage)).toEqual([]);
});

test('the launch checklist assigns a legal question to the lawyer', () => {
  const { groups } = launchChecklist(contentTree([realCompany(), LEGAL_QUESTION]));
  const open = groups.filter((group) => group.points.length > 0);
  expect(open.map(({ owner }) => owner)).toEqual(['juriste']);
});

test('if a {si …} passage depends on a fact without a value, the launch checklist shows the fact’s label', () => {
  const to = '{si duree-reparation}En {duree-reparation}.{fin} Comptez';
  const waits: Edit = { file: QUESTION, from: 'Comptez', to };
  const given: Edit = { file: 'content/reglages/tarifs.json', text: '{ "duree-reparation": "30 min" }' };
  expect(points(realCompany(), waits)).toMatchObject([
    { where: 'Tarifs et chiffres communs › Réparation d’un impact', pages: ['/pare-brise-93'] },
  ]);
  expect(points(realCompany(), waits, given)).toEqual([]);
});

describe('facts without a value', () => {
  const to = '{si duree-reparation}En {duree-reparation}.{fin} Comptez';
  const waits: Edit = { file: QUESTION, from: 'Comptez', to };
  const fact = (more: string): Edit => ({
    file: 'content/reglages/faits.json',
    from: '"libelle": "Réparation d’un impact"',
    to: `"libelle": "Réparation d’un impact"${more}`,
  });

  test('if a fact required by law has no value, the launch checklist names the law', () => {
    expect(points(realCompany(), waits, fact(', "loi": "RGPD, article 13"'))).toMatchObject([
      { text: expect.stringContaining('La loi demande cette mention (RGPD, article 13)') },
    ]);
  });

  test.each(['', ', "loi": "RGPD, article 13"'])(
    'the launch checklist counts a fact without a value as settled once it is declared «sans objet»%s',
    (law) => {
      const list = launchChecklist(contentTree([realCompany(), waits, fact(`${law}, "sansObjet": "oui"`)]));
      expect(list.groups.flatMap((group) => group.points)).toEqual([]);
      expect(
        list.groups.find(({ title }) => title.startsWith(law ? 'Mentions' : 'Renseignements')),
      ).toMatchObject({
        settled: 1,
      });
    },
  );
});

test.each([
  ['a phone number reserved for fiction', 'content/avis.json', 'caméra comprise', 'au 06 39 98 24 75'],
  ['the placeholder brand', 'content/zones/pare-brise-93.md', 'texte: Une', 'texte: Chez Clairvitre, une'],
  ['an invented person', QUESTION, 'Comptez', 'Camille Exemple répond. Comptez'],
])('the launch checklist reports %s in a text', (_, file, from, to) => {
  expect(points(realCompany(), { file, from, to })).toHaveLength(1);
});

async function command(edits: Edit[], env: Record<string, string> = {}): Promise<[number, string]> {
  const child = spawn(process.execPath, [`${process.cwd()}/src/tools/prelaunch.ts`], {
    cwd: contentTree(edits),
    env: { PATH: process.env['PATH'], ...env },
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return [code as number, out];
}

test('npm run prelaunch fails and names the environment variables to set or to correct', async () => {
  const [code, out] = await command([realCompany()], { PORT: 'abc' });
  expect(code).toBe(1);
  expect(out).toContain('TECHNICIEN : 3 à régler');
  expect(out.match(/(?<=☐ ).*/g)).toEqual(['PORT', 'UPSTASH_REDIS_REST_URL', 'SMTP_URL']);
});

test('npm run prelaunch succeeds when nothing is left to do', async () => {
  const rest = await startRestServer(emulatedRedis(), 'token');
  const smtp = await startSmtp();
  const env = { UPSTASH_REDIS_REST_URL: rest.url, UPSTASH_REDIS_REST_TOKEN: 'token', SMTP_URL: smtp.url };
  const [code, out] = await command([realCompany()], env);
  await Promise.all([rest.close(), smtp.close()]);
  expect([code, out]).toEqual([0, expect.stringContaining('PROPRIÉTAIRE : tout est réglé')]);
});
