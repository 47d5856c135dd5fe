-- Notes which channels accepted an announcement, and when the others are tried again.
--
-- Answers 'done', 'later', 'again' (queued anew, or overtaken by the completion, while it was on its way) or 'gone'.
local outbox, request = KEYS[1], KEYS[2]
local member, kind = ARGV[1], ARGV[2]
local revision = ARGV[3] -- that was sent: its 'queued:' value
local next_try = ARGV[4] -- in ms, or '' when every channel accepted it
local first_channel = 5 -- ARGV 5 and further are the channels that accepted it

if redis.call('EXISTS', request) == 0 then
  redis.call('ZREM', outbox, member)
  return 'gone'
end
for i = first_channel, #ARGV do
  redis.call('HSET', request, 'sent:' .. kind .. ':' .. ARGV[i], revision)
end
if redis.call('HGET', request, 'queued:' .. kind) ~= revision then return 'again' end
if next_try == '' then
  redis.call('ZREM', outbox, member)
  return 'done'
end
redis.call('HINCRBY', request, 'tries:' .. kind, 1)
redis.call('ZADD', outbox, next_try, member)
return 'later'
