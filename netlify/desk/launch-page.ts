import { existsSync, readFileSync } from 'node:fs';
import { count } from '../../src/domain/sentence.ts';
import type { LaunchChecklist, Owner } from '../../src/lib/launch/points.ts';
import { type Html, html } from '../html.ts';

const OWNERS: Record<Owner, string> = {
  proprietaire: 'À vous de répondre',
  juriste: 'Pour le juriste',
  technicien: 'Pour le technicien',
};

/** Reads launch.json from the bundle, also if run from source. Returns an empty checklist before the first build. */
function checklist(): LaunchChecklist {
  const places = ['../launch.json', '../../.netlify/bundle/launch.json'];
  const file = places.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  return file ? JSON.parse(readFileSync(file, 'utf8')) : { groups: [], settled: 0, total: 0 };
}

export const pointsLeft = (): number => {
  const { settled, total } = checklist();
  return total - settled;
};

export function launchPage(): Html {
  const { groups, settled, total } = checklist();
  const link = (address: string): Html => html`<a href="${address}">${address}</a> `;
  return html`<h1>Avant l’ouverture</h1>
    <p class="text-lead">${count(settled, 'point', 'réglé')} sur ${total}. Les formulaires sont dans l’éditeur (/admin).</p>
    ${groups.map(
      ({ owner, title, points }) =>
        points.length > 0 &&
        html`<section class="slip slip-roomy stack">
          <h2>${OWNERS[owner]} : ${title} (${points.length})</h2>
          <ul class="desk-points stack">
            ${points.map(({ where, text, pages }) => html`<li><b>${where}</b> ${text} ${pages.map(link)}</li>`)}
          </ul>
        </section>`,
    )}`;
}
