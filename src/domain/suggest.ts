function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Finds the closest word by prefix or edit distance; returns undefined if none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.min(3, Math.floor(word.length / 3));
  const ranked = [...known]
    .map((candidate) => ({ candidate, score: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, score }) => score <= limit || (word.length > 6 && candidate.startsWith(word)))
    .sort((a, b) => a.score - b.score);
  return ranked[0]?.candidate;
}

export function suggestion(word: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(word, known);
  return meant ? `vouliez-vous dire « ${meant} » ?` : otherwise;
}
