import { readFileSync } from 'node:fs';
import { keysOf } from '../../src/lib/keys-of.ts';
import type { OpeningList, Owner } from '../../src/lib/opening/points.ts';
import { type Html, html } from '../html.ts';

const OWNERS: Record<Owner, string> = {
  proprietaire: 'À vous de répondre',
  juriste: 'Pour le juriste',
  technicien: 'Pour le technicien',
};

/** Where the build wrote the list: beside the packed functions, and for those run from the sources in the bundle's folder. */
const FILES = ['../opening.json', '../../.netlify/bundle/opening.json'];

/** The list that the build wrote; undefined where nothing was built. */
function openingList(): OpeningList | undefined {
  for (const file of FILES) {
    try {
      return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
    } catch {
      // The other place, or none.
    }
  }
  return undefined;
}

/** How many points are left before the site opens. */
export const pointsLeft = (): number => {
  const { settled = 0, total = 0 } = openingList() ?? {};
  return total - settled;
};

/** The points to settle before the site opens, grouped by who can answer. */
export function openingPage(): Html {
  const { groups = [], settled = 0, total = 0 } = openingList() ?? {};
  const owners = keysOf(OWNERS).map((owner) => ({
    title: OWNERS[owner],
    groups: groups.filter((group) => group.owner === owner && group.points.length > 0),
  }));
  const link = (address: string): Html => html`<a href="${address}">${address}</a> `;
  return html`<h1>Avant l’ouverture</h1>
    <p class="chapeau">${settled} points réglés sur ${total}. Les formulaires sont dans l’éditeur (/admin).</p>
    ${owners.map(
      ({ title, groups: own }) =>
        own.length > 0 &&
        html`<section class="slip grand">
          <h2>${title}</h2>
          ${own.map(
            (group) => html`<h3>${group.title} (${group.points.length})</h3>
              <ul class="points">
                ${group.points.map(({ where, text, pages }) => html`<li><b>${where}</b> ${text} ${pages.map(link)}</li>`)}
              </ul>`,
          )}
        </section>`,
    )}`;
}
