import type { Edit } from '../support/content-tree.ts';

const ZONE = 'content/zones/pare-brise-93.md';
const QUESTION = 'content/faq/93/prix.md';
const REVIEWS = 'content/avis.json';
const FORM = 'content/textes/formulaire.json';

const zone = (from: string, to: string): Edit => ({ file: ZONE, from, to });
const question = (from: string, to: string): Edit => ({ file: QUESTION, from, to });

/** What an editor types that is no field's fault but that of a comma, a quote, a brace or a tag; and what each is told. */
export const WRITING_MISTAKES: Record<string, { edit: Edit; says: string[] }> = {
  'puts a colon in an unquoted text': {
    edit: zone('message: Bonjour, j’ai', 'message: Bonjour : j’ai'),
    says: [
      `${ZONE} : l’en-tête ne se lit pas (ligne 13) : un texte qui contient « : » se met entre guillemets.`,
    ],
  },
  'puts a comma in an unquoted text between braces': {
    edit: zone('{ nom: Pose, prixMin', '{ nom: Pose, dépose, prixMin'),
    says: [
      `${ZONE} : le champ « balisage.offres.1 » contient « dépose » sans valeur : un texte qui contient une virgule se met entre guillemets.`,
    ],
  },
  'indents with a tab': {
    edit: zone('  nom: Seine-Saint-Denis', '\tnom: Seine-Saint-Denis'),
    says: [`${ZONE} : l’en-tête ne se lit pas (ligne 3) : remplacez la tabulation par deux espaces.`],
  },
  'loses the front matter': {
    edit: { file: 'content/faq/93/prix.md', text: 'Comptez cent euros.\n' },
    says: ['content/faq/93/prix.md : l’en-tête entre deux lignes « --- » manque au début du fichier.'],
  },
  'forgets a comma in a JSON file': {
    edit: { file: REVIEWS, from: '"auteur": "Nadia K.",', to: '"auteur": "Nadia K."' },
    says: [
      `${REVIEWS} : le JSON ne se lit pas (vers la ligne 6) : vérifiez les virgules entre les champs, les guillemets et les accolades.`,
    ],
  },
  'names a file with a capital letter and an accent': {
    edit: { file: 'content/faq/93/Été.md', text: '---\nquestion: Et en plein été ?\n---\n\nPareil.\n' },
    says: [
      'content/faq/93/Été.md : le nom du fichier devient une adresse : minuscules sans accent, chiffres et tirets.',
    ],
  },
  'leaves a quote open before texts with quotes of their own': {
    edit: zone('titre: Remplacement dans le 93', 'titre: "Remplacement dans le 93\n  surtitre: "Chez vous"'),
    says: [`${ZONE} : l’en-tête ne se lit pas (ligne 15) : un guillemet s’ouvre et ne se ferme pas.`],
  },
  'leaves a brace open in the header': {
    edit: zone('{ nom: Pose, prixMin: 400 }', '{ nom: Pose, prixMin: 400'),
    says: [`${ZONE} : l’en-tête ne se lit pas (ligne 36) : une accolade s’ouvre et ne se ferme pas.`],
  },
  'leaves a bracket open in the header': {
    edit: zone('[Saint-Denis, Montreuil]', '[Saint-Denis, Montreuil'),
    says: [`${ZONE} : l’en-tête ne se lit pas (ligne 23) : un crochet s’ouvre et ne se ferme pas.`],
  },
  'begins an unquoted text with a name': {
    edit: zone('texte: Une pose annoncée {prix-remplacement}, au numéro {telephone}.', 'texte: {telephone}'),
    says: [
      `${ZONE} : le champ « hero.texte » doit être un texte de 1 à 4000 caractères : mettez la valeur entre guillemets.`,
    ],
  },
  'leaves the brace of a name open': {
    edit: zone('annoncée {prix-remplacement},', 'annoncée {prix-remplacement,'),
    says: [
      `${ZONE} : le champ « hero.texte » contient « {prix-remplacement » : un nom s’écrit entre deux accolades, en minuscules et sans espace.`,
    ],
  },
  'writes a name with a capital letter and a space': {
    edit: question('{prix-remplacement}', '{Prix remplacement}'),
    says: [
      `${QUESTION} : contient « {Prix remplacement} » : un nom s’écrit entre deux accolades, en minuscules et sans espace.`,
    ],
  },
  'leaves the brace of a name open in a form': {
    edit: { file: FORM, from: 'directement au {telephone}', to: 'directement au {telephone' },
    says: [
      `${FORM} : le champ « avis.envoiEchoue.texte » contient « {telephone » : un nom s’écrit entre deux accolades, en minuscules et sans espace.`,
    ],
  },
  'types HTML into a text': {
    edit: question('{prix-remplacement}', '<b class="gros">{prix-remplacement}</b>'),
    says: [
      `${QUESTION} : contient du HTML, « <b class="gros"> » (ligne 5) : écrivez **gras**, une liste ou un [lien](/page).`,
    ],
  },
  'types HTML into a header': {
    edit: zone('annoncée {prix-remplacement}', 'annoncée<br>{prix-remplacement}'),
    says: [
      `${ZONE} : contient du HTML, « <br> » (ligne 16) : écrivez **gras**, une liste ou un [lien](/page).`,
    ],
  },
  'types the name of a cookie as it is': {
    edit: question('{prix-remplacement}', '_gcl_au, puis {prix-remplacement}'),
    says: [
      `${QUESTION} : contient « _gcl_au, » (ligne 5), où Markdown lit de l’italique : écrivez **gras**, ou un nom technique entre accents graves, \`ainsi\`.`,
    ],
  },
};
