import type { ContentIssue } from './issue.ts';
import type { ContentTree } from './parse.ts';
import { walkTexts } from './walk-texts.ts';

/** Lines are broken where the file's width ends; a quotation is not. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Checks that each promise and each question of law still stands where its list says: an owner who confirms a list
 * that no longer tells what visitors read confirms nothing.
 */
export function checkCommitments({ entries }: ContentTree): ContentIssue[] {
  const { engagements, 'questions-juriste': questions, ...written } = entries;
  const texts = new Map<string, string[]>();
  for (const { file, data, body } of Object.values(written).flat()) {
    const own = texts.get(file) ?? [oneLine(body)];
    texts.set(file, own);
    walkTexts(data, '', (_, text) => own.push(oneLine(text)));
  }
  return [...engagements, ...questions].flatMap(({ file, id, data }) =>
    data.ou.flatMap(({ fichier, mots }, index) => {
      const field = `${id}.ou.${index + 1}`;
      const own = texts.get(`content/${fichier}`);
      if (!own) return [{ file, field, message: `nomme « ${fichier} », qui n’est pas dans content/` }];
      if (own.some((text) => text.includes(oneLine(mots)))) return [];
      const message = `cite « ${mots} », qui n’est plus écrit dans ${fichier} : corrigez les mots ou retirez la ligne`;
      return [{ file, field, message }];
    }),
  );
}
