import { YAMLParseError } from 'yaml';

/** What to do about the mistakes that editors make in a front matter, by the parser's own code. */
const REMEDIES: Partial<Record<string, string>> = {
  TAB_AS_INDENT: 'remplacez la tabulation par deux espaces',
  DUPLICATE_KEY: 'ce champ est écrit deux fois, gardez-en un',
  BLOCK_AS_IMPLICIT_KEY: 'un texte qui contient « : » se met entre guillemets',
  MISSING_CHAR: 'un guillemet, une accolade ou les deux-points manquent',
  BAD_INDENT: 'alignez la ligne sur ses voisines',
};

const OTHERWISE = 'vérifiez les deux-points, les guillemets et le retrait des lignes';

/** A front matter that cannot be read, as the clause of an issue. The first line of the file is its «---». */
export function describeYamlError(error: unknown): string {
  if (!(error instanceof YAMLParseError)) return `l’en-tête ne se lit pas : ${OTHERWISE}`;
  const line = error.linePos ? ` (ligne ${error.linePos[0].line + 1})` : '';
  return `l’en-tête ne se lit pas${line} : ${REMEDIES[error.code] ?? OTHERWISE}`;
}

/** A JSON file that cannot be read, as the clause of an issue. */
export function describeJsonError(error: unknown, text: string): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  const line = position ? ` (vers la ligne ${text.slice(0, Number(position)).split('\n').length})` : '';
  return `le JSON ne se lit pas${line} : vérifiez les virgules entre les champs, les guillemets et les accolades`;
}
