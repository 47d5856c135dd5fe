import firm from '../../content/reglages/entreprise.json' with { type: 'json' };
import announcements from '../../content/textes/annonce.json' with { type: 'json' };
import source from '../../content/textes/demande.json' with { type: 'json' };
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import driver from '../../content/textes/ma-demande.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { typeset } from '../../src/domain/typography.ts';

/** The firm's facts, said once in content/. */
export { firm };

/** The notice at the phone field, here and in the flow (L223-2 du code de la consommation). */
export const phoneNotice = typeset(`${form.telephone.raison} ${form.telephone.demarchage}`);

/** How long a request is kept, and where the rest is said (RGPD, article 13). */
export const phonePolicy = { kept: typeset(form.telephone.donnees), link: form.telephone.politique };

/** The firm's number, in one piece at the end of a line. */
export const telephone = firm.telephone.replaceAll(' ', '\u00a0');

/** Sets every sentence as French is set, once for the life of the process. */
const set = <T>(texts: T, values: Record<string, string> = {}): T =>
  JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? fill(typeset(value), values) : value,
  );

/** Every French sentence that a visitor may read from the function (content/textes/demande.json). */
export const texts = set(source, { telephone });

/** The words of the driver's page (content/textes/ma-demande.json). */
export const driverTexts = set(driver, { telephone });

/** The words of all that is sent to the firm (content/textes/annonce.json). */
export const announcementTexts = set(announcements);
