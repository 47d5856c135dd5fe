import { suggestion } from '../../domain/suggest.ts';
import { EVERYWHERE } from '../../schemas/texts/words.ts';
import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree, Entry } from '../content/parse.ts';
import { type PageCollection, pagesIn } from '../content/path-of.ts';
import { writtenIn } from '../content/walk-texts.ts';
import { firmFacts, type Facts, siteFacts } from '../facts/facts.ts';
import { DECLARED_KINDS, FACT_KINDS, type FactKind, isOfKind, KIND_NAMES } from '../facts/kinds.ts';
import { FACT_PATTERN, factsIn, PASSAGE } from '../facts/passages.ts';
import { MODEL_PRICES } from '../publish/page-facts.ts';
import { ownFacts, questionsOf, sourcesOf } from '../publish/published.ts';
import { OWN_NAMES } from './marks.ts';

interface Known {
  kinds: ReadonlyMap<string, FactKind>;
  /** Names of facts, with or without a value. */
  facts: readonly string[];
  /** Names of commitments and legal questions, allowed in `{si …}` only. */
  promises: readonly string[];
  /** Whether other names are allowed, because code fills them in at run time. */
  others?: true;
}

/** Facts that components show. Texts need not use these facts. */
const SHOWN_BY_DESIGN: readonly string[] = ['note-avis', 'nombre-avis'];

/** Reports unknown names, invalid values, and facts, commitments and legal questions that no text uses. */
export function checkFacts(tree: ContentTree): ContentIssue[] {
  const { faits, faq, tarifs, engagements, 'questions-juriste': questions } = tree.entries;
  const sources = sourcesOf(tree);
  const kinds = new Map(faits.map(({ id, data }) => [id, data.type]));
  const known: Known = {
    kinds,
    facts: [...kinds.keys(), ...Object.keys(firmFacts(sources)), MODEL_PRICES],
    promises: [...engagements, ...questions].map(({ id }) => id),
  };
  const site = siteFacts(sources);
  const ofFlow = siteFacts({ ...sources, company: undefined, addresses: {} });
  const inFlow: Known = { ...known, facts: [...kinds.keys(), ...EVERYWHERE], others: true };
  return [
    ...[...tarifs, ...tree.entries['legal-resume']].flatMap((entry) =>
      namingIssues(entry, site, entry.file, known),
    ),
    ...OWN_NAMES.flatMap((name) => tree.entries[name] as Entry[]).flatMap((entry) =>
      namingIssues(entry, ofFlow, entry.file, inFlow),
    ),
    ...pagesIn(tree).flatMap((page) => {
      const parts = [page, ...questionsOf(page, faq)];
      return [
        ...parts.flatMap((part) => namingIssues(part, page.data.faits, page.file, known)),
        ...unusedFacts(page, parts),
      ];
    }),
    ...promiseIssues(tree, known),
  ];
}

function namingIssues(entry: Entry, values: Facts, page: string, known: Known): ContentIssue[] {
  const { file } = entry;
  return writtenIn(entry).flatMap(({ field, text, schema: { reference, kind } }) => {
    const messages =
      reference === 'valeur-de-fait'
        ? [wrongValue(field.split('.').at(-1) ?? '', text, known)]
        : reference === 'nom-de-fait'
          ? [wrongKind(text, kind, values, known)]
          : unknownNames(text, values, file === page ? 'la page' : page, known);
    return messages.flatMap((message) => (message ? { file, field, message } : []));
  });
}

function wrongValue(name: string, value: string, { kinds }: Known): string | undefined {
  const kind = kinds.get(name);
  if (!kind)
    return `n’a pas de libellé : ${suggestion(name, kinds.keys(), 'ajoutez-le à content/reglages/faits.json')}`;
  if (isOfKind(value, kind)) return undefined;
  return `vaut « ${value} », qui n’est pas de type ${kind} : écrivez comme ${FACT_KINDS[kind].examples}`;
}

