import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guide, page } from '../support/content-page.ts';
import { type Edit, messagesAfter } from '../support/content-tree.ts';

/** Reads mistakes.md: edits and their messages. */
function* written(): Generator<[name: string, edit: Edit, says: string[]]> {
  const text = readFileSync(new URL('mistakes.md', import.meta.url), 'utf8');
  for (const part of text.split(/^## /m).slice(1)) {
    const [file = '', ...mistakes] = part.split(/\n+### /);
    for (const mistake of mistakes) {
      const [name = '', ...lines] = mistake.trimEnd().split('\n');
      const after = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.replace(/^.[ ]?/, ''));
      const [from, to] = [after('-').join('\n'), after('+').join('\n')];
      const says = after('>').map((say) =>
        say.includes(' :: ') ? say.replace(' :: ', ' : ') : `${file} : ${say}`,
      );
      yield [
        name,
        lines.some((line) => line.startsWith('-')) ? { file, from, to } : { file, text: to },
        says,
      ];
    }
  }
}

const MODELS = globSync('*/schema.ts', { cwd: 'src/sections' }).sort().map(dirname).join(', ');

const sameName = (one: string, other: string) =>
  `${one} : porte le même nom que ${other}, donc la même adresse ou la même image de partage : renommez l’un des deux.`;

/** Mistakes that need a whole page, or whose message lists the models. */
const WHOLE_PAGES: [name: string, edit: Edit, says: string][] = [
  [
    'forgets the model of a section',
    {
      file: 'content/zones/pare-brise-93.md',
      from: '  - modele: avis\n    titre: Les avis',
      to: '  - titre: Les avis',
    },
    `content/zones/pare-brise-93.md : le champ « sections.3.modele » manque ou n’est pas un texte : les modèles sont ${MODELS}.`,
  ],
  [
    'writes a guide without a title in its text',
    guide('guide-pluie', 'Le ruban.\n\n### En ville {#ville}'),
    'content/articles/guide-pluie.md : n’a aucun titre « ## », dont se fait le sommaire : écrivez par exemple « ## Le prix ».',
  ],
  [
    'redirects the address of a page',
    page('contact'),
    'content/reglages/redirections.json : le champ « 1.de » redirige /contact, l’adresse de content/pages/contact.md : retirez la redirection ou renommez la page.',
  ],
  [
    'redirects one address twice',
    {
      file: 'content/reglages/redirections.json',
      text: '[{ "de": "/contact", "vers": "/avis" }, { "de": "/contact", "vers": "/" }]',
    },
    'content/reglages/redirections.json : le champ « 2.de » redirige /contact comme plus haut : gardez l’une des deux.',
  ],
  [
    'gives two pages one role',
    page('qui-sommes-nous', { role: 'a-propos' }),
    'content/pages/qui-sommes-nous.md : le champ « role » est « a-propos » comme dans content/pages/a-propos.md : un rôle sert une seule fois, retirez l’un des deux.',
  ],
  [
    'names a page after one of the site’s own',
    page('404'),
    'content/pages/404.md : prend l’adresse /404, que le site se réserve : renommez le fichier.',
  ],
  [
    'names a guide after the list of guides',
    guide('index', '## Le ruban {#ruban}'),
    'content/articles/index.md : prend l’adresse /blog/index, que le site se réserve : renommez le fichier.',
  ],
  [
    'puts a page into a folder',
    page('villes/gonesse'),
    'content/pages/villes/gonesse.md : est dans un sous-dossier, où il n’a pas d’adresse : sortez-le de ce sous-dossier.',
  ],
  [
    'names a page after a zone',
    page('pare-brise-93'),
    sameName('content/zones/pare-brise-93.md', 'content/pages/pare-brise-93.md'),
  ],
  [
    'names a page after a guide',
    page('guide-impact'),
    sameName('content/articles/guide-impact.md', 'content/pages/guide-impact.md'),
  ],
];

describe('an editor who', () => {
  test.each([...written()])('%s is told what to do', (_, edit, says) => {
    expect(messagesAfter(edit)).toEqual(says);
  });

  test.each(WHOLE_PAGES)('%s is told what to do', (_, edit, says) => {
    expect(messagesAfter(edit)).toEqual([says]);
  });

  test('makes no mistake is told nothing', () => {
    expect(messagesAfter()).toEqual([]);
  });
});
