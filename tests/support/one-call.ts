/** One call of the function in a process of its own, so that a test can end it right after the answer. */
import demande from '../../netlify/functions/demande.mts';

const [, , body = ''] = process.argv;
const request = new Request('http://localhost:8888/api/demande', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
});
const response = await demande(request, { ip: '127.0.0.1', waitUntil: () => {} });
process.stdout.write(await response.text());
// Stays until it is ended from outside, as a host freezes a process.
setInterval(() => {}, 1000);
