-- The announcements that wait, soonest first, at most a thousand.
--
-- Answers {{member, when it is due (ms), failed tries so far}, …}.
local outbox = KEYS[1]
local request_prefix = ARGV[1]

local pending = {}
for _, member in ipairs(redis.call('ZRANGE', outbox, 0, 999)) do
  local id, kind = string.match(member, '^([^:]+):(.+)$')
  local tries = redis.call('HGET', request_prefix .. id, 'tries:' .. kind)
  table.insert(pending, {member, redis.call('ZSCORE', outbox, member), tries or '0'})
end
return pending
