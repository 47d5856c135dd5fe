import { suggestion } from '../../domain/suggest.ts';
import { buildDay, today } from '../build/build-day.ts';
import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { isPage, pathOf, withoutAnchor } from '../content/path-of.ts';
import { textsIn } from '../content/walk-texts.ts';
import { absentOn, needsPage } from '../publish/as-of.ts';
import { linksWithin } from '../publish/resolve.ts';
import { markdownParts } from '../text/markdown-parts.ts';
import { anchorsByPath } from './anchors.ts';

const ELSEWHERE = /^(?:https?:\/\/|mailto:|tel:)./i;

/** Most dead links come from renamed pages. */
const MOVED =
  'corrigez l’adresse ; si vous avez renommé la page, ajoutez aussi l’ancienne adresse à content/reglages/redirections.json';

/** Reports references to missing questions, reviews, pages and anchors. */
export function checkReferences({ entries }: ContentTree): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const paths = anchorsByPath({ entries });
  // Deploy previews have no build day, but are checked as of today, because their content will go live.
  const absent = absentOn({ entries }, buildDay() ?? today());
  const lists: Record<string, { what: string; where: string; ids: string[] }> = {
    faq: { what: 'le fichier de question', where: 'content/faq', ids: entries.faq.map(({ id }) => id) },
    avis: { what: 'l’avis', where: 'content/avis.json', ids: entries.avis.map(({ id }) => id) },
  };

  for (const entry of Object.values(entries).flat()) {
    for (const { field, text, schema } of textsIn(entry)) {
      const targets = markdownParts(text).links.flatMap(({ type, href }) =>
        type === 'link' && !/^(\{|%7B)/.test(href) ? [href] : [],
      );
      if (schema.reference === 'adresses') targets.push(text);
      const here = isPage(entry) ? pathOf(entry) : '/';
      const messages = targets.map((target) => leadsWrong(target, here, paths));
      const missing = targets.map(withoutAnchor).filter((path) => absent.has(path));
      if (missing.some((path) => needsPage(entry, path)))
        messages.push(`mène à ${text}, qui n’est pas en ligne : publiez cette page, ou menez ailleurs`);
      // `linksWithin` replaces only links of the form `[texte](/page)`; other forms would stay.
      const left = missing.length > 0 ? markdownParts(linksWithin(text, absent)).links : [];
      if (left.some(({ href }) => absent.has(withoutAnchor(href))))
        messages.push(
          'mène à une page qui n’est pas en ligne, par un lien qui resterait : écrivez-le [texte](/page), sans autre signe',
        );
      const { what, where, ids } = lists[String(schema.reference)] ?? { ids: [text] };
      if (!ids.includes(text))
        messages.push(
          `nomme ${what} « ${text} », absent de ${where} : ${suggestion(text, ids, 'corrigez le nom ou ajoutez-le')}`,
        );
      for (const message of messages) if (message) issues.push({ file: entry.file, field, message });
    }
  }
  return issues;
}

/** @param here path of the page whose file contains the link; «/» for other files */
function leadsWrong(
  target: string,
  here: string,
  paths: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (ELSEWHERE.test(target)) return undefined;
  if (!/^[/#]/.test(target))
    return `mène à « ${target} », qui n’est pas une adresse : écrivez https://site.fr, /page ou #ancre`;
  const [path = '', anchor] = (target.startsWith('#') ? here + target : target).split('#');
  const anchors = paths.get(path);
  if (!anchors)
    return `mène à ${target}, une page qui n’existe pas : ${suggestion(path, paths.keys(), MOVED)}`;
  if (!anchor || anchors.has(anchor)) return undefined;
  return `mène à ${target}, une ancre qui n’existe pas : ${suggestion(anchor, anchors, 'corrigez l’ancre')}`;
}
