import { expect, test } from 'vitest';
import { aDemande, send, sendRaw } from '../support/demande.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld({ channels: false });

/** Words that no visitor may read: names of libraries, traces, code, what was sent. */
const INSIDE = /script|zod|redis|upstash|error:|stack|\bat \w|undefined|invalid_|expected|node:|lua|eval/i;

test.each<[string, BodyInit | null]>([
  ['nothing', null],
  ['JSON that breaks off', '{"action":"create","data":{'],
  ['null', 'null'],
  ['an array of calls', JSON.stringify([{ action: 'create', data: aDemande() }])],
  ['no action', '{"data":{}}'],
  ['no data', '{"action":"create"}'],
  ['data an array', '{"action":"create","data":[]}'],
  ['an unknown action', '{"action":"delete","data":{}}'],
  ['__proto__ as action', '{"action":"__proto__","data":{}}'],
  ['an action that is no text', '{"action":["create"],"data":{}}'],
  ['too many levels', `{"action":"create","data":${'['.repeat(8000)}${']'.repeat(8000)}}`],
  ['no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
])('refuses %s with a French sentence', async (_, body) => {
  const { status, body: answer } = await sendRaw(body);
  expect([status, answer.success, answer.status]).toEqual([400, false, 'invalid']);
  expect(answer.error).toMatch(/^[A-ZÀÉÊ].+\.$/u);
  expect(JSON.stringify(answer)).not.toMatch(INSIDE);
});

test('keeps a request with a letter that is not UTF-8', async () => {
  const call = JSON.stringify({ action: 'complete', data: { ...aDemande(), name: 'Zoé' } });
  const { body } = await sendRaw(Buffer.from(call, 'latin1'));
  expect(await world.stored(body.demandeId)).toMatchObject({ name: 'Zo\ufffd' });
});

test.each<[string, string, object]>([
  ['plaque', 'blank', { plaque: ' \u00a0\u200b ' }],
  ['plaque', 'of blanks that print nothing', { plaque: '\u2800\u2800' }],
  ['plaque', 'a number', { plaque: 1234 }],
  ['plaque', 'too long', { plaque: 'A'.repeat(21) }],
  ['plaque', 'with a control character', { plaque: 'AB\u0000CD' }],
  ['vitrage', 'another', { vitrage: '<script>' }],
  ['phone', 'blank', { phone: '\t ' }],
  ['phone', 'of another blank', { phone: '\u3164' }],
  ['phone', 'of a soft hyphen', { phone: '\u200b \u00ad' }],
  ['phone', 'too long', { phone: '0'.repeat(33) }],
  ['phone', 'with a line break inside', { phone: '06 39\r\n98 00 01' }],
  ['name', 'with a line break', { name: 'Camille\r\nBcc: x@y.example' }],
  ['name', 'too long', { name: 'x'.repeat(121) }],
  ['address', 'too long', { address: 'x'.repeat(301) }],
  ['address', 'with a control character', { address: 'rue\u0007' }],
])('refuses a %s %s with a message for its field', async (field, _, change) => {
  const { status, body } = await send('complete', { ...aDemande(), ...change });
  expect([status, body.status, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid', [field]]);
  expect(body.error).toBe(Object.values(body.fields ?? {})[0]);
  expect(JSON.stringify(body)).not.toMatch(INSIDE);
});

test.each(['\t', '\v', '\f', '\u0085', '\u2028'])('reads %j as a space', async (mark) => {
  const address = `1 rue de l’Exemple${mark}92230 Gennevilliers`;
  const { status, body } = await send('complete', { ...aDemande(), name: `Camille${mark}Exemple`, address });
  expect(status).toBe(200);
  const stored = { name: 'Camille Exemple', address: '1 rue de l’Exemple 92230 Gennevilliers' };
  expect(await world.stored(body.demandeId)).toMatchObject(stored);
});

test('reports all wrong fields at once, in the order of the form', async () => {
  const { body } = await send('update', { demandeId: 'x' });
  expect(Object.keys(body.fields ?? {})).toEqual(['plaque', 'vitrage', 'phone', 'name', 'address']);
  expect(body.error).toBe(body.fields?.plaque);
});

test('accepts the longest values and every kind of letter', async () => {
  const data = aDemande({ plaque: 'É'.repeat(20), phone: '٠'.repeat(32) });
  const longest = { ...data, name: '名'.repeat(120), address: 'ŷ'.repeat(300) };
  expect((await send('complete', longest)).status).toBe(200);
});

test('sends no command to the storage when the body is wrong', async () => {
  const cost = await world.costOf(async () => {
    await sendRaw('null');
    await send('create', {});
    await send('update', { ...aDemande(), name: 'Camille', address: '1 rue', demandeId: 'unknown' });
  });
  expect(cost).toBe(0);
});
