import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';

const filesOf = (places: readonly { fichier: string }[]): string =>
  [...new Set(places.map(({ fichier }) => fichier))].join(', ');

/** The promises that the owner has not confirmed, and the questions of law that no lawyer has answered yet. */
export function findOpenCommitments({ entries }: ContentTree): ContentIssue[] {
  const unconfirmed = entries.engagements
    .filter(({ data }) => !data.confirme)
    .map(({ file, id, data: { promesse, ou } }) => ({
      file,
      field: id,
      message: `n’est pas confirmé. Le site promet : « ${promesse} » (${filesOf(ou)}). Vous vous y tenez : mettez « confirme » à true ; sinon, retirez la promesse de ces textes, puis d’ici`,
    }));
  const unanswered = entries['questions-juriste']
    .filter(({ data }) => !data.tranchee)
    .map(({ file, id, data: { question, ou } }) => ({
      file,
      field: id,
      message: `attend un juriste : « ${question} » (${filesOf(ou)}). Une fois les textes accordés à sa réponse, mettez « tranchee » à true`,
    }));
  return [...unconfirmed, ...unanswered];
}