function wrongKind(name: string, kind: unknown, values: Facts, { kinds }: Known): string | undefined {
  if (!kinds.has(name) && name !== MODEL_PRICES)
    return `nomme « ${name} », qui n’est pas un chiffre : ${suggestion(name, [...kinds.keys(), MODEL_PRICES], 'corrigez le nom')}`;
  const value = values[name];
  const own = kinds.get(name);
  // `wrongValue` reports invalid values.
  if (value === undefined || (own && !isOfKind(value, own))) return undefined;
  const asked = KIND_NAMES.find((candidate) => candidate === kind);
  if (!asked) return undefined;
  const { title, examples, reads } = { reads: () => true, ...FACT_KINDS[asked], ...DECLARED_KINDS[asked] };
  if (isOfKind(value, asked) && reads(value)) return undefined;
  return `nomme « ${name} », qui vaut « ${value} » : il faut ici ${title}, comme ${examples}`;
}

function unknownNames(
  text: string,
  values: Facts,
  where: string,
  { facts, promises, others }: Known,
): string[] {
  const messages: string[] = [];
  const open = text.replace(PASSAGE, (_, name: string, words: string) => {
    if (!facts.includes(name) && !promises.includes(name))
      messages.push(
        `soumet un passage à « ${name} », qui n’est ni un chiffre, ni un engagement, ni une question : ${suggestion(name, [...facts, ...promises], 'corrigez le nom')}`,
      );
    // Inside `{si name}` … `{fin}`, the fact `name` always has a value.
    return words.replaceAll(`{${name}}`, '');
  });
  if (/\{si |\{fin\}/.test(open))
    messages.push(
      'ouvre un passage sans le fermer : chaque {si nom} a son {fin}, et aucun n’en contient un autre',
    );
  for (const [whole, name = ''] of open.replaceAll('{fin}', '').matchAll(FACT_PATTERN)) {
    if (name in values && !promises.includes(name)) continue;
    if (others && !facts.includes(name)) continue;
    messages.push(
      facts.includes(name)
        ? `emploie ${whole}, qui n’a pas de valeur pour ${where} : donnez-la, ou écrivez le passage entre {si ${name}} et {fin}`
        : `emploie ${whole}, qui n’est ni un fait de ${where} ni un fait de l’entreprise : ${suggestion(name, facts, `ajoutez « ${name} » aux chiffres annoncés (faits:)`)}`,
    );
  }
  return messages;
}

const namesUsedIn = (entry: Entry): string[] =>
  writtenIn(entry).flatMap(({ text, schema }) =>
    schema.reference === 'nom-de-fait' ? [text] : factsIn(text),
  );

function unusedFacts(page: Entry<PageCollection>, parts: readonly Entry[]): ContentIssue[] {
  const used = new Set([...SHOWN_BY_DESIGN, ...parts.flatMap(namesUsedIn)]);
  return [...ownFacts(page).keys()].flatMap((name) => {
    const message = `n’est repris par aucun texte de la page : écrivez {${name}} dans un texte, ou retirez-le`;
    return used.has(name) ? [] : [{ file: page.file, field: `faits.${name}`, message }];
  });
}

/**
 * Reports commitments and legal questions that share a fact's name. Also reports commitments that no text uses, and
 * legal questions answered «non» that no text uses.
 */
function promiseIssues({ entries }: ContentTree, { facts }: Known): ContentIssue[] {
  const { engagements, 'questions-juriste': questions, ...others } = entries;
  const bound = new Set(Object.values(others).flat().flatMap(namesUsedIn));
  return [...engagements, ...questions].flatMap((entry) => {
    const { id, file, data } = entry;
    if (facts.includes(id))
      return [{ file, field: `${id}.id`, message: 'porte le nom d’un chiffre : donnez-lui un autre nom' }];
    if (bound.has(id) || (!('promesse' in data) && data.reponse !== 'non')) return [];
    const message =
      'promesse' in data
        ? `n’a aucun passage dans les textes : écrivez ce qui l’annonce entre {si ${id}} et {fin}, ou retirez-la d’ici`
        : `a reçu « non », et aucun passage n’en dépend : corrigez les textes, puis retirez la question d’ici`;
    return [{ file, field: id, message }];
  });
}
