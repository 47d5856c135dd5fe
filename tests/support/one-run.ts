/** One run of the scheduled function in a process of its own, so that a test can end it in the middle. */
import { deliverDue } from '../../netlify/notify/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';

await deliverDue(readSettings(), Number(process.argv[2]));
