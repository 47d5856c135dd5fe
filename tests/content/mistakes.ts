import type { Edit } from '../support/content-tree.ts';
import { ADDRESS_MISTAKES } from './address-mistakes.ts';
import { COMMITMENT_MISTAKES } from './commitment-mistakes.ts';
import { FIGURE_MISTAKES } from './figure-mistakes.ts';
import { HEADING_MISTAKES } from './heading-mistakes.ts';
import { REFERENCE_MISTAKES } from './reference-mistakes.ts';
import { TEMPLATE_MISTAKES } from './template-mistakes.ts';
import { WRITING_MISTAKES } from './writing-mistakes.ts';

const ZONE = 'content/zones/pare-brise-93.md';
const ARTICLE = 'content/articles/guide-impact.md';
const REVIEWS = 'content/avis.json';
const FACTS = 'content/reglages/faits.json';
const FORM = 'content/textes/formulaire.json';
const COMPANY = 'content/reglages/entreprise.json';

const zone = (from: string, to: string): Edit => ({ file: ZONE, from, to });
const article = (from: string, to: string): Edit => ({ file: ARTICLE, from, to });

/** What an editor does, and the whole French message each gives: file, field, remedy. */
export const MISTAKES: Record<string, { edit: Edit; says: string[] }> = {
  'misspells a field that must be there': {
    edit: zone('gabarit: fiche', 'gabari: fiche'),
    says: [
      `${ZONE} : le champ « gabarit » manque : il doit être guide ou fiche.`,
      `${ZONE} : contient « gabari », qui n’est pas un champ connu ici : vouliez-vous dire « gabarit » ?`,
    ],
  },
  'misspells a field inside a section': {
    edit: zone('    intro: Lisez', '    introo: Lisez'),
    says: [
      `${ZONE} : le champ « sections.2 » contient « introo », qui n’est pas un champ connu ici : vouliez-vous dire « intro » ?`,
    ],
  },
  'invents a field': {
    edit: zone('gabarit: fiche', 'gabarit: fiche\ncouleur: rouge'),
    says: [
      `${ZONE} : contient « couleur », qui n’est pas un champ connu ici : corrigez la faute de frappe ou retirez-le.`,
    ],
  },
  'forgets a field': {
    edit: zone('ariane: Pare-brise dans le 93\n', ''),
    says: [`${ZONE} : le champ « ariane » manque : il doit être un texte de 1 à 90 caractères.`],
  },
  'leaves a field empty': {
    edit: { file: 'content/faq/93/prix.md', from: 'question: Combien coûte la pose ?', to: 'question:' },
    says: [
      'content/faq/93/prix.md : le champ « question » est vide : il doit être un texte de 10 à 140 caractères.',
    ],
  },
  'writes too long a title': {
    edit: zone(
      'titre: Pare-brise en',
      'titre: Pare-brise, vitre latérale ou lunette arrière à changer partout en',
    ),
    says: [`${ZONE} : le champ « seo.titre » est trop long : au plus 60 caractères.`],
  },
  'names a section model that does not exist': {
    edit: zone('modele: faq', 'modele: faqs'),
    says: [
      `${ZONE} : le champ « sections.2.modele » nomme « faqs », qui n’est pas un modèle de section : vouliez-vous dire « faq » ?`,
    ],
  },
  'forgets the model of a section': {
    edit: zone('  - modele: avis\n    titre: Les avis', '  - titre: Les avis'),
    says: [
      `${ZONE} : le champ « sections.3.modele » manque ou n’est pas un texte : les modèles sont texte, atouts, cartes, etapes, chiffres, tableau, diagnostic, reparer-ou-remplacer, prix-par-modele, impacts, villes, villes-par-departement, faq, avis, carte, marques, appel, contact, devis, lieux.`,
    ],
  },
  'uses a name that is not a fact': {
    edit: zone('annoncée {prix-remplacement}', 'annoncée {prix-remplacment}'),
    says: [
      `${ZONE} : le champ « hero.texte » emploie {prix-remplacment}, qui n’est ni un fait de la page ni un fait de l’entreprise : vouliez-vous dire « prix-remplacement » ?`,
    ],
  },
  'uses in a question a fact its page does not give': {
    edit: { file: 'content/faq/93/prix.md', from: '{prix-remplacement}', to: '{duree-reparation}' },
    says: [
      `content/faq/93/prix.md : emploie {duree-reparation}, qui n’est ni un fait de ${ZONE} ni un fait de l’entreprise : ajoutez « duree-reparation » aux chiffres annoncés (faits:).`,
    ],
  },
  'gives a fact that has no label': {
    edit: zone('  prix-remplacement: à', '  couleur-du-verre: vert\n  prix-remplacement: à'),
    says: [
      `${ZONE} : le champ « faits.couleur-du-verre » n’a pas de libellé : ajoutez-le à content/reglages/faits.json.`,
      `${ZONE} : le champ « faits.couleur-du-verre » n’est repris par aucun texte de la page : écrivez {couleur-du-verre} dans un texte, ou retirez-le.`,
    ],
  },
  'writes a fact as a number': {
    edit: zone('prix-remplacement: à partir de 400 €', 'prix-remplacement: 400'),
    says: [
      `${ZONE} : le champ « faits.prix-remplacement » doit être un texte de 1 à 80 caractères : mettez la valeur entre guillemets.`,
    ],
  },
  'names a fact with a capital letter': {
    edit: zone('  prix-remplacement: à', '  Prix: 10 €\n  prix-remplacement: à'),
    says: [
      `${ZONE} : le champ « faits.Prix » porte un nom qui doit s’écrire en minuscules sans accent, chiffres et tirets (exemple : prix-reparation).`,
    ],
  },
  'writes a number as text': {
    edit: article('lecture: 3', 'lecture: "3"'),
    says: [`${ARTICLE} : le champ « lecture » doit être un nombre entier de 1 à 30, sans guillemets.`],
  },
  'writes a date in words': {
    edit: article('publie: 2025-09-19', 'publie: 19 septembre 2025'),
    says: [`${ARTICLE} : le champ « publie » doit être une date comme 2026-11-21.`],
  },
  'writes a department without quotes': {
    edit: zone('code: "93"', 'code: 93'),
    says: [
      `${ZONE} : le champ « zone.code » doit être un code de département entre guillemets (exemple : "93").`,
    ],
  },
  'writes a list as a text': {
    edit: zone('avis: [nadia-k]', 'avis: nadia-k'),
    says: [`${ZONE} : le champ « sections.3.avis » doit être une liste (un tiret « - » par élément).`],
  },
  'picks a topic that does not exist': {
    edit: { file: FACTS, from: '"duree"', to: '"durée"' },
    says: [
      `${FACTS} : le champ « duree-reparation.sujet » doit être prix, duree, delai, garantie, horaires, eligibilite ou nombres ; vouliez-vous dire « duree » ?`,
    ],
  },
  'writes a review with four stars': {
    edit: { file: REVIEWS, from: '"note": 5', to: '"note": 4' },
    says: [`${REVIEWS} : le champ « nadia-k.note » est trop petit : au moins 5.`],
  },
  'types the phone number without spaces': {
    edit: { file: COMPANY, from: '01 99 00 24 75', to: '0199002475' },
    says: [`${COMPANY} : le champ « telephone » doit s’écrire comme 01 99 00 24 75.`],
  },
  'gives two sections one anchor': {
    edit: zone('titre: Les avis\n', 'titre: Les avis\n    ancre: questions\n'),
    says: [`${ZONE} : le champ « sections.3.ancre » répète l’ancre « questions » : donnez-en une autre.`],
  },
  'copies the title of another page': {
    edit: article('  titre: Impact sur le pare-brise', '  titre: Pare-brise en Seine-Saint-Denis (93)'),
    says: [`${ARTICLE} : le champ « seo.titre » répète celui de ${ZONE} : chaque page a le sien.`],
  },
  'drops a sentence that a form needs': {
    edit: { file: FORM, from: '    "verifier": "Vérifier la disponibilité",\n', to: '' },
    says: [`${FORM} : le champ « carte.verifier » manque : il doit être un texte de 1 à 300 caractères.`],
  },
  'uses in a form a name that nothing fills in': {
    edit: { file: FORM, from: 'directement au {telephone}', to: 'directement au {telefone}' },
    says: [
      `${FORM} : le champ « avis.envoiEchoue.texte » emploie {telefone}, inconnu ici : vouliez-vous dire « telephone » ?`,
    ],
  },
  'types the address of the site with its protocol': {
    edit: { file: COMPANY, from: '"www.', to: '"https://www.' },
    says: [`${COMPANY} : le champ « hote » doit s’écrire en minuscules, comme www.exemple.fr.`],
  },
  'forgets the phone number of the host': {
    edit: { file: COMPANY, from: '    "telephone": "01 99 00 00 00",\n', to: '' },
    says: [
      `${COMPANY} : le champ « hebergeur.telephone » manque : il doit être un numéro de téléphone entre guillemets.`,
    ],
  },
  'empties a text': {
    edit: { file: COMPANY, from: '"rcs": "Nanterre"', to: '"rcs": ""' },
    says: [`${COMPANY} : le champ « rcs » est trop court : au moins 1 caractère.`],
  },
  'gives a rating out of ten': {
    edit: zone(
      '  nom: Pare-brise dans le 93',
      '  nom: Pare-brise dans le 93\n  note: { valeur: 9, nombre: 47 }',
    ),
    says: [`${ZONE} : le champ « balisage.note.valeur » doit être une note de 1 à 5, sans guillemets.`],
  },
  'invents one field and misspells another': {
    edit: zone('    intro: Lisez', '    couleur: rouge\n    introo: Lisez'),
    says: [
      `${ZONE} : le champ « sections.2 » contient « couleur », « introo » (« intro » ?), qui ne sont pas des champs connus ici : corrigez les fautes de frappe ou retirez-les.`,
    ],
  },
  ...REFERENCE_MISTAKES,
  ...COMMITMENT_MISTAKES,
  ...FIGURE_MISTAKES,
  ...HEADING_MISTAKES,
  ...ADDRESS_MISTAKES,
  ...TEMPLATE_MISTAKES,
  ...WRITING_MISTAKES,
};
