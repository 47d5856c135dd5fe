import { expect, test } from 'vitest';
import company from '../../content/reglages/entreprise.json' with { type: 'json' };
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { page, pages, plain } from '../support/built-site.ts';

const { entries } = readContent(process.cwd());
const notices = entries.legal.find(({ data }) => data.role === 'mentions');
const text = plain(page(notices ? pathOf(notices) : '').root.querySelector('main')?.text ?? '');
const { adresse } = company;

/** Facts of the firm that a site must publish (article 1-1 LCEN, article R616-1 du Code de la consommation). */
test.each([
  `${adresse.rue}, ${adresse.codePostal} ${adresse.ville}`,
  company.raisonSociale,
  company.formeJuridique,
  company.telephone,
  company.courriel,
  company.siren,
  company.rne,
  company.tva,
  company.directeurPublication,
  // How accessible the site is, and that nobody audited it.
  'WCAG 2.2',
  'non conforme',
  'audit',
  ...[company.assurance, company.mediateur, company.hebergeur].flatMap((firm) => Object.values(firm)),
])('the legal notices say %s', (fact) => {
  expect(text).toContain(plain(fact));
});

/** A guarantee «for life» is one of the fitted glass: a sentence that does not say so promises another thing. */
test.each(pages.map(({ path, root }) => [path, root] as const))(
  '%s says how long a promise for life lasts',
  (_, root) => {
    const promises = root
      .querySelectorAll('p, li')
      .flatMap((element) => plain(element.text).split(/(?<=[.?!])\s+/))
      .filter((sentence) => / à vie\b/.test(sentence));
    expect(promises.filter((sentence) => !/tant que|dans les termes/.test(sentence))).toEqual([]);
  },
);
