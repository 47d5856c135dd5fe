import { compact } from './compact.ts';

/**
 * The Lua scripts of the announcements and of the firm's command line. Same rules as in scripts.ts; and lists are walked
 * by number, since `ipairs` sees nothing in those of the emulation, which also loses a table that was
 * filled step by step unless it is unpacked into another.
 */

/**
 * page: requests by last change, newest first.
 *
 * KEYS 1 index · ARGV 1 request prefix · 2 oldest change wanted (ms) · 3 how many to skip · 4 how many to give
 *
 * Answers {number of requests in all, {id, {field, value, …}}, …}; one that has expired since comes without fields.
 */
export const pageScript = compact(`
local out = {string.format('%.0f', redis.call('ZCOUNT', KEYS[1], ARGV[2], '+inf'))}
local ids = redis.call('ZREVRANGEBYSCORE', KEYS[1], '+inf', ARGV[2], 'LIMIT', ARGV[3], ARGV[4])
for i = 1, #ids do out[#out + 1] = {ids[i], redis.call('HGETALL', ARGV[1] .. ids[i])} end
return {unpack(out)}
`);

/**
 * claim: take announcements to send, so that nobody else sends them during the lease.
 *
 * KEYS 1 outbox · 2 index · ARGV 1 request prefix · 2 now (ms) · 3 end of the lease (ms) · 4 how many at most
 * · 5 one member by name, or "" for those that are due · 6 oldest change whose request still lives (ms)
 *
 * Answers {{member, {field, value, …}}, …}. One whose request is gone (expired, erased) leaves the outbox. Trims the index
 * too: what the scheduled function does every few minutes need not be done in every answer.
 */
export const claimScript = compact(`
local out, members = {}, {ARGV[5]}
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[6])
if ARGV[5] == '' then
  members = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[2], 'LIMIT', '0', ARGV[4])
elseif not redis.call('ZSCORE', KEYS[1], ARGV[5]) then
  members = {}
end
for i = 1, #members do
  local member = members[i]
  local request = redis.call('HGETALL', ARGV[1] .. string.match(member, '^[^:]+'))
  if #request == 0 then
    redis.call('ZREM', KEYS[1], member)
  else
    redis.call('ZADD', KEYS[1], ARGV[3], member)
    out[#out + 1] = {member, request}
  end
end
return {unpack(out)}
`);

/**
 * settle: note what was accepted, and when the rest is tried again.
 *
 * KEYS 1 outbox · 2 request · ARGV 1 member · 2 kind · 3 revision that was sent (its "queued:" value)
 * · 4 next try (ms), or "" when every channel accepted it · 5… channels that accepted it
 *
 * Answers "done", "later", "again" (queued anew, or overtaken by the completion, while it was on its way) or "gone".
 */
export const settleScript = compact(`
if redis.call('EXISTS', KEYS[2]) == 0 then
  redis.call('ZREM', KEYS[1], ARGV[1])
  return 'gone'
end
for i = 5, #ARGV do redis.call('HSET', KEYS[2], 'sent:' .. ARGV[2] .. ':' .. ARGV[i], ARGV[3]) end
if redis.call('HGET', KEYS[2], 'queued:' .. ARGV[2]) ~= ARGV[3] then return 'again' end
if ARGV[4] == '' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  return 'done'
end
redis.call('HINCRBY', KEYS[2], 'tries:' .. ARGV[2], 1)
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[1])
return 'later'
`);

/**
 * pending: the announcements that wait.
 *
 * KEYS 1 outbox · ARGV 1 request prefix
 *
 * Answers {{member, due (ms), tries so far}, …}, soonest first, at most a thousand.
 */
export const pendingScript = compact(`
local out, members = {}, redis.call('ZRANGE', KEYS[1], '0', '999')
for i = 1, #members do
  local member = members[i]
  local id, kind = string.match(member, '^([^:]+):(.+)$')
  local tries = redis.call('HGET', ARGV[1] .. id, 'tries:' .. kind)
  out[#out + 1] = {member, redis.call('ZSCORE', KEYS[1], member), tries or '0'}
end
return {unpack(out)}
`);

/**
 * followUp: what the firm notes of a request. One that is closed frees its phone at once.
 *
 * KEYS 1 index · 2 outbox · 3 request · ARGV 1 id · 2 what is noted · 3 what was noted before, as its writer saw it, or ""
 * · 4 now (ms) · 5 life (s) · 6 phone prefix · 7 when a reminder that is not to be sent any more comes up (ms)
 *
 * Answers "noted", "already", "changed" (somebody else noted something meanwhile) or "not_found".
 */
export const followUpScript = compact(`
if redis.call('EXISTS', KEYS[3]) == 0 then return 'not_found' end
local before = redis.call('HGET', KEYS[3], 'followUp') or 'open'
if before == ARGV[2] then return 'already' end
if ARGV[3] ~= '' and ARGV[3] ~= before then return 'changed' end
redis.call('HSET', KEYS[3], 'followUp', ARGV[2], 'followUpAt', ARGV[4], 'updatedAt', ARGV[4])
if ARGV[2] ~= 'spam' then redis.call('HSETNX', KEYS[3], 'firstCalledAt', ARGV[4]) end
redis.call('EXPIRE', KEYS[3], ARGV[5])
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[1])
if ARGV[2] == 'called' then
  redis.call('ZADD', KEYS[2], ARGV[7], ARGV[1] .. ':reminder')
  return 'noted'
end
redis.call('ZREM', KEYS[2], ARGV[1] .. ':reminder')
local phone = ARGV[6] .. redis.call('HGET', KEYS[3], 'phoneKey')
if ARGV[2] ~= 'appointment' and redis.call('GET', phone) == ARGV[1] then redis.call('DEL', phone) end
return 'noted'
`);
