-- Notes which channels took an entry, and when it comes up next.
--
-- Answers 'done', 'later' or 'again' (queued anew, overtaken or erased while it was on its way).
local outbox, request = KEYS[1], KEYS[2]
local member, kind = ARGV[1], ARGV[2]
local field, value = ARGV[3], ARGV[4] -- of the request, as it was when the entry was taken
local mark = ARGV[5] -- what a channel that took it is remembered by
local next_time = ARGV[6] -- in ms, or '' when nothing is left to send
local failed = ARGV[7] == '1' -- whether a channel failed
local first_channel = 8 -- ARGV 8 and further are the channels that took it

if redis.call('HGET', request, field) ~= value then return 'again' end
if next_time == '' then
  redis.call('ZREM', outbox, member)
  return 'done'
end
for i = first_channel, #ARGV do redis.call('HSET', request, 'sent:' .. kind .. ':' .. ARGV[i], mark) end
if failed then redis.call('HINCRBY', request, 'tries:' .. kind, 1) end
-- One that was followed up meanwhile has left the outbox, for good.
redis.call('ZADD', outbox, 'XX', next_time, member)
return 'later'
