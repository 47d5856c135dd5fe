import { COMPLEMENT_FIELDS, COMPLEMENT_NUMBERS, SEPARATOR } from '../request/record.ts';
import { compact } from './compact.ts';
import { LEASE_MS, REPLAY_SECONDS, REQUEST_LIFE_SECONDS, UPDATE_DELAY_MS } from './keys.ts';

/**
 * The Lua scripts: each answer of the function is one of them, run in one round trip (DESIGN §3).
 *
 * What they use is what both a real Redis and the emulation know: no cjson, numbers sent back as text. What a call
 * tells the script of a save is one argument and what it answers one text: each further argument costs more on its way
 * than the Lua that takes it out of a text.
 */

/** What a visitor types, in the order in which {@link saveScript} is given it. */
export const DRAFT_FIELDS = ['phone', ...COMPLEMENT_FIELDS] as const;

/** The values of a call in the order in which {@link saveScript} is given them, under the names that it uses. */
const VALUES = [
  ...'action id held now window limit span requests phones hash suspect notice'.split(' '),
  ...DRAFT_FIELDS,
];

/** Takes the {@link VALUES} out of one text. */
const PATTERN = `^${`([^${SEPARATOR}]*)${SEPARATOR}`.repeat(VALUES.length)}$`;

const quoted = DRAFT_FIELDS.map((name) => `'${name}'`);

/**
 * save: create, update or complete a request.
 *
 * KEYS 1 index · 2 outbox · 3 phone key of the number sent · 4 replay key · 5 address key
 *
 * ARGV 1, the {@link VALUES} with a {@link SEPARATOR} after each, '' where nothing was given: id is new, or the one that
 * the visitor holds, held then "1" · now in ms, window (dedupe) and span (address count) in s · limit 0 = not counted
 * · requests and phones are prefixes of keys · hash of the replay key · suspect "1" or "" · version of the notice
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
local ${VALUES} = string.match(ARGV[1], ${JSON.stringify(PATTERN)})
if not action then return 'malformed' end
local known, number = false, string.sub(KEYS[3], #phones + 1)
held, limit = held == '1', tonumber(limit)

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
-- Whether what was sent differs from what is kept, looking from the first or a later field on; keeps it where asked.
local function differs(key, first, keeping)
  local names, sent, found = {${quoted}}, {${DRAFT_FIELDS}}, false
  for i = first, #names do
    if sent[i] ~= '' and call('HGET', key, names[i]) ~= sent[i] then
      if keeping then call('HSET', key, names[i], sent[i]) end
      found = true
    end
  end
  return found
end

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
    local key, kind = requests .. open, ''
    if differs(key, 2, false) then
      local complement = ${[...COMPLEMENT_FIELDS, 'number'].join(' .. mark .. ')}
      for n = 1, ${COMPLEMENT_NUMBERS.length} do
        local kept = call('HGET', key, 'complement' .. n)
        if kept == complement then break end
        if not kept then
          kind = 'complement' .. n
          call('HSET', key, kind, complement, kind .. 'At', now, kind .. 'Suspect', suspect, 'updatedAt', now)
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
  call('HSET', key, 'createdAt', now, 'updatedAt', now, 'queued:' .. kind, now, 'replay', hash, 'suspect', suspect,
    'noticeVersion', notice, 'phoneKey', number, ${DRAFT_FIELDS.map((name) => `'${name}', ${name}`)})
  if kind == 'completed' then call('HSET', key, 'completedAt', now) end
  queue(id, kind, ${LEASE_MS})
  if hash ~= '' then call('SET', KEYS[4], id, 'EX', ${REPLAY_SECONDS}) end
  keep(id)
  return kind .. mark .. id .. mark .. kind
end

local changed = differs(key, 1, true)
local before = call('HGET', key, 'phoneKey')
if before ~= number then
  -- The number changed: the old one is free again, the new one is ours unless another open request has it.
  if call('GET', phones .. before) == id then call('DEL', phones .. before) end
  call('SET', KEYS[3], id, 'NX', 'EX', window)
  call('HSET', key, 'phoneKey', number)
end
call('HSET', key, 'updatedAt', now)
if suspect ~= '' then call('HSET', key, 'suspect', suspect) end
keep(id)
if action == 'complete' and call('HEXISTS', key, 'completedAt') == 0 then
  call('HSET', key, 'completedAt', now)
  -- An update that is being sent must not wait for another try: it would come after the completion.
  call('ZREM', KEYS[2], id .. ':updated')
  call('HDEL', key, 'queued:updated')
  kind = 'completed'
  announce(id, kind, ${LEASE_MS})
elseif changed then
  announce(id, 'updated', ${UPDATE_DELAY_MS})
end
return action .. 'd' .. mark .. id .. mark .. kind
`);
