import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatIssue } from '../../src/lib/content/issue.ts';
import { checkContent } from '../../src/lib/content/read.ts';
import { writeFirm } from './test-firm.ts';

/** Replaces a text in `file`, replaces the whole file, or renames the file `before` to `file`. */
export type Edit =
  | { file: string; from: string; to: string }
  | { file: string; text: string }
  | { file: string; before: string };

/** Writes small valid content to a new folder and edits it. @throws Error if a text to replace is missing */
export function contentTree(edits: readonly Edit[] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  writeFirm(root);
  for (const edit of edits) {
    const path = join(root, edit.file);
    mkdirSync(dirname(path), { recursive: true });
    if ('text' in edit) {
      writeFileSync(path, edit.text);
      continue;
    }
    if ('before' in edit) {
      renameSync(join(root, edit.before), path);
      continue;
    }
    const written = readFileSync(path, 'utf8');
    if (!written.includes(edit.from)) throw new Error(`${edit.file} does not contain «${edit.from}»`);
    writeFileSync(path, written.replace(edit.from, edit.to));
  }
  return root;
}

/** Replaces all commitments of the owner by a single one with this answer. */
export const promise = (reponse: string): Edit => ({
  file: 'content/reglages/engagements.json',
  text: JSON.stringify([{ id: 'sans-acompte', promesse: 'Aucun acompte n’est demandé.', reponse }]),
});

export function messagesAfter(...edits: Edit[]): string[] {
  const root = contentTree(edits);
  try {
    return checkContent(root).map(formatIssue);
  } finally {
    rmSync(root, { recursive: true });
  }
}
