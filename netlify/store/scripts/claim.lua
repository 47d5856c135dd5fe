-- Takes announcements to send, so that nobody else sends them during the lease.
--
-- Answers {{member, {field, value, …}}, …}. An entry whose request is gone (expired, erased) leaves the outbox. Trims the
-- index too: what the scheduled function does every few minutes need not be done in every answer.
local outbox, index = KEYS[1], KEYS[2]
local request_prefix = ARGV[1]
local now, lease_end = ARGV[2], ARGV[3] -- in ms
local count = ARGV[4] -- how many at most
local named = ARGV[5] -- one member, or '' for those that are due
local oldest = ARGV[6] -- change whose request still lives, in ms

redis.call('ZREMRANGEBYSCORE', index, '-inf', oldest)
local members = {}
if named == '' then
  members = redis.call('ZRANGEBYSCORE', outbox, '-inf', now, 'LIMIT', 0, count)
elseif redis.call('ZSCORE', outbox, named) then
  members = {named}
end

local claimed = {}
for _, member in ipairs(members) do
  local fields = redis.call('HGETALL', request_prefix .. string.match(member, '^[^:]+'))
  if #fields == 0 then
    redis.call('ZREM', outbox, member)
  else
    redis.call('ZADD', outbox, lease_end, member)
    table.insert(claimed, {member, fields})
  end
end
return claimed
