/** `npm run facts`: lists every fact that has a value: the shared value, and the values of pages that override it. */
import { formatIssue } from '../lib/content/issue.ts';
import { pagesIn } from '../lib/content/path-of.ts';
import { readContent } from '../lib/content/read.ts';
import { ownFacts } from '../lib/publish/published.ts';

const tree = readContent(process.cwd());
const { entries, issues } = tree;
for (const issue of issues) console.error(`✗ ${formatIssue(issue)}`);

const common = entries.tarifs[0]?.data ?? {};
const pages = pagesIn(tree).map((page) => ({ id: page.id, own: ownFacts(page) }));
for (const { id: name, data } of entries.faits) {
  const byValue = Map.groupBy(
    pages.filter(({ own }) => own.has(name)),
    ({ own }) => own.get(name),
  );
  if (byValue.size === 0 && common[name] === undefined) continue;
  console.log(`${data.libelle} {${name}}`);
  if (common[name] !== undefined) console.log(`  ${common[name]} : partout ailleurs`);
  for (const [value, own] of byValue) console.log(`  ${value} : ${own.map(({ id }) => id).join(', ')}`);
}
process.exitCode = issues.length === 0 ? 0 : 1;
