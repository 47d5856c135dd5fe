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
  /** Whether one open point of it keeps the site from search engines. */
  holdsBack?: true;
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

/** Points for which nobody may find the site yet; all others are only listed. */
export const holdingPoints = ({ groups }: OpeningList): readonly OpenPoint[] =>
  groups.flatMap(({ holdsBack, points }) => (holdsBack ? points : []));
