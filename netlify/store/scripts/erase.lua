-- Erases a request, even a damaged one. Returns 1, or 0 if there is none.
-- KEYS: the due set, the request. ARGV[1]: {no, phones}
local due, request_key = unpack(KEYS)
local a = cjson.decode(ARGV[1])
local kept = redis.call('GET', request_key)
local is_read, number = pcall(function() return a.phones .. cjson.decode(kept).phoneKey end)
local numbers = is_read and {number} or kept and redis.call('KEYS', a.phones .. '*') or {}
redis.call('ZREM', due, a.no)
for _, key in ipairs(numbers) do redis.call('ZREM', key, a.no) end
return redis.call('DEL', request_key)
