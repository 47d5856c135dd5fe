import { compact } from './compact.ts';
import { LEASE_MS, REPLAY_SECONDS, REQUEST_LIFE_SECONDS, UPDATE_DELAY_MS } from './keys.ts';
import { COMPLEMENT_FIELDS, COMPLEMENT_NUMBERS, SEPARATOR } from './record.ts';

/**
 * The Lua scripts: each answer of the function is one of them, run in one round trip (DESIGN §3).
 *
 * What they use is what both a real Redis and the emulation know: no cjson, numbers sent back as text. What a call
 * tells the script of a save is one argument and what it answers one text: each further argument costs more on its way
 * than the Lua that takes it out of a text.
 */

/** What a visitor types, in the order in which {@link saveScript} is given it. */
export const DRAFT_FIELDS = ['phone', ...COMPLEMENT_FIELDS] as const;

/** The values before those. */
const BEFORE = 12;

/**
 * save: create, update or complete a request.
 *
 * KEYS 1 index · 2 outbox · 3 phone key of the number sent · 4 replay key · 5 address key
 *
 * ARGV 1, values with a {@link SEPARATOR} after each: 1 action · 2 id (new, or the one the visitor holds) · 3 "1" when
 * held · 4 now (ms) · 5 dedupe (s) · 6 address limit, 0 = not counted · 7 address window (s) · 8 request prefix
 * · 9 phone prefix · 10 replay hash or "" · 11 "1" when suspect, or "" · 12 version of the notice
 * · 13… {@link DRAFT_FIELDS}, "" where nothing was given
 *
 * Answers, with a {@link SEPARATOR} between: "created"|"updated"|"completed", id, kind to announce now or ""
 * · "not_found" · "too_many", seconds · "duplicate", first id, kind or "", seconds · "malformed"
 *
 * Race: the script runs alone, so of two creates with one phone the second finds the phone key of the first. A phone
 * key that leads to our own new id is our own first attempt, whose answer was lost on the way to the function.
 */
export const saveScript = compact(`
local call = redis.call
local mark = ${JSON.stringify(SEPARATOR)}
local sent = {}
for value in string.gmatch(ARGV[1], '([^' .. mark .. ']*)' .. mark) do sent[#sent + 1] = value end
if #sent ~= ${BEFORE + DRAFT_FIELDS.length} then return 'malformed' end
local action, id, held, now = sent[1], sent[2], sent[3] == '1', sent[4]
local window, limit, span = sent[5], tonumber(sent[6]), sent[7]
local requests, phones, hash = sent[8], sent[9], sent[10]
local number = string.sub(KEYS[3], #phones + 1)
local names = {${DRAFT_FIELDS.map((name) => `'${name}'`)}}

local function exists(candidate) return call('EXISTS', requests .. candidate) == 1 end
local function text(count) return string.format('%.0f', count) end
local function keep(owner)
  call('EXPIRE', requests .. owner, ${REQUEST_LIFE_SECONDS})
  call('ZADD', KEYS[1], now, owner)
end
local function queue(owner, kind, delay) call('ZADD', KEYS[2], text(now + delay), owner .. ':' .. kind) end
local function announce(owner, kind, delay)
  call('HSET', requests .. owner, 'queued:' .. kind, now)
  call('HDEL', requests .. owner, 'tries:' .. kind)
  queue(owner, kind, delay)
end

local known = false
if held then
  if not exists(id) then return 'not_found' end
  known = true
elseif hash ~= '' then
  local earlier = call('GET', KEYS[4])
  if earlier and exists(earlier) then id, known = earlier, true end
end

if not known then
  if limit > 0 then
    local creates = call('INCR', KEYS[5])
    if creates == 1 then call('EXPIRE', KEYS[5], span) end
    if creates > limit then return 'too_many' .. mark .. text(call('TTL', KEYS[5])) end
  end
  local open = not call('SET', KEYS[3], id, 'NX', 'EX', window) and call('GET', KEYS[3])
  if open == id then
    known = true
  elseif open and exists(open) then
    local key, brings, kind = requests .. open, false, ''
    for i = 2, #names do
      local value = sent[${BEFORE} + i]
      if value ~= '' and call('HGET', key, names[i]) ~= value then brings = true end
    end
    if brings then
      local complement = table.concat(sent, mark, ${BEFORE} + 2)
      for n = 1, ${COMPLEMENT_NUMBERS.length} do
        local kept = call('HGET', key, 'complement' .. n)
        if kept == complement then break end
        if not kept then
          kind = 'complement' .. n
          call('HSET', key, kind, complement, kind .. 'At', now, 'updatedAt', now)
          keep(open)
          announce(open, kind, ${LEASE_MS})
          break
        end
      end
    end
    return table.concat({'duplicate', open, kind, text(call('TTL', KEYS[3]))}, mark)
  elseif open then
    call('SET', KEYS[3], id, 'EX', window)
  end
end

local key, kind = requests .. id, ''
if not known then
  kind = action .. 'd'
  call('HSET', key, 'createdAt', now, 'updatedAt', now, kind .. 'At', now, 'queued:' .. kind, now, 'replay', hash,
    'suspect', sent[11], 'noticeVersion', sent[12], 'noticeAt', now, 'phoneKey', number,
    ${DRAFT_FIELDS.map((name, i) => `'${name}', sent[${BEFORE + 1 + i}]`)})
  queue(id, kind, ${LEASE_MS})
  if hash ~= '' then call('SET', KEYS[4], id, 'EX', ${REPLAY_SECONDS}) end
  keep(id)
  return kind .. mark .. id .. mark .. kind
end

local changed = false
for i = 1, #names do
  local value = sent[${BEFORE} + i]
  if value ~= '' and call('HGET', key, names[i]) ~= value then
    call('HSET', key, names[i], value)
    changed = true
  end
end
local before = call('HGET', key, 'phoneKey')
if before ~= number then
  -- The number changed: the old one is free again, the new one is ours unless another open request has it.
  if call('GET', phones .. before) == id then call('DEL', phones .. before) end
  call('SET', KEYS[3], id, 'NX', 'EX', window)
  call('HSET', key, 'phoneKey', number)
end
call('HSET', key, 'updatedAt', now)
keep(id)
if action == 'complete' and call('HEXISTS', key, 'completedAt') == 0 then
  call('HSET', key, 'completedAt', now)
  call('ZREM', KEYS[2], id .. ':updated')
  kind = 'completed'
  announce(id, kind, ${LEASE_MS})
elseif changed then
  announce(id, 'updated', ${UPDATE_DELAY_MS})
end
return action .. 'd' .. mark .. id .. mark .. kind
`);
