import type { ContentIssue } from './issue.ts';
import type { ContentTree, Entry } from './parse.ts';

/** Figures that the first screen of a page shows by itself (HomeHero.astro, HeroFigure.astro). */
export const RATING_FACTS = ['note-avis', 'nombre-avis'] as const;

const showsRating = ({ id, data }: Pick<Entry<'pages'>, 'id' | 'data'>): string | undefined => {
  if (id === 'accueil') return 'le haut de la page d’accueil';
  return data.hero.dessin === 'note' ? '« dessin: note »' : undefined;
};

/** Figures of a page that are shown without a text that names them. */
export const ratingFacts = (page: Pick<Entry<'pages'>, 'id' | 'data'>): readonly string[] =>
  showsRating(page) ? RATING_FACTS : [];

/** The number that a figure begins with: 5 of «5,0», 1200 of «1 200 avis». */
const numberIn = (figure: string): number =>
  Number.parseFloat(figure.replace(/(?<=\d)\s(?=\d)/g, '').replace(',', '.'));

/** Checks that a rating is there where it is shown, and is the one that the structured data declare. */
export const checkRating = ({ entries: { pages, zones } }: ContentTree): ContentIssue[] => [
  ...pages.flatMap((page) =>
    ratingFacts(page)
      .filter((name) => page.data.faits[name] === undefined)
      .map((name) => ({
        file: page.file,
        field: `faits.${name}`,
        message: `manque : ${showsRating(page)} l’affiche, ajoutez « ${name} » aux chiffres annoncés (faits:)`,
      })),
  ),
  ...[...pages, ...zones].flatMap(({ file, data: { faits, balisage } }) =>
    [
      { name: 'note-avis', declared: balisage.note?.valeur, field: 'valeur' },
      { name: 'nombre-avis', declared: balisage.note?.nombre, field: 'nombre' },
    ].flatMap(({ name, declared, field }) => {
      const shown = faits[name];
      if (shown === undefined || declared === undefined || numberIn(shown) === declared) return [];
      const message = `annonce « ${shown} », mais balisage.note.${field} vaut ${declared} : écrivez la même valeur aux deux endroits`;
      return [{ file, field: `faits.${name}`, message }];
    }),
  ),
];
