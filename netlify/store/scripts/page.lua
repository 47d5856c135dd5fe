-- Requests by last change, newest first.
--
-- Answers {how many there are, {id, {field, value, …}}, …}. A request that has expired since comes without fields.
local index = KEYS[1]
local request_prefix = ARGV[1]
local oldest = ARGV[2] -- change wanted, in ms
local skip, count = ARGV[3], ARGV[4]

local page = {redis.call('ZCOUNT', index, oldest, '+inf')}
for _, id in ipairs(redis.call('ZREVRANGEBYSCORE', index, '+inf', oldest, 'LIMIT', skip, count)) do
  table.insert(page, {id, redis.call('HGETALL', request_prefix .. id)})
end
return page
