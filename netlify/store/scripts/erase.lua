-- Erases all there is of one request. Answers 1, or 0 when there is none.
-- KEYS: due, the request. The key of its number is found here: it begins with the prefix.
-- ARGV[1]: {no, phones}
local due, request_key = unpack(KEYS)
local a = cjson.decode(ARGV[1])
local kept = redis.call('GET', request_key)
redis.call('ZREM', due, a.no)
if not kept then return 0 end
redis.call('ZREM', a.phones .. cjson.decode(kept).phoneKey, a.no)
return redis.call('DEL', request_key)
