-- Takes the entries of the outbox that are due, so that nobody else sends them during the lease.
--
-- Answers {{member, {field, value, …}}, …}; an entry about no request comes without fields. One whose request is gone
-- (expired, erased) leaves the outbox. Sees to it that the next summary is planned, and trims the index.
local outbox, index = KEYS[1], KEYS[2]
local request_prefix = ARGV[1]
local now, lease_end = ARGV[2], ARGV[3] -- in ms
local count = ARGV[4] -- how many at most
local oldest = ARGV[5] -- change whose request still lives, in ms
local morning = ARGV[6] -- when the next summary is due, in ms

redis.call('ZREMRANGEBYSCORE', index, '-inf', oldest)
redis.call('ZADD', outbox, 'NX', morning, 'summary')

local taken = {}
for _, member in ipairs(redis.call('ZRANGEBYSCORE', outbox, '-inf', now, 'LIMIT', 0, count)) do
  local id = string.match(member, '^(.+):')
  local fields = id and redis.call('HGETALL', request_prefix .. id) or {}
  if id and #fields == 0 then
    redis.call('ZREM', outbox, member)
  else
    redis.call('ZADD', outbox, lease_end, member)
    table.insert(taken, {member, fields})
  end
end
return taken
