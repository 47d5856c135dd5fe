import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { emulatedRedis } from '../../netlify/local/emulated-redis.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { formatIssue } from '../../src/lib/content/issue.ts';
import { openPoints } from '../../src/lib/prelaunch/open-points.ts';
import { contentTree, type Edit } from '../support/content-tree.ts';
import { startSmtp } from '../support/smtp.ts';

const COMPANY = 'content/reglages/entreprise.json';
const REVIEWS = 'content/avis.json';

/** What `npm run prelaunch` lists for the small valid tree, whose firm is all placeholders. */
const prelaunch = (...edits: Edit[]): string[] =>
  openPoints(contentTree(edits)).map((issue) => `✗ ${formatIssue(issue)}`);

/** What an owner writes over each placeholder. */
const REAL_COMPANY = {
  marque: 'Vitre et Cie',
  raisonSociale: 'Vitre et Cie SAS',
  formeJuridique: 'Société par actions simplifiée au capital de 8 000 €',
  hote: 'www.vitre-et-cie.fr',
  telephone: '01 40 00 24 75',
  messagerie: '06 40 98 24 75',
  courriel: 'contact@vitre-et-cie.fr',
  adresse: {
    rue: '12, rue des Bas',
    codePostal: '92230',
    ville: 'Gennevilliers',
    latitude: 48.9,
    longitude: 2.3,
  },
  siren: '123 456 789',
  rcs: 'Nanterre',
  rne: 'entreprise artisanale',
  tva: 'FR12 123456789',
  directeurPublication: 'Camille Martin',
  mediateur: {
    nom: 'Médiation conso',
    adresse: '3, rue de Paris, 75002 Paris',
    site: 'https://mediation.fr',
  },
  assurance: { nom: 'Mutuelle Pro', adresse: '4, rue de Lyon, 75012 Paris', territoire: 'France' },
  atelier: { verres: 'deux marques', colle: 'une colle', formation: 'un certificat' },
  hebergeur: {
    nom: 'Netlify, Inc.',
    adresse: 'San Francisco, États-Unis',
    telephone: '+32 2 555 00 00',
    site: 'https://www.netlify.com',
  },
  horaires: { ouverture: '08:00', fermeture: '20:00', texte: '8h-20h' },
  horairesTelephone: { ouverture: '00:00', fermeture: '23:59' },
  fondation: 2019,
};

const realCompany: Edit = { file: COMPANY, text: JSON.stringify(REAL_COMPANY) };

test('every placeholder of the firm is listed with file, field and remedy', () => {
  expect(prelaunch()).toEqual([
    `✗ ${COMPANY} : le champ « marque » (Clairvitre) est le nom provisoire : mettez celui de l’entreprise.`,
    `✗ ${COMPANY} : le champ « raisonSociale » (Clairvitre SARL) est le nom provisoire : mettez celui de l’entreprise.`,
    `✗ ${COMPANY} : le champ « hote » (www.clairvitre.example) emploie un domaine d’exemple : mettez le vrai.`,
    `✗ ${COMPANY} : le champ « telephone » (01 99 00 24 75) est un numéro réservé à la fiction : mettez le vrai.`,
    `✗ ${COMPANY} : le champ « messagerie » (06 39 98 24 75) est un numéro réservé à la fiction : mettez le vrai.`,
    `✗ ${COMPANY} : le champ « courriel » (contact@clairvitre.example) emploie un domaine d’exemple : mettez le vrai.`,
    `✗ ${COMPANY} : le champ « adresse.rue » (1, rue de l’Exemple) contient « exemple » : mettez le vrai nom ou la vraie adresse.`,
    `✗ ${COMPANY} : le champ « siren » (000 000 000) est un numéro SIREN d’exemple : mettez le vrai.`,
    `✗ ${COMPANY} : le champ « rne » (entreprise artisanale (exemple)) contient « exemple » : mettez le vrai nom ou la vraie adresse.`,
    `✗ ${COMPANY} : le champ « tva » (FR00 000000000) est un numéro de TVA d’exemple : mettez le vrai.`,
    `✗ ${COMPANY} : le champ « directeurPublication » (Camille Exemple) contient « exemple » : mettez le vrai nom ou la vraie adresse.`,
    `✗ ${COMPANY} : le champ « mediateur.nom » (Médiateur de la consommation (exemple)) contient « exemple » : mettez le vrai nom ou la vraie adresse.`,
    `✗ ${COMPANY} : le champ « mediateur.adresse » (1, place de l’Exemple, 75000 Paris) contient « exemple » : mettez le vrai nom ou la vraie adresse.`,
    `✗ ${COMPANY} : le champ « mediateur.site » (https://mediateur.example) emploie un domaine d’exemple : mettez le vrai.`,
    `✗ ${COMPANY} : le champ « assurance.nom » (Assureur (exemple)) contient « exemple » : mettez le vrai nom ou la vraie adresse.`,
    `✗ ${COMPANY} : le champ « assurance.adresse » (1, place de l’Exemple, 75000 Paris) contient « exemple » : mettez le vrai nom ou la vraie adresse.`,
    `✗ ${COMPANY} : le champ « assurance.territoire » ([territoire à compléter]) attend ce que vous seul savez : complétez.`,
    `✗ ${COMPANY} : le champ « atelier.verres » ([marques à compléter]) attend ce que vous seul savez : complétez.`,
    `✗ ${COMPANY} : le champ « atelier.colle » ([marque et norme à compléter]) attend ce que vous seul savez : complétez.`,
    `✗ ${COMPANY} : le champ « atelier.formation » ([formations et certifications à compléter]) attend ce que vous seul savez : complétez.`,
    `✗ ${COMPANY} : le champ « hebergeur.telephone » (01 99 00 00 00) est un numéro réservé à la fiction : mettez le vrai.`,
  ]);
});

