import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import { schemaAsData } from '../content/schema-data.ts';

export type Owner = 'proprietaire' | 'juriste' | 'technicien';

export interface OpenPoint {
  /** Path of a form field in the editor, or name of an environment variable. */
  where: string;
  text: string;
  /** Paths of the pages that show the value. */
  pages: readonly string[];
}

export interface OpenGroup {
  owner: Owner;
  title: string;
  settled: number;
  points: readonly OpenPoint[];
  holdsBack?: true;
}

export interface LaunchChecklist {
  groups: readonly OpenGroup[];
  settled: number;
  total: number;
}

export function checklistOf(groups: readonly OpenGroup[]): LaunchChecklist {
  const settled = groups.reduce((sum, group) => sum + group.settled, 0);
  const open = groups.reduce((sum, { points }) => sum + points.length, 0);
  return { groups, settled, total: settled + open };
}

/** Returns the open points that keep the site noindex. */
export const holdingPoints = ({ groups }: LaunchChecklist): readonly OpenPoint[] =>
  groups.flatMap(({ holdsBack, points }) => (holdsBack ? points : []));

/** Returns the name of a form in the editor. If every entry has its own form, the entry's name follows. */
export function formOf(name: CollectionName, id: string): string {
  const { kind, schema } = COLLECTIONS[name];
  const title = schemaAsData(schema).title ?? name;
  return kind === 'markdown' ? `${title} › ${id}` : title;
}
