-- Create, update or complete a request: one check, one write, one announcement to send.
--
-- Answers {'created'|'updated'|'completed', id, announcement to send now or ''} · {'not_found'} · {'too_many', seconds}
-- · {'duplicate', id of the first request, announcement or '', seconds}.
--
-- Race: the script runs alone, so of two creates with one phone the second finds the phone key of the first. A phone key
-- that leads to our own new id is our own first attempt, whose answer was lost on the way to the function.
local index, outbox = KEYS[1], KEYS[2]
local phone_owner = KEYS[3] -- of the number that was sent
local replay_owner = KEYS[4]
local address_count = KEYS[5]
local action = ARGV[1] -- 'create', 'update' or 'complete'
local id = ARGV[2] -- new, or the one that the visitor holds
local held = ARGV[3] == '1'
local now = tonumber(ARGV[4]) -- in ms
local window = ARGV[5] -- in which one phone has one open request, in s
local limit = tonumber(ARGV[6]) -- of creates from one address; 0 = not counted
local span = ARGV[7] -- of that count, in s
local request_prefix, phone_prefix = ARGV[8], ARGV[9]
local replay = ARGV[10] -- hash of the idempotency key, or ''
local suspect = ARGV[11] -- '1' or ''
local notice = ARGV[12] -- version of the sentence at the phone field
local life = ARGV[13] -- of a request, in s
local replay_life = ARGV[14] -- in s
local lease, update_delay = tonumber(ARGV[15]), tonumber(ARGV[16]) -- until an announcement is due, in ms
local places = tonumber(ARGV[17]) -- for complements beside a request
local number = ARGV[18] -- phone key
local typed = {phone = ARGV[19], plaque = ARGV[20], vitrage = ARGV[21], name = ARGV[22], address = ARGV[23]}

local function exists(candidate) return redis.call('EXISTS', request_prefix .. candidate) == 1 end
local function keep(owner)
  redis.call('EXPIRE', request_prefix .. owner, life)
  redis.call('ZADD', index, now, owner)
end
local function queue(owner, kind, delay) redis.call('ZADD', outbox, now + delay, owner .. ':' .. kind) end
local function announce(owner, kind, delay)
  redis.call('HSET', request_prefix .. owner, 'queued:' .. kind, now)
  redis.call('HDEL', request_prefix .. owner, 'tries:' .. kind)
  queue(owner, kind, delay)
end
-- The fields that were sent and differ from those kept.
local function changes(key, names)
  local changed = {}
  for _, name in ipairs(names) do
    if typed[name] ~= '' and redis.call('HGET', key, name) ~= typed[name] then table.insert(changed, name) end
  end
  return changed
end

local known = held
if held then
  if not exists(id) then return {'not_found'} end
elseif replay ~= '' then
  local earlier = redis.call('GET', replay_owner)
  if earlier and exists(earlier) then id, known = earlier, true end
end

if not known then
  if limit > 0 then
    local creates = redis.call('INCR', address_count)
    if creates == 1 then redis.call('EXPIRE', address_count, span) end
    if creates > limit then return {'too_many', redis.call('TTL', address_count)} end
  end
  local open = not redis.call('SET', phone_owner, id, 'NX', 'EX', window) and redis.call('GET', phone_owner)
  if open == id then
    known = true
  elseif open and exists(open) then
    local key, kind = request_prefix .. open, ''
    if #changes(key, {'plaque', 'vitrage', 'name', 'address'}) > 0 then
      local complement = table.concat({typed.plaque, typed.vitrage, typed.name, typed.address, number}, '\n')
      for n = 1, places do
        local kept = redis.call('HGET', key, 'complement' .. n)
        if kept == complement then break end
        if not kept then
          kind = 'complement' .. n
          redis.call('HSET', key, kind, complement, kind .. 'At', now, kind .. 'Suspect', suspect, 'updatedAt', now)
          keep(open)
          announce(open, kind, lease)
          break
        end
      end
    end
    return {'duplicate', open, kind, redis.call('TTL', phone_owner)}
  elseif open then
    redis.call('SET', phone_owner, id, 'EX', window)
  end
end

local key = request_prefix .. id
if not known then
  local kind = action .. 'd'
  redis.call('HSET', key, 'createdAt', now, 'updatedAt', now, 'queued:' .. kind, now, 'replay', replay,
    'suspect', suspect, 'noticeVersion', notice, 'phoneKey', number)
  for name, value in pairs(typed) do redis.call('HSET', key, name, value) end
  if kind == 'completed' then redis.call('HSET', key, 'completedAt', now) end
  queue(id, kind, lease)
  if replay ~= '' then redis.call('SET', replay_owner, id, 'EX', replay_life) end
  keep(id)
  return {kind, id, kind}
end

local changed = changes(key, {'phone', 'plaque', 'vitrage', 'name', 'address'})
for _, name in ipairs(changed) do redis.call('HSET', key, name, typed[name]) end
local before = redis.call('HGET', key, 'phoneKey')
if before ~= number then
  -- The number changed: the old one is free again, the new one is ours unless another open request has it.
  if redis.call('GET', phone_prefix .. before) == id then redis.call('DEL', phone_prefix .. before) end
  redis.call('SET', phone_owner, id, 'NX', 'EX', window)
  redis.call('HSET', key, 'phoneKey', number)
end
redis.call('HSET', key, 'updatedAt', now)
if suspect ~= '' then redis.call('HSET', key, 'suspect', suspect) end
keep(id)
if action == 'complete' and redis.call('HEXISTS', key, 'completedAt') == 0 then
  redis.call('HSET', key, 'completedAt', now)
  -- An update that is being sent must not wait for another try: it would come after the completion.
  redis.call('ZREM', outbox, id .. ':updated')
  redis.call('HDEL', key, 'queued:updated')
  announce(id, 'completed', lease)
  return {'completed', id, 'completed'}
end
if #changed > 0 then announce(id, 'updated', update_delay) end
return {action .. 'd', id, ''}
