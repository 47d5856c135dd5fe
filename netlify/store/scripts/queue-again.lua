-- Queues one more announcement of a request, which is due at once, and forgets that earlier ones were given up.
local outbox, request, failed = KEYS[1], KEYS[2], KEYS[3]
local id, kind = ARGV[1], ARGV[2]
local now = ARGV[3] -- in ms
local first_failed = 4 -- ARGV 4 and further are the members to forget

if redis.call('EXISTS', request) == 0 then return 'not_found' end
redis.call('ZADD', outbox, now, id .. ':' .. kind)
redis.call('HSET', request, 'queued:' .. kind, now, 'tries:' .. kind, 0)
for i = first_failed, #ARGV do redis.call('ZREM', failed, ARGV[i]) end
return 'queued'
