import { formOf, labelPath } from '../content/label-path.ts';
import type { ContentTree, Entry } from '../content/parse.ts';
import { type PageCollection, pagesIn, pathOf } from '../content/path-of.ts';
import { COMPANY_NAMES, firmNames } from '../facts/names.ts';
import { sourcesOf } from '../publish/published.ts';
import type { OpenGroup, OpenPoint, Owner } from './points.ts';
import type { Seen } from './seen.ts';

/** Facts that passages wait for, and that nobody has given. */
export function missingFacts(tree: ContentTree, seen: Seen): OpenGroup {
  const { faits } = tree.entries;
  const given = new Set(pagesIn(tree).flatMap(({ data }) => Object.keys(data.faits)));
  const labels = new Map(faits.map(({ id, data }) => [id, data.libelle]));
  const names = [...labels.keys(), ...Object.keys(firmNames(sourcesOf(tree)))];
  const points = names
    .filter((name) => seen(name).length > 0 && !given.has(name))
    .map((name): OpenPoint => {
      const field = COMPANY_NAMES[name];
      return {
        where: field
          ? `${formOf('entreprise', '')} › ${labelPath('entreprise', field, {})}`
          : `${formOf('tarifs', '')} › ${labels.get(name)}`,
        text: 'Laissé vide : les phrases qui en parlent ne paraissent pas.',
        pages: seen(name),
      };
    });
  return { owner: 'proprietaire', title: 'Renseignements que les textes attendent', settled: 0, points };
}

/** Promises or questions of law: those that wait for a yes or a no, and how many have one. */
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
      // In the editor an entry of these lists is named by what it asks.
      where: `${title} › ${'promesse' in data ? data.promesse : data.question}`,
      text: remedy,
      pages: seen(id),
    })),
  };
}

/** Reviews that nobody wrote, and the ratings that count them: one point for all. */
export function sampleReviews(tree: ContentTree): OpenGroup {
  const { avis } = tree.entries;
  const samples = avis.filter(({ data }) => data.exemple);
  const shows = ({ data }: Entry<PageCollection>) =>
    'sections' in data && data.sections.some(({ modele }) => modele === 'avis');
  const title = formOf('avis', '');
  const point: OpenPoint = {
    where: title,
    text: `${samples.length} avis sont inventés : remplacez-les par des avis rapprochés d’une facture, sans « Exemple », et mettez la note et le nombre d’avis des tarifs à jour.`,
    pages: pagesIn(tree).filter(shows).map(pathOf),
  };
  const points = samples.length > 0 ? [point] : [];
  return { owner: 'proprietaire', title, settled: avis.length - samples.length, points, holdsBack: true };
}
