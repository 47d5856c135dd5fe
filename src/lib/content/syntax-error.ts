import { parseDocument } from 'yaml';

/** French remedies by error code of the YAML parser. */
const REMEDIES: Partial<Record<string, string>> = {
  TAB_AS_INDENT: 'remplacez la tabulation par deux espaces',
  DUPLICATE_KEY: 'ce champ est écrit deux fois, gardez-en un',
  BLOCK_AS_IMPLICIT_KEY: 'un texte qui contient « : » se met entre guillemets',
  MISSING_CHAR: 'un guillemet, une accolade ou les deux-points manquent',
  BAD_INDENT: 'alignez la ligne sur ses voisines',
  TAG_RESOLVE_FAILED: 'un texte qui commence par « ! » se met entre guillemets',
};

const LEFT_OPEN = {
  '"': 'un guillemet s’ouvre et ne se ferme pas',
  '{': 'une accolade s’ouvre et ne se ferme pas',
  '[': 'un crochet s’ouvre et ne se ferme pas',
};

type Opened = { mark: keyof typeof LEFT_OPEN; line: number };

const CLOSED = /"(?:[^"\\]|\\.)*"|\{[a-z0-9-]+\}/g;

/** Finds an unclosed quote or bracket, which the parser reports only at the next token, often on a correct line. */
function leftOpen(front: string, until: number): Opened | undefined {
  const open: Opened[] = [];
  for (const [index, written] of front.split('\n').slice(0, until).entries()) {
    const line = index + 1;
    const rest = written.replace(CLOSED, '');
    if (/(?:^|[:,[{-]) *"/.test(rest)) return { mark: '"', line };
    for (const mark of rest.match(/[{}[\]]/g) ?? []) {
      if (mark === '{' || mark === '[') open.push({ mark, line });
      else open.pop();
    }
  }
  return open.at(-1);
}

const OTHERWISE = 'vérifiez les deux-points, les guillemets et le retrait des lignes';

/**
 * Parses again with the package `yaml`, whose errors have codes. It is ten times slower than js-yaml.
 * @param front text between the «---» lines
 * @returns message with the line number in the file
 */
export function describeYamlError(front: string): string {
  const { errors, warnings } = parseDocument(front);
  const [error] = [...errors, ...warnings];
  if (!error?.linePos) return `l’en-tête ne se lit pas : ${OTHERWISE}`;
  const seen = error.linePos[0].line;
  const opened = leftOpen(front, seen);
  const remedy = opened ? LEFT_OPEN[opened.mark] : (REMEDIES[error.code] ?? OTHERWISE);
  return `l’en-tête ne se lit pas (ligne ${(opened?.line ?? seen) + 1}) : ${remedy}`;
}

export function describeJsonError(error: unknown, text: string): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  const line = position ? ` (vers la ligne ${text.slice(0, Number(position)).split('\n').length})` : '';
  return `le JSON ne se lit pas${line} : vérifiez les virgules entre les champs, les guillemets et les accolades`;
}

/** Finds duplicate keys with the YAML parser, because JSON.parse accepts them. */
export const twiceIn = (text: string): string[] =>
  parseDocument(text)
    .errors.filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ linePos }) => `ligne ${linePos?.[0].line} : ${REMEDIES['DUPLICATE_KEY']}`);
