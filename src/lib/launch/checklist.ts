import { readContent } from '../content/read.ts';
import { answers, missingFacts, sampleReviews } from './answers.ts';
import { identity, samplesInTexts } from './placeholders.ts';
import { checklistOf, type LaunchChecklist } from './points.ts';
import { seenNames } from './seen.ts';

/** Works without Astro, for `npm run prelaunch` and the bundler of the Netlify functions, which writes launch.json. */
export function launchChecklist(root: string): LaunchChecklist {
  const tree = readContent(root);
  const seen = seenNames(tree);
  return checklistOf([
    identity(tree, seen),
    ...missingFacts(tree, seen),
    samplesInTexts(tree),
    sampleReviews(tree),
    answers(tree, seen, 'engagements', 'proprietaire', 'Répondez oui ou non.'),
    answers(tree, seen, 'questions-juriste', 'juriste', 'Inscrivez sa réponse.'),
  ]);
}
