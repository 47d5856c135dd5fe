-- Replaces a record. Returns 'replaced', 'gone' (no readable record), or the stored JSON if its version differs.
-- KEYS: the due set, the request, the set of its former phone number, the set of its new phone number.
-- ARGV[1]: {version, no, json, due, life, moved, since}
local due, request_key, number_before, number_now = unpack(KEYS)
local a = cjson.decode(ARGV[1])
local kept = redis.call('GET', request_key)
local is_read, version = pcall(function() return cjson.decode(kept).version end)
if not is_read then return 'gone' end
if version ~= a.version then return kept end
redis.call('SET', request_key, a.json, 'EX', a.life)
redis.call('ZADD', due, a.due, a.no)
if a.moved then
  if number_before ~= number_now then redis.call('ZREM', number_before, a.no) end
  redis.call('ZADD', number_now, a.since, a.no)
  redis.call('EXPIRE', number_now, a.life)
end
return 'replaced'
