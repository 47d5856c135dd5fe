-- The right to erasure: everything there is about one request.
--
-- Answers {requests, complements, announcements}: how many were erased.
local index, outbox, request, failed = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local id = ARGV[1]
local phone_prefix, replay_prefix = ARGV[2], ARGV[3]
local places = tonumber(ARGV[4]) -- for complements beside a request

local complements, announcements = 0, 0
local kinds = {'created', 'updated', 'completed', 'again', 'resent'}
for n = 1, places do
  table.insert(kinds, 'complement' .. n)
  if (redis.call('HGET', request, 'complement' .. n) or '') ~= '' then complements = complements + 1 end
end
local phone = redis.call('HGET', request, 'phoneKey')
local replay = redis.call('HGET', request, 'replay')
if phone and redis.call('GET', phone_prefix .. phone) == id then redis.call('DEL', phone_prefix .. phone) end
if replay and replay ~= '' then redis.call('DEL', replay_prefix .. replay) end
for _, kind in ipairs(kinds) do
  announcements = announcements + redis.call('ZREM', outbox, id .. ':' .. kind)
  redis.call('ZREM', failed, id .. ':' .. kind .. ':email', id .. ':' .. kind .. ':webhook')
end
redis.call('ZREM', outbox, id .. ':reminder')
redis.call('ZREM', index, id)
return {redis.call('DEL', request), complements, announcements}
