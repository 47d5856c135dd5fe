-- What the firm notes of a request. One that is closed frees its phone at once.
--
-- Answers 'noted', 'already', 'changed' (somebody else noted something meanwhile) or 'not_found'.
local index, outbox, request = KEYS[1], KEYS[2], KEYS[3]
local id = ARGV[1]
local noted = ARGV[2]
local seen = ARGV[3] -- what was noted before, as its writer saw it, or '' for whatever it was
local now = ARGV[4] -- in ms
local life = ARGV[5] -- of a request, in s
local phone_prefix = ARGV[6]
local never = ARGV[7] -- when a reminder that is not to be sent any more comes up, in ms

if redis.call('EXISTS', request) == 0 then return 'not_found' end
local before = redis.call('HGET', request, 'followUp') or 'open'
if before == noted then return 'already' end
if seen ~= '' and seen ~= before then return 'changed' end

redis.call('HSET', request, 'followUp', noted, 'followUpAt', now, 'updatedAt', now)
if noted ~= 'spam' then redis.call('HSETNX', request, 'firstCalledAt', now) end
redis.call('EXPIRE', request, life)
redis.call('ZADD', index, now, id)
if noted == 'called' then
  redis.call('ZADD', outbox, never, id .. ':reminder')
  return 'noted'
end
redis.call('ZREM', outbox, id .. ':reminder')
local phone = phone_prefix .. redis.call('HGET', request, 'phoneKey')
if noted ~= 'appointment' and redis.call('GET', phone) == id then redis.call('DEL', phone) end
return 'noted'
