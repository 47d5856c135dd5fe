import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { reachOf } from '../notify/reach.ts';
import { escapeHtml } from '../request/html.ts';
import { complementText, frenchTime } from '../request/record-text.ts';
import { type DemandeRecord, FOLLOW_UPS } from '../request/record.ts';
import { firm } from '../request/texts.ts';
import { FOLLOW_UP } from './style.ts';

const { etats, libelles, phrases, suivi } = wording;

const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

const document = (title: string, header: string, main: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(firm.marque)}</title>
<style>${FOLLOW_UP.style}</style>
</head>
<body>
<header><div class="cadre"><p class="marque">${escapeHtml(firm.marque)}</p>
${header}</div></header>
<main class="cadre">
${main}
</main>
</body>
</html>
`;

/** A page that holds one sentence: the link cannot be followed. */
export const sentencePage = (sentence: string): string =>
  document(sentence, `<h1>${escapeHtml(sentence)}</h1>`, '');

function reachButtons(record: DemandeRecord): string {
  const reach = reachOf(record, record.reference);
  if ('mark' in reach) {
    return `<p class="numero">${escapeHtml(record.phone)}<small>${escapeHtml(reach.mark)}</small></p>`;
  }
  const call = fill(suivi.appeler, { telephone: record.phone });
  return `<div class="joindre"><a class="appel" href="${escapeHtml(reach.tel)}">${escapeHtml(call)}</a>
<a class="message" href="${escapeHtml(reach.chat)}">${suivi.messagerie}</a></div>`;
}

function facts({ name, address, createdAt, updatedAt, suspect }: DemandeRecord): string {
  const map = `<a class="carte" href="${escapeHtml(mapHref(address))}">${suivi.carte}</a>`;
  const rows = [
    [libelles.name, escapeHtml(name || libelles.rien)],
    [libelles.address, address ? `${escapeHtml(address)}${map}` : libelles.rien],
    [libelles.recue, frenchTime(createdAt)],
    ...(updatedAt === createdAt ? [] : [[libelles.modifiee, frenchTime(updatedAt)]]),
  ];
  return `${suspect ? `<p class="alerte">${escapeHtml(phrases.suspecte)}</p>` : ''}
<section class="carte-blanche"><dl>
${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('\n')}
</dl></section>`;
}

/** The buttons; the state that they were drawn beside travels with them, so that a stale page changes nothing unseen. */
function followUpForm({ followUp, followUpAt }: DemandeRecord, link: string): string {
  const since = followUpAt ? ` (${fill(suivi.depuis, { date: frenchTime(followUpAt) })})` : '';
  return `<section class="carte-blanche suite"><h2>${suivi.question}</h2>
<p class="etat">${suivi.etat}\u202f: <strong>${etats[followUp]}</strong>${since}</p>
<form method="post" action="${escapeHtml(link)}"><input type="hidden" name="vu" value="${followUp}">
${FOLLOW_UPS.map(
  (state) =>
    `<button name="etat" value="${state}"${state === followUp ? ' aria-current="true"' : ''}>${suivi.boutons[state]}</button>`,
).join('\n')}
</form></section>`;
}

/**
 * The whole page about one request.
 *
 * @param link path and query of this page
 * @param notice one sentence on top, '' for none
 */
export function followUpPage(record: DemandeRecord, link: string, notice = ''): string {
  const title = fill(suivi.titre, { reference: record.reference });
  const header = `<h1>${title}</h1>
<p class="vehicule"><span class="plaque"><i aria-hidden="true">F</i><b>${escapeHtml(record.plaque)}</b><i aria-hidden="true"></i></span>${escapeHtml(record.vitrage)}</p>
${reachButtons(record)}`;
  const later = record.complements.map(
    (added) => `<li>${escapeHtml(`${complementText(added)} (${frenchTime(added.at)})`)}</li>`,
  );
  return document(
    title,
    header,
    `${notice ? `<p class="alerte" role="alert">${escapeHtml(notice)}</p>` : ''}
${facts(record)}
${followUpForm(record, link)}
${later.length > 0 ? `<section class="carte-blanche ensuite"><h2>${suivi.ensuite}</h2><ul>${later.join('')}</ul></section>` : ''}`,
  );
}
