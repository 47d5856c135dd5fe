import { z } from 'zod';
import { factName, label, list, oneOf, text } from './fields.ts';
import { refuse } from './refuse.ts';

/** Names of facts whose amounts span a declared price range. */
const prices = list(factName('montant').meta({ title: 'Chiffre', description: 'Un montant' }), 1, 4).meta({
  title: 'Prix',
  description: 'Un ou plusieurs montants : du plus bas au plus haut',
});

/** Structured data of a page, with names of facts instead of values. */
export const markupSchema = z
  .strictObject({
    type: oneOf(['service', 'page']).meta({
      title: 'Type',
      description: 'service : la page vend un service ; page : elle est déclarée comme page seule',
    }),
    nom: text(4, 110).meta({ title: 'Nom', description: 'Du service ou de la page' }),
    typeDeService: text(4, 90).optional().meta({ title: 'Type de service' }),
    horaires: factName('horaire').optional().meta({
      title: 'Horaires',
      description: 'Un horaire propre à cette page, le même tous les jours',
    }),
    gammeDePrix: prices.optional().meta({ title: 'Gamme de prix' }),
    note: z
      .strictObject({
        valeur: factName('nombre').meta({ title: 'Note', description: 'Un nombre de 1 à 5' }),
        nombre: factName('nombre').meta({ title: 'Nombre d’avis' }),
      })
      .optional()
      .meta({ title: 'Note moyenne', description: 'Note et nombre d’avis déclarés : la page les montre' }),
    offres: list(
      z
        .strictObject({
          nom: label.meta({ title: 'Nom' }),
          prix: prices,
          garantie: factName('duree').optional().meta({
            title: 'Garantie',
            description: 'Une durée ; vide : celle de la page',
          }),
        })
        .meta({ title: 'Offre' }),
      1,
      10,
    )
      .optional()
      .meta({ title: 'Offres' }),
    garantie: factName('duree').optional().meta({ title: 'Garantie', description: 'Une durée, comme 2 ans' }),
    paiements: factName('texte').optional().meta({ title: 'Moyens de paiement' }),
    communes: list(label.meta({ title: 'Commune' }), 1, 60)
      .optional()
      .meta({ title: 'Communes desservies', description: 'Pour les moteurs de recherche seulement' }),
    rayon: factName('nombre').optional().meta({ title: 'Rayon', description: 'Un nombre de kilomètres' }),
    pasAPas: z
      .strictObject({
        nom: text(4, 110).meta({ title: 'Nom' }),
        cout: factName('montant').meta({ title: 'Coût', description: 'Un montant avec son maximum' }),
        duree: factName('duree').meta({ title: 'Durée', description: 'Une durée sans plage, comme 45 min' }),
      })
      .optional()
      .meta({
        title: 'Tutoriel',
        description: 'Reprend les étapes de la première section « Étapes » de la page',
      }),
  })
  .meta({
    title: 'Données structurées',
    description: 'Ce que la page dit aux moteurs de recherche : les chiffres y sont nommés, jamais écrits',
  });

export type Markup = z.infer<typeof markupSchema>;

const OF_SERVICES = ['typeDeService', 'communes'] as const;
const OF_HOME = ['paiements'] as const;
const OF_BOTH = ['horaires', 'gammeDePrix', 'note', 'offres', 'garantie', 'rayon'] as const;

/** Reports fields that the page would not declare. @param isHome whether the page declares the company's offer */
export function checkMarkup(
  { balisage: markup, sections }: { balisage: Markup; sections: readonly { modele: string }[] },
  isHome: boolean,
  context: z.RefinementCtx,
): void {
  const isService = markup.type === 'service';
  const elsewhere = [
    ...(isService ? [] : OF_SERVICES),
    ...(isHome ? [] : OF_HOME),
    ...(isService || isHome ? [] : OF_BOTH),
  ];
  for (const name of elsewhere) {
    const where = name === 'paiements' ? 'sur l’accueil' : 'avec « type: service »';
    if (markup[name] !== undefined)
      refuse(context, ['balisage', name], `se déclare seulement ${where} : retirez ce champ`);
  }
  if (!markup.pasAPas || sections.some(({ modele }) => modele === 'etapes')) return;
  const message =
    'reprend les étapes de la page, qui n’a pas de section « etapes » : ajoutez-la ou retirez ce champ';
  refuse(context, ['balisage', 'pasAPas'], message);
}
