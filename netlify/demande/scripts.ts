import { compact } from './compact.ts';

/**
 * The Lua scripts: each answer of the function is one of them, run in one round trip (DESIGN §3).
 *
 * What they use is what both a real Redis and the emulation know: no cjson, numbers sent back as text.
 */

/**
 * save: create, update or complete a request.
 *
 * KEYS 1 index · 2 outbox · 3 phone key of the number sent · 4 replay key · 5 address key
 *
 * ARGV 1 action · 2 id (new, or the one the visitor holds) · 3 "1" when held · 4 now (ms) · 5 life (s) · 6 dedupe (s)
 * · 7 replay (s) · 8 address limit, 0 = not counted · 9 address window (s) · 10 lease of the first announcement (ms)
 * · 11 delay of an update's announcement (ms) · 12 request prefix · 13 phone prefix · 14 replay hash or ""
 * · 15 what a duplicate adds (JSON) · 16 number of fields set at creation only · 17… field, value: those first, then what
 * the visitor typed
 *
 * Answers:
 * {"created"|"updated"|"completed", id, kind to announce now or ""} · {"not_found"} · {"too_many", seconds}
 * · {"duplicate", first id, kind or "", seconds}
 *
 * Race: the script runs alone, so of two creates with one phone the second finds the phone key of the first. A phone
 * key that leads to our own new id is our own first attempt, whose answer was lost on the way to the function.
 */
export const saveScript = compact(`
local call = redis.call
local action, id, held, now = ARGV[1], ARGV[2], ARGV[3] == '1', tonumber(ARGV[4])
local life, window, replay = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local limit, span, lease, delay = tonumber(ARGV[8]), tonumber(ARGV[9]), tonumber(ARGV[10]), tonumber(ARGV[11])
local requests, phones, hash = ARGV[12], ARGV[13], ARGV[14]
local once, first = tonumber(ARGV[16]) * 2, 17

local function exists(candidate) return call('EXISTS', requests .. candidate) == 1 end
local function at(ms) return string.format('%.0f', ms) end
local function keep(owner)
  call('EXPIRE', requests .. owner, life)
  call('ZADD', KEYS[1], ARGV[4], owner)
end
local function announce(owner, kind, due)
  call('HSET', requests .. owner, 'queued:' .. kind, ARGV[4])
  call('HDEL', requests .. owner, 'tries:' .. kind)
  call('ZADD', KEYS[2], at(now + due), owner .. ':' .. kind)
end

local known = false
if held then
  if not exists(id) then return {'not_found'} end
  known = true
elseif hash ~= '' then
  local earlier = call('GET', KEYS[4])
  if earlier and exists(earlier) then id, known = earlier, true end
end

if not known then
  if limit > 0 then
    local creates = call('INCR', KEYS[5])
    if creates == 1 then call('EXPIRE', KEYS[5], span) end
    if creates > limit then return {'too_many', at(call('TTL', KEYS[5]))} end
  end
  local open = not call('SET', KEYS[3], id, 'NX', 'EX', window) and call('GET', KEYS[3])
  if open == id then
    known = true
  elseif open and exists(open) then
    local key, brings, kind = requests .. open, false, ''
    for i = first + once, #ARGV, 2 do
      local field = ARGV[i]
      if field ~= 'phone' and field ~= 'phoneKey' and ARGV[i + 1] ~= '' and call('HGET', key, field) ~= ARGV[i + 1] then
        brings = true
      end
    end
    if brings then
      for n = 1, 5 do
        local kept = call('HGET', key, 'complement' .. n)
        if kept == ARGV[15] then break end
        if not kept then
          kind = 'complement' .. n
          call('HSET', key, kind, ARGV[15], kind .. 'At', ARGV[4], 'updatedAt', ARGV[4])
          keep(open)
          announce(open, kind, lease)
          break
        end
      end
    end
    return {'duplicate', open, kind, at(call('TTL', KEYS[3]))}
  elseif open then
    call('SET', KEYS[3], id, 'EX', window)
  end
end

local key, kind = requests .. id, ''
if not known then
  kind = action .. 'd'
  call('HSET', key, 'createdAt', ARGV[4], 'updatedAt', ARGV[4], kind .. 'At', ARGV[4], 'queued:' .. kind, ARGV[4], 'replay', hash, unpack(ARGV, first))
  call('ZADD', KEYS[2], at(now + lease), id .. ':' .. kind)
  if hash ~= '' then call('SET', KEYS[4], id, 'EX', replay) end
  keep(id)
  return {kind, id, kind}
end

local changed = false
for i = first + once, #ARGV, 2 do
  local before = call('HGET', key, ARGV[i])
  if ARGV[i + 1] ~= '' and before ~= ARGV[i + 1] then
    -- The number changed: the old one is free again, the new one is ours unless another open request has it.
    if ARGV[i] == 'phoneKey' then
      if call('GET', phones .. before) == id then call('DEL', phones .. before) end
      call('SET', KEYS[3], id, 'NX', 'EX', window)
    end
    call('HSET', key, ARGV[i], ARGV[i + 1])
    changed = true
  end
end
call('HSET', key, 'updatedAt', ARGV[4])
keep(id)
if action == 'complete' and call('HEXISTS', key, 'completedAt') == 0 then
  call('HSET', key, 'completedAt', ARGV[4])
  call('ZREM', KEYS[2], id .. ':updated')
  kind = 'completed'
  announce(id, kind, lease)
elseif changed then
  announce(id, 'updated', delay)
end
return {action .. 'd', id, kind}
`);
