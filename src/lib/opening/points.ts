/** Who can settle a point before the site opens. */
export type Owner = 'proprietaire' | 'juriste' | 'technicien';

export interface OpenPoint {
  /** The way to the form's field in the editor's own words, or the name of a variable. */
  where: string;
  /** The remedy, as a French sentence. */
  text: string;
  /** Addresses of the pages that show it; empty when no visitor sees it. */
  pages: readonly string[];
}

/** Points of one kind, and how many of that kind are settled. */
export interface OpenGroup {
  owner: Owner;
  title: string;
  settled: number;
  points: readonly OpenPoint[];
}

/** All that stands between the site and its opening. */
export interface OpeningList {
  groups: readonly OpenGroup[];
  settled: number;
  total: number;
}

export function openingListOf(groups: readonly OpenGroup[]): OpeningList {
  const settled = groups.reduce((sum, group) => sum + group.settled, 0);
  const open = groups.reduce((sum, { points }) => sum + points.length, 0);
  return { groups, settled, total: settled + open };
}

/** Whether the owner or the lawyer has something left to answer. */
export const awaitsAnswers = ({ groups }: OpeningList): boolean =>
  groups.some(({ owner, points }) => owner !== 'technicien' && points.length > 0);
