import type { ContentTree, Entry } from '../content/parse.ts';
import { pagesIn, pathOf } from '../content/path-of.ts';
import { writtenIn } from '../content/walk-texts.ts';
import { factsIn } from '../facts/passages.ts';
import { questionsOf } from '../publish/published.ts';

/** Returns the paths of the pages whose texts contain a name (`{nom}`) or depend on a name (`{si nom}`). */
export type Seen = (name: string) => string[];

/** Treats the texts of the form and of the footer as texts of the home page. */
export function seenNames(tree: ContentTree): Seen {
  const seen = new Map<string, Set<string>>();
  const look = (entries: readonly Entry[], path: string) => {
    for (const { text } of entries.flatMap(writtenIn))
      for (const name of factsIn(text)) seen.set(name, (seen.get(name) ?? new Set()).add(path));
  };
  for (const page of pagesIn(tree)) look([page, ...questionsOf(page, tree.entries.faq)], pathOf(page));
  look([...tree.entries.formulaire, ...tree.entries['legal-resume']], '/');
  return (name) => [...(seen.get(name) ?? [])].sort();
}
