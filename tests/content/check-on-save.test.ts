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
    `${QUESTION} : le champ « question » est trop court : au moins 10 caractères.`,
  ]);
});

test('HTML and the name of a cookie are refused where they stand, without a line that a form has not', () => {
  const data = { question: 'À quoi sert _gcl_au ?', body: 'À <b>compter</b>.' };
  expect(checkOnSave(snapshot(), { path: QUESTION, data }).wrong).toEqual([
    expect.stringMatching(/le champ « question » contient « _gcl_au », où Markdown lit/),
    expect.stringMatching(/le champ « body » contient du HTML, « <b> » :/),
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
