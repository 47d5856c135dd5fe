import type { z } from 'zod';
import { nearest, suggestion } from '../../domain/suggest.ts';
import { valueAt } from './schema-data.ts';

export interface ContentIssue {
  /** Path relative to the project root. */
  file: string;
  /** Dotted path of the field; '' for the whole file. */
  field: string;
  /** French clause that follows the field's name. */
  message: string;
}

export const formatIssue = ({ file, field, message }: ContentIssue): string =>
  `${file} : ${field ? `le champ « ${field} » ` : ''}${message}${/[.?]$/.test(message) ? '' : '.'}`;

const KIND_IN_FRENCH: Record<string, string> = {
  object: 'un groupe de champs',
  record: 'un groupe de champs',
  array: 'une liste',
  string: 'un texte',
  number: 'un nombre',
  boolean: 'true ou false, sans guillemets',
};

/** @param known valid keys to suggest @returns French clause: the schema's message or, if none, the expected type */
export function describeZodIssue(issue: z.core.$ZodIssue, known: readonly string[] = []): string {
  if (issue.code === 'unrecognized_keys') return describeUnknownKeys(issue, known);
  if (issue.code === 'invalid_key') {
    const reason = issue.issues[0]?.message ?? 'n’est pas un nom permis';
    return `porte un nom qui ${reason}`;
  }
  const expected = expectation(issue);
  if (issue.code === 'invalid_union' && issue.discriminator) return expected;
  if (issue.input === undefined && issue.code !== 'custom') return `manque : il ${expected}`;
  if (issue.input === null) return `est vide : il ${expected}`;
  // YAML reads an unquoted text as a mapping if it begins with a brace, and as a number if it contains digits only.
  const unquoted = typeof issue.input !== 'string' && !Array.isArray(issue.input);
  if (unquoted && /doit être un texte/.test(expected))
    return `${expected} : mettez la valeur entre guillemets`;
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    const meant = nearest(issue.input, issue.values.map(String));
    return meant ? `${expected} ; vouliez-vous dire « ${meant} » ?` : expected;
  }
  return expected;
}

const guess = (key: string, known: readonly string[]): string => {
  const meant = nearest(key, known);
  return meant ? ` (« ${meant} » ?)` : '';
};

function describeUnknownKeys(
  { keys, input }: z.core.$ZodIssueUnrecognizedKeys,
  known: readonly string[],
): string {
  const names = keys.map((key) => `« ${key} »`).join(', ');
  // In «{ libelle: deux, ou trois }» YAML reads the text after the comma as a key without a value.
  if (keys.every((key) => valueAt(input, key) === null)) {
    return `contient ${names} sans valeur : un texte qui contient une virgule se met entre guillemets`;
  }
  if (keys.length > 1) {
    const meant = keys.map((key) => `« ${key} »${guess(key, known)}`).join(', ');
    return `contient ${meant}, qui ne sont pas des champs connus ici : corrigez les fautes de frappe ou retirez-les`;
  }
  const remedy = suggestion(keys[0] ?? '', known, 'corrigez la faute de frappe ou retirez-le');
  return `contient ${names}, qui n’est pas un champ connu ici : ${remedy}`;
}

function expectation(issue: z.core.$ZodIssue): string {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  if (issue.code === 'invalid_type') return `doit être ${KIND_IN_FRENCH[issue.expected] ?? issue.expected}`;
  return 'n’a pas une valeur permise';
}
