-- Creates, changes or completes a request; the action `count` only counts the call.
-- KEYS: the due set, the request, the set of its phone number, two counters of the IP address, two of notifications.
-- ARGV[1]: the argument of `runSave` in store.ts, including the SPANS of keys.ts.
-- Returns {state, record, nth}, {state, wait} or {state} as JSON.
local due, request_key, phone_key, address_key, day_key, rush_key, marked_key = unpack(KEYS)
local a = cjson.decode(ARGV[1])
local now, fresh = a.now, a.fresh
local nth = 0

local function is_active(record) return not a.over[record.state] end

local function answer(state, record) return cjson.encode({state = state, record = record, nth = nth}) end

-- Returns nil for a damaged record, so that the record does not block other requests.
local function decoded(json)
  local is_read, record = pcall(cjson.decode, json)
  return is_read and type(record) == 'table' and record.history and record or nil
end

local function store(record)
  local json = cjson.encode(record)
  redis.call('ZADD', due, record.newsAt > now and record.newsAt or now + a.leaseMs, record.no)
  redis.call('SET', a.requests .. record.no, json, 'EX', a.life)
  if record.newsAt > now then return end
  local rush = record.suspect and marked_key or rush_key
  nth = redis.call('INCR', rush)
  if nth == 1 then redis.call('EXPIRE', rush, a.window) end
end

local function claim_number(no)
  redis.call('ZADD', phone_key, now, no)
  redis.call('EXPIRE', phone_key, a.life)
end

-- Returns the phone number's active requests, created or reopened in the last `dedupe` seconds, oldest first.
local function open_requests()
  local keys, open = {}, {}
  for _, no in ipairs(redis.call('ZRANGE', phone_key, '(' .. now - a.dedupe * 1000, '+inf', 'BYSCORE', 'LIMIT', 0, a.most)) do
    table.insert(keys, a.requests .. no)
  end
  if #keys == 0 then return open end
  for _, json in ipairs(redis.call('MGET', unpack(keys))) do
    local record = decoded(json)
    if record and is_active(record) and record.phoneKey == fresh.phoneKey then table.insert(open, record) end
  end
  return open
end

-- Adds a line to the history. Above the limit, drops the oldest line of the same side (visitor or company), but never
-- the first line.
local function add_line(history, line)
  local function is_clients(one) return one.who == a.client end
  local count, oldest = 2, nil
  for i = #history, 2, -1 do
    if is_clients(history[i]) == is_clients(line) then count, oldest = count + 1, i end
  end
  if count > a.lines then table.remove(history, oldest) end
  table.insert(history, line)
end

-- Adds a revision, and keeps an earlier due time of a pending notification. Reopens the request unless it has an
-- appointment.
local function revise(record, act, news_at, line)
  record.rev = record.rev + 1
  record.version = record.version + 1
  record.changedAt = now
  record.news = record.rev
  record.newsAt = record.newsAt > 0 and math.min(record.newsAt, news_at) or news_at
  record.toldAt = now
  if record.state ~= 'open' and record.state ~= 'appointment' then
    record.state, record.at, record.attempts, record.since = 'open', 0, 0, now
  end
  line.rev, line.at, line.who, line.act = record.rev, now, a.who, act
  add_line(record.history, line)
  store(record)
end

local function announce_again(record)
  if now - record.toldAt >= a.againMs then revise(record, 'again', now, {}) end
end

-- Writes the sent fields that are not empty. Returns the replaced values, and the sent values that were not written.
local function write(record, fields, only_empty)
  local before, differs = {}, {}
  for _, field in ipairs(fields) do
    local kept, sent = record[field], fresh[field]
    if sent ~= '' and sent ~= kept then
      if only_empty and kept ~= '' then differs[field] = sent
      else before[field], record[field] = kept, sent end
    end
  end
  if before.name then record.foldedName = fresh.foldedName end
  return before, differs
end

-- Handles a request sent again without its id. Fills in empty fields, overwrites none, and records each different
-- value once.
local function fill_in(record)
  local before, differs = write(record, {'name', 'address'}, true)
  local times = 0
  for _, line in ipairs(record.history) do
    if line.act == 'resent' and line.who == a.who then times = times + 1 end
    for field, value in pairs(line.differs or {}) do
      if differs[field] == value then differs[field] = nil end
    end
  end
  if times >= a.resent then differs = {} end
  if not next(before) and not next(differs) then return announce_again(record) end
  revise(record, 'resent', now, {before = next(before) and before, differs = next(differs) and differs})
end

local function change(record)
  local was_active, number_before = is_active(record), record.phoneKey
  local before = write(record, a.fields)
  if a.trapped then record.suspect = true end
  record.car, record.phoneKey = fresh.car, fresh.phoneKey
  local line = {before = next(before) and before}
  if a.action == 'complete' and record.completedAt == 0 then
    record.completedAt = now
    revise(record, 'completed', now, line)
  elseif next(before) then
    revise(record, 'changed', now + a.updateDelayMs, line)
  else
    return announce_again(record)
  end
  local moved = number_before ~= fresh.phoneKey
  if moved then redis.call('ZREM', a.phones .. number_before, record.no) end
  if moved or not was_active then claim_number(record.no) end
end

if a.hard > 0 then
  local calls = redis.call('INCR', address_key)
  if calls == 1 then redis.call('EXPIRE', address_key, a.window) end
  if calls % a.step == 0 then
    local today = redis.call('INCRBY', day_key, a.step)
    if today == a.step then redis.call('EXPIRE', day_key, a.day) end
    if today > a.daily then
      calls = a.hard + 1
      redis.call('SET', address_key, calls, 'EX', redis.call('TTL', day_key))
    end
  end
  if calls > a.hard then return cjson.encode({state = 'too_many', wait = redis.call('TTL', address_key)}) end
  if calls > a.soft then fresh.suspect = true end
end
if a.action == 'count' then return cjson.encode({state = 'counted'}) end

-- `own` is set if this call changes a stored request, or repeats a call whose response was lost.
local own = decoded(redis.call('GET', request_key))
if a.held and (not own or own.secret ~= fresh.secret or now - own.createdAt > a.heldMs) then
  return cjson.encode({state = 'not_found'})
end
if own then
  change(own)
  return answer(own.sameAs ~= '' and not a.held and 'duplicate' or a.action .. 'd', own)
end

local open = open_requests()
for _, record in ipairs(open) do
  if record.car == fresh.car then
    fill_in(record)
    return answer('duplicate', record)
  end
end
if open[1] then fresh.sameAs = open[1].no end
store(fresh)
claim_number(fresh.no)
return answer(open[1] and 'duplicate' or a.action .. 'd', fresh)
