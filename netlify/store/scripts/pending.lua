-- The announcements that wait, soonest first, at most a thousand. What is planned is none: a reminder, the summary.
--
-- Answers {{member, when it is due (ms), failed tries so far}, …}.
local outbox = KEYS[1]
local request_prefix = ARGV[1]

local pending = {}
local entries = redis.call('ZRANGE', outbox, 0, 999, 'WITHSCORES')
for i = 1, #entries, 2 do
  local id, kind = string.match(entries[i], '^(.+):(.+)$')
  if kind and kind ~= 'reminder' then
    local tries = redis.call('HGET', request_prefix .. id, 'tries:' .. kind)
    table.insert(pending, {entries[i], entries[i + 1], tries or '0'})
  end
end
return pending
