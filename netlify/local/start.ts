/** `npm start`: the built site, the Netlify functions `demande` and `relance`, and Redis (local-store.ts). */
import { resolve } from 'node:path';
import { processService } from '../environment.ts';
import relance from '../functions/relance.mts';
import { entryPath } from '../request/links.ts';
import { atEnd, PORT, startServer } from './host.ts';
import { openStore } from './local-store.ts';
import { openSite } from './site.ts';

/** Interval of the schedule in ms; on Netlify it is five minutes. */
const SCHEDULE_MS = 60_000;
const store = await openStore({ brief: false });
atEnd.defer(() => store.close());
const site = openSite(resolve(process.env['SITE_DIST'] || 'dist'));
const server = await startServer(site, PORT);
// Base URL of the links in notifications. Online, Netlify sets this variable.
process.env['URL'] = server.url;
const schedule = setInterval(() => relance(), SCHEDULE_MS);
atEnd.defer(() => server.close());
atEnd.defer(() => clearInterval(schedule));
console.log(`
  Site      ${server.url}
  Bureau    ${server.url}${entryPath(processService())}
  Éditeur   ${server.url}/admin
  Demandes  ${store.kept}
  Arrêt     Ctrl-C
`);
