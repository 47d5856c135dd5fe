-- What a morning's summary is made of: everything planned, the requests that are open or changed lately, and how many
-- announcements were given up.
--
-- Answers {{member, due (ms), member, …}, {{id, {field, value, …}}, …}, count}.
local outbox, index, failed = KEYS[1], KEYS[2], KEYS[3]
local request_prefix = ARGV[1]
local since = ARGV[2] -- oldest change wanted, in ms
local most = ARGV[3] -- of either kind of request

local planned = redis.call('ZRANGE', outbox, 0, -1, 'WITHSCORES')
local ids, seen = {}, {}
local function want(id)
  if id and not seen[id] then
    seen[id] = true
    table.insert(ids, id)
  end
end
for _, id in ipairs(redis.call('ZREVRANGEBYSCORE', index, '+inf', since, 'LIMIT', 0, most)) do want(id) end
local changed = #ids
for i = 1, #planned, 2 do
  if #ids - changed < tonumber(most) then want(string.match(planned[i], '^(.+):reminder$')) end
end
local requests = {}
for _, id in ipairs(ids) do
  local fields = redis.call('HGETALL', request_prefix .. id)
  if #fields > 0 then table.insert(requests, {id, fields}) end
end
return {planned, requests, redis.call('ZCARD', failed)}
