import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltPage {
  file: string;
  html: string;
}

export const builtPages = (root: string): BuiltPage[] =>
  globSync('**/*.html', { cwd: root })
    .sort()
    .map((name) => join(root, name))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }));

/** Contents of every inline element of a kind, in the order of the page. */
export const inlineContents = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes]) => !/type="(application\/ld\+json|speculationrules)"/.test(attributes ?? ''))
    .map(([, , content]) => content ?? '');