test('with the real firm and no sample review the site may open', () => {
  expect(prelaunch(realCompany)).toEqual([]);
});

test('a sample review is listed, and so is the rating that counts it', () => {
  const zone = 'content/zones/pare-brise-93.md';
  const lines = prelaunch(
    realCompany,
    { file: REVIEWS, from: '"note": 5', to: '"note": 5, "exemple": true' },
    {
      file: zone,
      from: '  nom: Pare-brise dans le 93',
      to: '  nom: Pare-brise dans le 93\n  note: { valeur: 5, nombre: 47 }',
    },
  );
  expect(lines).toEqual([
    `✗ ${REVIEWS} : le champ « nadia-k » est un avis d’exemple : remplacez-le par un avis vérifié, sans « exemple ».`,
    `✗ ${zone} : le champ « balisage.note » (47 avis) ne repose que sur des avis d’exemple.`,
  ]);
});

const PROMISES = 'content/reglages/engagements.json';
const QUESTIONS = 'content/reglages/questions-juriste.json';
const ou = [{ fichier: 'faq/93/prix.md', mots: 'Comptez' }];

const withPromise = (confirme: boolean): Edit => ({
  file: PROMISES,
  text: JSON.stringify([{ id: 'acompte', promesse: 'Aucun acompte n’est demandé.', ou, confirme }]),
});

const withQuestion = (tranchee: boolean): Edit => ({
  file: QUESTIONS,
  text: JSON.stringify([{ id: 'vente', question: 'La pose est-elle une vente ?', ou, tranchee }]),
});

test('a promise is listed with its words and places until the owner confirms it', () => {
  const lines = prelaunch(realCompany, withPromise(false));
  expect(lines).toEqual([
    `✗ ${PROMISES} : le champ « acompte » n’est pas confirmé. Le site promet : « Aucun acompte n’est demandé. » (faq/93/prix.md). Vous vous y tenez : mettez « confirme » à true ; sinon, retirez la promesse de ces textes, puis d’ici.`,
  ]);
  expect(prelaunch(realCompany, withPromise(true))).toEqual([]);
});

test('a question of law is listed until a lawyer has answered it', () => {
  const lines = prelaunch(realCompany, withQuestion(false));
  expect(lines).toEqual([
    `✗ ${QUESTIONS} : le champ « vente » attend un juriste : « La pose est-elle une vente ? » (faq/93/prix.md). Une fois les textes accordés à sa réponse, mettez « tranchee » à true.`,
  ]);
  expect(prelaunch(realCompany, withQuestion(true))).toEqual([]);
});

test('a fictional number typed into a text is found too', () => {
  const lines = prelaunch(realCompany, {
    file: 'content/faq/93/prix.md',
    from: 'Comptez',
    to: 'Appelez le 01 99 00 24 75. Comptez',
  });
  expect(lines[0]).toContain('content/faq/93/prix.md : le champ « texte »');
});

test.each([
  [
    'a number reserved for fiction',
    'content/textes/legal-resume.json',
    '"texte": "',
    '"texte": "Appelez le 01 99 00 24 75. ',
  ],
  [
    'the stand-in brand',
    'content/zones/pare-brise-93.md',
    'texte: Une pose',
    'texte: Chez Clairvitre, une pose',
  ],
  ['what is still to be filled in', 'content/faq/93/prix.md', 'Comptez', 'Le [prix à compléter]. Comptez'],
  ['an invented person', 'content/faq/93/prix.md', 'Comptez', 'Camille Exemple répond. Comptez'],
  ['a number reserved for fiction', 'content/avis.json', 'caméra comprise', 'au 06 39 98 24 75'],
])('%s typed into %s is found', (_, file, from, to) => {
  const lines = prelaunch(realCompany, { file, from, to });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${file} : le champ « `);
});

/** The command in a tree of its own, with these variables besides. */
async function command(
  edits: Edit[],
  env: Record<string, string> = {},
): Promise<[code: number, last: string]> {
  const child = spawn(process.execPath, [`${process.cwd()}/src/tools/prelaunch.ts`], {
    cwd: contentTree(edits),
    env: { PATH: process.env['PATH'], ...env },
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return [code as number, out.trim().split('\n').at(-1) ?? ''];
}

test('the command fails while anything is left, in content/ or in the environment, and says how much', async () => {
  expect(await command([])).toEqual([1, '23 points à régler avant l’ouverture du site.']);
  expect(await command([realCompany])).toEqual([1, '2 points à régler avant l’ouverture du site.']);
});

test('the command ends well when nothing is left', async () => {
  const rest = await startRestServer(emulatedRedis(), 'token');
  const smtp = await startSmtp();
  const env = { UPSTASH_REDIS_REST_URL: rest.url, UPSTASH_REDIS_REST_TOKEN: 'token', SMTP_URL: smtp.url };
  const ended = await command([realCompany], env);
  await Promise.all([rest.close(), smtp.close()]);
  expect(ended).toEqual([0, 'Plus aucune donnée provisoire : le site peut ouvrir.']);
});
