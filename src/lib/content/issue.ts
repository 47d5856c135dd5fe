import type { z } from 'zod';

/** Something an editor has to mend: which file, which field, what to do. */
export interface ContentIssue {
  /** Path from the project's root. */
  file: string;
  /** Dotted path of the field, empty for the whole file. */
  field: string;
  /** French clause that follows the field's name. */
  message: string;
}

/** Prints an issue as one French sentence: file, field, remedy (DESIGN §10). */
export const formatIssue = ({ file, field, message }: ContentIssue): string =>
  field ? `${file} : le champ « ${field} » ${message}.` : `${file} : ${message}.`;

const KIND_IN_FRENCH: Record<string, string> = {
  object: 'un groupe de champs',
  array: 'une liste',
  string: 'un texte',
  number: 'un nombre',
  boolean: 'true ou false',
  record: 'un groupe de champs',
};

/** What zod found, in an editor's words. Messages written in the schemas are kept as they are. */
export function describeZodIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `« ${key} »`).join(', ');
    return `contient ${names}, qui n’est pas un champ connu ici : corrigez la faute de frappe ou retirez-le`;
  }
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    const expected = KIND_IN_FRENCH[issue.expected] ?? issue.expected;
    return issue.input === undefined ? `manque : c’est ${expected}` : `doit être ${expected}`;
  }
  return issue.input === undefined && issue.code === 'invalid_type' ? `manque : il ${issue.message}` : issue.message;
}
