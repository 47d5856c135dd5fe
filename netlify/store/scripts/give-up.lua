-- Gives up on telling one channel of an announcement: it leaves the schedule for that channel and is listed as failed.
local failed, request = KEYS[1], KEYS[2]
local member, kind = ARGV[1], ARGV[2]
local channel = ARGV[3]
local mark = ARGV[4] -- what the channel is remembered by, as if it had taken it
local now, oldest = ARGV[5], ARGV[6] -- in ms; what was given up before that is forgotten

redis.call('ZREMRANGEBYSCORE', failed, '-inf', oldest)
if redis.call('EXISTS', request) == 0 then return 'gone' end
redis.call('HSET', request, 'sent:' .. kind .. ':' .. channel, mark)
redis.call('ZADD', failed, now, member .. ':' .. channel)
return 'failed'
