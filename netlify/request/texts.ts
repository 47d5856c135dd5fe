import promises from '../../content/reglages/engagements.json' with { type: 'json' };
import company from '../../content/reglages/entreprise.json' with { type: 'json' };
import hours from '../../content/reglages/horaires.json' with { type: 'json' };
import questions from '../../content/reglages/questions-juriste.json' with { type: 'json' };
import shared from '../../content/reglages/tarifs.json' with { type: 'json' };
import announcements from '../../content/textes/annonce.json' with { type: 'json' };
import source from '../../content/textes/demande.json' with { type: 'json' };
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import driver from '../../content/textes/ma-demande.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { typeset } from '../../src/domain/typography.ts';
import type { Facts } from '../../src/lib/facts/facts.ts';
import { hoursFacts } from '../../src/lib/facts/hours.ts';
import { fillFacts } from '../../src/lib/facts/passages.ts';

export { company };

const facts: Facts = { ...shared, ...hoursFacts(hours) };
// A commitment or legal question counts as confirmed unless its answer is «non».
for (const { id, reponse } of [...promises, ...questions]) if (reponse !== 'non') facts[id] = '';

const published = (text: string): string => typeset(fillFacts(text, facts));

/** Legal notice at the phone field (Code de la consommation, art. L223-2). */
export const phoneNotice = published(`${form.telephone.raison} ${form.telephone.demarchage}`);

/** Privacy notice (RGPD, art. 13). */
export const phonePolicy = { kept: published(form.telephone.donnees), link: form.telephone.politique };
export const telephone = company.telephone.replaceAll(' ', '\u00a0');

const set = <T>(texts: T, values: Record<string, string> = {}): T =>
  JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? fill(published(value), values) : value,
  );

export const callHours = published(`{horaires} · ${form.commun.nonSurtaxe}`);
export const duplicateText = published(form.avis.doublon.texte);
export const texts = set(source, { telephone });
export const driverTexts = set(driver, { telephone });
export const steps = set(form.envoyee.suite);
export const announcementTexts = set(announcements);
