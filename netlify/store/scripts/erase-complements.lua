-- The right to erasure: what came from one number to the request of another. Its place stays taken, by an empty text: the
-- next complement there would be announced under an id that receivers have seen.
--
-- Answers {complements, announcements}: how many were erased.
local outbox, request = KEYS[1], KEYS[2]
local id = ARGV[1]
local phone_key = ARGV[2]
local places = tonumber(ARGV[3]) -- for complements beside a request

local complements, announcements = 0, 0
for n = 1, places do
  local kind = 'complement' .. n
  local kept = redis.call('HGET', request, kind) or ''
  -- The number is the last line of what is kept: plate, glazing, name, address, number.
  if string.match(kept, '^[^\n]*\n[^\n]*\n[^\n]*\n[^\n]*\n(.*)$') == phone_key then
    redis.call('HSET', request, kind, '')
    redis.call('HDEL', request, kind .. 'At', kind .. 'Draft', kind .. 'Suspect')
    complements = complements + 1
    announcements = announcements + redis.call('ZREM', outbox, id .. ':' .. kind)
  end
end
return {complements, announcements}
