import { COMPLEMENT_FIELDS, COMPLEMENT_NUMBERS, SEPARATOR } from '../request/record.ts';
import { compact } from './compact.ts';

/** The Lua scripts of the right to erasure. Same rules as in admin-scripts.ts. */

const KINDS = ['created', 'updated', 'completed', ...COMPLEMENT_NUMBERS.map((n) => `complement${n}`)];

/** Takes the phone key out of the text of a complement. */
const PHONE_KEY = `^${`[^${SEPARATOR}]*${SEPARATOR}`.repeat(COMPLEMENT_FIELDS.length)}(.*)$`;

/**
 * erase: everything there is about one request.
 *
 * KEYS 1 index · 2 outbox · 3 request · ARGV 1 id · 2 phone prefix · 3 replay prefix
 *
 * Answers {requests, complements, announcements} erased, as text.
 */
export const eraseScript = compact(`
local complements, announcements = 0, 0
for n = 1, ${COMPLEMENT_NUMBERS.length} do
  if (redis.call('HGET', KEYS[3], 'complement' .. n) or '') ~= '' then complements = complements + 1 end
end
local phone = redis.call('HGET', KEYS[3], 'phoneKey')
local replay = redis.call('HGET', KEYS[3], 'replay')
if phone and redis.call('GET', ARGV[2] .. phone) == ARGV[1] then redis.call('DEL', ARGV[2] .. phone) end
if replay and replay ~= '' then redis.call('DEL', ARGV[3] .. replay) end
for _, kind in ipairs({${KINDS.map((kind) => `'${kind}'`)}}) do
  announcements = announcements + redis.call('ZREM', KEYS[2], ARGV[1] .. ':' .. kind)
end
redis.call('ZREM', KEYS[1], ARGV[1])
return {string.format('%.0f', redis.call('DEL', KEYS[3])), string.format('%.0f', complements), string.format('%.0f', announcements)}
`);

/**
 * eraseComplements: what came from one number to the request of another. Its place stays taken, by an empty text: the next
 * complement there would be announced under an id that receivers have seen.
 *
 * KEYS 1 outbox · 2 request · ARGV 1 id · 2 phone key
 *
 * Answers {complements, announcements} erased, as text.
 */
export const eraseComplementsScript = compact(`
local complements, announcements = 0, 0
for n = 1, ${COMPLEMENT_NUMBERS.length} do
  local kind = 'complement' .. n
  if string.match(redis.call('HGET', KEYS[2], kind) or '', ${JSON.stringify(PHONE_KEY)}) == ARGV[2] then
    redis.call('HSET', KEYS[2], kind, '')
    redis.call('HDEL', KEYS[2], kind .. 'At', kind .. 'Suspect')
    complements = complements + 1
    announcements = announcements + redis.call('ZREM', KEYS[1], ARGV[1] .. ':' .. kind)
  end
end
return {string.format('%.0f', complements), string.format('%.0f', announcements)}
`);
