-- Takes one announcement right after the answer, and counts it: above a rate they wait and come as one message.
--
-- Answers {how many were taken in this window, {field, value, …} of the request}; no fields when the request is gone.
local request, taken = KEYS[1], KEYS[2]
local window = ARGV[1] -- life of the count, in s

local count = redis.call('INCR', taken)
if count == 1 then redis.call('EXPIRE', taken, window) end
return {count, redis.call('HGETALL', request)}
