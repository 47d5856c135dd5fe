import { expect, test } from 'vitest';
import { checkOnSave, type Snapshot } from '../../src/editor/check-on-save.ts';
import { rawEntries } from '../../src/lib/content/raw.ts';
import { COLLECTIONS, type CollectionName } from '../../src/schemas/collections.ts';

const snapshot = (): Snapshot =>
  Object.fromEntries(
    (Object.keys(COLLECTIONS) as CollectionName[]).map((name) => [name, rawEntries(process.cwd(), name, [])]),
  ) as Snapshot;

const QUESTION = 'content/faq/93/prix.md';

test('a question that is in order is saved without a word', () => {
  const data = { question: 'Faut-il être présent ?', sujet: '', body: 'Au début et à la fin.' };
  expect(checkOnSave(snapshot(), { path: 'content/faq/accueil/presence.md', data })).toEqual({
    wrong: [],
    doubtful: [],
  });
});

test('what a schema refuses is told as the check of content/ tells it', () => {
  const data = { question: 'Quoi ?', body: 'Rien.' };
  expect(checkOnSave(snapshot(), { path: QUESTION, data }).wrong).toEqual([
    '« Question » est trop court : au moins 10 caractères.',
  ]);
});

test('HTML and the name of a cookie are refused where they stand, without a line that a form has not', () => {
  const data = { question: 'À quoi sert _gcl_au ?', body: 'À <b>compter</b>.' };
  expect(checkOnSave(snapshot(), { path: QUESTION, data }).wrong).toEqual([
    expect.stringMatching(/^« Question » contient « _gcl_au », où Markdown lit/),
    expect.stringMatching(/^« Réponse » contient du HTML, « <b> » :/),
  ]);
});

test('a field is called as in the form, and an item of a list by its number', () => {
  const content = snapshot();
  const zone = content.zones.find(({ id }) => id === 'remplacement-pare-brise-95');
  const data = structuredClone(zone?.data) as {
    zone: object;
    sections: { modele: string; villes?: string[] }[];
  };
  const towns = data.sections.findIndex(({ modele }) => modele === 'villes');
  data.sections[towns]?.villes?.splice(6, 1, 'Pontoize');
  const path = zone?.file ?? '';
  expect(checkOnSave(content, { path, data }).doubtful).toEqual([
    expect.stringContaining(`« Sections ${towns + 1} › Communes 7 » nomme « Pontoize »`),
  ]);
  data.sections[towns]?.villes?.splice(6, 1, 'P'.repeat(100));
  expect(checkOnSave(content, { path, data }).wrong).toEqual([
    `« Sections ${towns + 1} › Communes 7 » est trop long : au plus 90 caractères.`,
  ]);
});

test('a review is called by its name', () => {
  const content = snapshot();
  const avis = content.avis.map(({ data }) => ({ ...(data as object) })) as { id: string; texte: string }[];
  Object.assign(avis[1] ?? {}, { texte: 'Bien.' });
  expect(checkOnSave(content, { path: 'content/avis.json', data: { avis } }).wrong).toEqual([
    `« ${avis[1]?.id} › Texte » est trop court : au moins 30 caractères.`,
  ]);
});

test('a figure that its page does not advertise is doubtful: another change may bring it', () => {
  const data = { question: 'Combien coûte la pose ?', body: 'Elle coûte {prix-inconnu}.' };
  expect(checkOnSave(snapshot(), { path: QUESTION, data }).doubtful.join()).toContain(
    'emploie {prix-inconnu}',
  );
});

test('what was saved before in the same sitting is known', () => {
  const content = snapshot();
  const [first] = content.avis;
  const avis = [first?.data, { ...(first?.data as object), id: 'nouvel-avis' }];
  checkOnSave(content, { path: 'content/avis.json', data: { avis } });
  expect(content.avis.map(({ id }) => id)).toEqual([first?.id, 'nouvel-avis']);
});

test('the files of other folders are not its business', () => {
  expect(checkOnSave(snapshot(), { path: 'public/logo.svg', data: {} })).toEqual({ wrong: [], doubtful: [] });
});
