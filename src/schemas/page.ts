import { z } from 'zod';
import { suggestion } from '../domain/suggest.ts';
import { sectionsSchema } from '../sections/section.ts';
import {
  chatMessage,
  crumb,
  decimal,
  departmentCode,
  draft,
  facts,
  label,
  list,
  oneOf,
  online,
  slug,
  topic,
  updated,
} from './fields.ts';
import { checkHero, heroSchema, zoneHeroSchema } from './hero.ts';
import { checkMarkup, markupSchema } from './markup.ts';
import { HIDDEN, refuse } from './refuse.ts';
import { OWN_ROUTES, pageRole } from './roles.ts';
import { seoSchema } from './seo.ts';

const pageFields = z.strictObject({
  seo: seoSchema,
  ariane: crumb,
  brouillon: draft,
  publie: online,
  misAJour: updated,
  message: chatMessage,
  hero: heroSchema,
  sommaire: list(
    z
      .strictObject({
        ancre: slug.meta({ title: 'Ancre', description: 'Celle de la section où mène la ligne' }),
        libelle: label.meta({ title: 'Libellé' }),
        sujet: topic,
      })
      .meta({ title: 'Ligne' }),
    3,
    12,
  )
    .optional()
    .meta({ title: 'Table des matières', description: 'Les sections de la page, par leur ancre' }),
  faits: facts,
  sections: sectionsSchema,
  balisage: markupSchema,
});

export const checkAnchors = (
  {
    sections,
    sommaire = [],
  }: { sections: readonly { ancre?: string | undefined }[]; sommaire?: { ancre: string }[] | undefined },
  context: z.RefinementCtx,
): void => {
  const anchors = sections.map(({ ancre }) => ancre);
  for (const [index, ancre] of anchors.entries()) {
    if (ancre === undefined || anchors.indexOf(ancre) === index) continue;
    const message = `répète l’ancre « ${ancre} » : donnez-en une autre`;
    refuse(context, ['sections', index, 'ancre'], message);
  }
  const known = anchors.filter((ancre) => ancre !== undefined);
  for (const [index, { ancre }] of sommaire.entries()) {
    if (known.includes(ancre)) continue;
    const remedy = suggestion(ancre, known, `ajoutez « ancre: ${ancre} » à une section`);
    const message = `mène à « ${ancre} », qu’aucune section ne porte : ${remedy}`;
    refuse(context, ['sommaire', index, 'ancre'], message);
  }
};

export const pageSchema = z
  .strictObject({ role: pageRole, ...pageFields.shape })
  .superRefine(checkAnchors)
  .superRefine((page, context) => {
    const { role, hero, sommaire } = page;
    checkHero(hero, role, context);
    checkMarkup(page, role === 'accueil', context);
    if (sommaire && OWN_ROUTES.includes(role)) refuse(context, ['sommaire'], HIDDEN);
  })
  .meta({ title: 'Pages générales', description: 'Le nom du fichier est l’adresse de la page' });

export const zoneSchema = z
  .strictObject({
    zone: z
      .strictObject({
        nom: label.meta({ title: 'Nom', description: 'Nom du département' }),
        code: departmentCode,
        ordre: decimal.meta({
          title: 'Rang',
          description: 'Place dans les listes, 1 en premier ; 2,5 glisse la page entre la 2 et la 3',
        }),
      })
      .meta({ title: 'Zone' }),
    gabarit: oneOf(['guide', 'fiche']).meta({
      title: 'Gabarit',
      description: '« guide » montre une table des matières, à écrire plus bas ; « fiche » n’en a pas',
    }),
    ...pageFields.shape,
    hero: zoneHeroSchema,
  })
  .superRefine(checkAnchors)
  .superRefine((page, context) => {
    checkHero(page.hero, undefined, context);
    checkMarkup(page, false, context);
  })
  .superRefine(({ zone, sections }, context) => {
    for (const [index, section] of sections.entries()) {
      if (section.modele !== 'villes' || section.forme !== 'distances') continue;
      const code = section.departements[0]?.code;
      if (code === undefined || code === zone.code) continue;
      // A page copied from another department's page may still list that department's towns.
      const message = `est le ${code} alors que la page est celle du ${zone.code} : choisissez le ${zone.code} et ses communes`;
      refuse(context, ['sections', index, 'departements', 0, 'code'], message);
    }
  })
  .superRefine(({ gabarit, sommaire }, context) => {
    if ((gabarit === 'guide') === (sommaire !== undefined)) return;
    const message = sommaire
      ? 'ne s’affiche pas avec « gabarit: fiche » : retirez-le ou choisissez guide'
      : 'manque : « gabarit: guide » montre une table des matières, écrivez-la ou choisissez fiche';
    refuse(context, ['sommaire'], message);
  })
  .meta({ title: 'Pages de département', description: 'Le nom du fichier est l’adresse de la page' });

export type Page = z.infer<typeof pageSchema>;
