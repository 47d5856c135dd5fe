import { expect, test } from 'vitest';
import company from '../../content/reglages/entreprise.json' with { type: 'json' };
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { page, pages, plain } from '../support/built-site.ts';

const { entries } = readContent(process.cwd());
const notices = entries.legal.find(({ data }) => data.role === 'mentions');
const text = plain(page(notices ? pathOf(notices) : '').root.querySelector('main')?.text ?? '');
const { adresse } = company;

/** Notices required by art. 1-1 LCEN and art. R616-1 of the Code de la consommation. */
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
  // The accessibility statement must say that no audit was made.
  'WCAG 2.2',
  'non conforme',
  'audit',
  ...[company.assurance, company.mediateur, company.hebergeur].flatMap((firm) => Object.values(firm)),
])('the legal notice contains «%s»', (fact) => {
  expect(text).toContain(plain(fact));
});

/** «À vie» means as long as the fitted glass stays in place. Each mention must say so or refer to the terms. */
test.each(pages.map(({ path, root }) => [path, root] as const))(
  'on %s every «à vie» guarantee states its duration or refers to the terms',
  (_, root) => {
    const promises = root
      .querySelectorAll('p, li')
      .flatMap((element) => plain(element.text).split(/(?<=[.?!])\s+/))
      .filter((sentence) => / à vie\b/.test(sentence));
    expect(promises.filter((sentence) => !/tant que|dans les termes/.test(sentence))).toEqual([]);
  },
);
