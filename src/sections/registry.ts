/** Section models, one per line. */
export * as appel from './appel/schema.ts';
export * as avis from './avis/schema.ts';
export * as carte from './carte/schema.ts';
export * as cartes from './cartes/schema.ts';
export * as chiffres from './chiffres/schema.ts';
export * as contact from './contact/schema.ts';
export * as devis from './devis/schema.ts';
export * as diagnostic from './diagnostic/schema.ts';
export * as echelle from './echelle/schema.ts';
export * as etapes from './etapes/schema.ts';
export * as faq from './faq/schema.ts';
export * as scene from './scene/schema.ts';
export * as tableau from './tableau/schema.ts';
export * as texte from './texte/schema.ts';
export * as villes from './villes/schema.ts';
