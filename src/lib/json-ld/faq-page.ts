import type { JsonLdNode } from './node.ts';

/** A question as plain text. */
export interface PlainQuestion {
  question: string;
  answer: string;
}

/** The questions of a page, word for word as it shows them. */
export const faqNode = (questions: readonly PlainQuestion[], url: string): JsonLdNode => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
