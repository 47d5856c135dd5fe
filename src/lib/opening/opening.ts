import { readContent } from '../content/read.ts';
import { answers, missingFacts, sampleReviews } from './answers.ts';
import { identity, samplesInTexts } from './placeholders.ts';
import { openingListOf, type OpeningList } from './points.ts';
import { seenNames } from './seen.ts';

/**
 * What content/ leaves open before the site is opened: placeholders, facts, sample reviews, promises and questions,
 * grouped by who can answer. Without Astro: the tool, the build's gate and the bundling of the function call it. The desk
 * reads what the build wrote of it (`opening.json` beside the function's code), as its content is not published.
 *
 * @param root folder that holds content/
 */
export function opening(root: string): OpeningList {
  const tree = readContent(root);
  const seen = seenNames(tree);
  return openingListOf([
    identity(tree, seen),
    ...missingFacts(tree, seen),
    samplesInTexts(tree),
    sampleReviews(tree),
    answers(tree, seen, 'engagements', 'proprietaire', 'Répondez oui ou non.'),
    answers(tree, seen, 'questions-juriste', 'juriste', 'Inscrivez sa réponse.'),
  ]);
}
