/** Something to settle before the site opens: an error that was found, or a question that only a person can answer. */
export interface Point {
  kind: 'error' | 'question';
  /** A French sentence. */
  message: string;
}
