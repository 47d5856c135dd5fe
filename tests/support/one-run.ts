/** One run of the schedule in a process of its own, at a moment, so that a test can end it in the middle. */
import { serviceFrom } from '../../netlify/environment.ts';
import { createServer } from '../../netlify/server.ts';

const now = Number(process.argv[2]);
await createServer({ ...serviceFrom(process.env), now: () => now }).relance();
