import type { ContentTree, Entry } from '../content/parse.ts';
import { type PageCollection, pagesIn, pathOf } from '../content/path-of.ts';
import { firmFacts } from '../facts/facts.ts';
import { sourcesOf } from '../publish/published.ts';
import { formOf, type OpenGroup, type OpenPoint, type Owner } from './points.ts';
import type { Seen } from './seen.ts';

const CLOSE = `ou répondez « Sans objet » (${formOf('faits', '')}).`;

/** Lists facts that texts use but that have no value. The facts that the law requires come first. */
export function missingFacts(tree: ContentTree, seen: Seen): OpenGroup[] {
  const given = new Set([
    ...pagesIn(tree).flatMap(({ data }) => Object.keys(data.faits)),
    ...Object.keys(firmFacts(sourcesOf(tree))),
  ]);
  const awaited = tree.entries.faits.filter(({ id }) => seen(id).length > 0 && !given.has(id));
  const groupOf = (title: string, facts: typeof awaited): OpenGroup => {
    const open = facts.filter(({ data }) => !data.sansObjet);
    return {
      owner: 'proprietaire',
      title,
      settled: facts.length - open.length,
      points: open.map(({ id, data: { libelle, loi } }) => ({
        where: `${formOf('tarifs', '')} › ${libelle}`,
        text: loi
          ? `La loi demande cette mention (${loi}) : donnez-la, ${CLOSE}`
          : `Tant que c’est vide, les phrases qui en parlent ne paraissent pas : donnez-le, ${CLOSE}`,
        pages: seen(id),
      })),
    };
  };
  return [
    groupOf(
      'Mentions que la loi demande',
      awaited.filter(({ data }) => data.loi),
    ),
    groupOf(
      'Renseignements souhaités',
      awaited.filter(({ data }) => !data.loi),
    ),
  ];
}

export function answers(
  { entries }: ContentTree,
  seen: Seen,
  name: 'engagements' | 'questions-juriste',
  owner: Owner,
  remedy: string,
): OpenGroup {
  const title = formOf(name, '');
  const open = entries[name].filter(({ data }) => data.reponse === 'à confirmer');
  return {
    owner,
    title,
    settled: entries[name].length - open.length,
    points: open.map(({ id, data }) => ({
      // The editor uses these fields as labels of the entries.
      where: `${title} › ${'promesse' in data ? data.promesse : data.question}`,
      text: remedy,
      pages: seen(id),
    })),
  };
}

/** Makes one checklist point of all invented reviews and of the rating that counts these reviews. */
export function sampleReviews(tree: ContentTree): OpenGroup {
  const { avis } = tree.entries;
  const samples = avis.filter(({ data }) => data.exemple);
  const shows = ({ data }: Entry<PageCollection>) =>
    'sections' in data && data.sections.some(({ modele }) => modele === 'avis');
  const title = formOf('avis', '');
  const point: OpenPoint = {
    where: title,
    text: `Avis inventés : ${samples.length}. Remplacez chacun par un avis rapproché d’une facture, sans « Exemple », et mettez la note et le nombre d’avis des tarifs à jour.`,
    pages: pagesIn(tree).filter(shows).map(pathOf),
  };
  const points = samples.length > 0 ? [point] : [];
  return { owner: 'proprietaire', title, settled: avis.length - samples.length, points, holdsBack: true };
}
