-- Create, update or complete a request: one check, one write, one announcement to send.
--
-- Answers {'created'|'updated'|'completed', id, announcement to send now or ''} · {'duplicate', id of what is to be
-- announced, announcement or ''} · {'not_found'} · {'too_many', seconds}.
--
-- Race: the script runs alone, so of two creates with one phone the second finds the phone key of the first. A phone key
-- that leads to our own new id is our own first attempt, whose answer was lost on the way to the function.
local index, outbox = KEYS[1], KEYS[2]
local phone_owner = KEYS[3] -- of the number that was sent
local draft_owner = KEYS[4]
local address_count = KEYS[5]
local action = ARGV[1] -- 'create', 'update' or 'complete'
local id = ARGV[2] -- new, or the one that the visitor holds
local held = ARGV[3] == '1'
local now = tonumber(ARGV[4]) -- in ms
local window = ARGV[5] -- in which one phone has one open request, in s
local request_prefix, phone_prefix = ARGV[6], ARGV[7]
local draft = ARGV[8] -- hash of the draft's key, else of what it is about
local keyed = ARGV[9] == '1' -- whether the draft has a key, which gives its visitor a right to its request
local suspect = ARGV[10] -- '1' where a machine seems to have filled in the form, or ''
local trapped = ARGV[11] == '1' -- whether it filled in the field that no person sees
local notice = ARGV[12] -- version of the sentence at the phone field
local soft, hard = tonumber(ARGV[13]), tonumber(ARGV[14]) -- calls of one address: marked above, refused above; 0 = not counted
local span = ARGV[15] -- of that count, in s
local life = ARGV[16] -- of a request, in s
local draft_life = ARGV[17] -- in s
local lease, update_delay = tonumber(ARGV[18]), tonumber(ARGV[19]) -- until an announcement is due, in ms
local again_after = tonumber(ARGV[20]) -- until the same content is announced again, in ms
local remind_at = ARGV[21] -- when a request that nobody has called is told again, in ms
local places = tonumber(ARGV[22]) -- for complements beside a request
local number = ARGV[23] -- phone key
local typed = {phone = ARGV[24], plaque = ARGV[25], vitrage = ARGV[26], name = ARGV[27], address = ARGV[28]}

-- Of a hash, the fields of a list, by their names; one that is missing is nil.
local function read(key, names)
  local fields = {}
  for i, value in ipairs(redis.call('HMGET', key, unpack(names))) do fields[names[i]] = value or nil end
  return fields
end

-- Of some fields, those that were sent and differ from what is kept: field, value, field, value.
local function differences(kept, names)
  local changed = {}
  for _, name in ipairs(names) do
    if typed[name] ~= '' and typed[name] ~= kept[name] then
      table.insert(changed, name)
      table.insert(changed, typed[name])
    end
  end
  return changed
end

-- Writes fields of a request, in the lists first: should the rest fail, nothing is kept that nobody sees.
local function write(owner, fields, kind, delay)
  redis.call('ZADD', index, now, owner)
  if kind ~= '' then
    redis.call('ZADD', outbox, now + delay, owner .. ':' .. kind)
    for _, value in ipairs({'queued:' .. kind, now, 'tries:' .. kind, 0, 'toldAt', now}) do
      table.insert(fields, value)
    end
  end
  redis.call('HSET', request_prefix .. owner, 'updatedAt', now, unpack(fields))
  redis.call('EXPIRE', request_prefix .. owner, life)
end

-- The same content sent again: nobody called.
local function is_due_again(kept) return now - tonumber(kept.toldAt or 0) >= again_after end

-- What a duplicate brought, kept beside the first request. Nil when its places are taken by others.
local function complement(first)
  local names = {'plaque', 'vitrage', 'name', 'address', 'toldAt'}
  for n = 1, places do
    table.insert(names, 'complement' .. n)
    table.insert(names, 'complement' .. n .. 'Draft')
  end
  local kept = read(request_prefix .. first, names)
  local place = nil
  for n = 1, places do
    local name = 'complement' .. n
    local text = kept[name]
    if text and text ~= '' and kept[name .. 'Draft'] == draft then
      -- The same draft, further on: what it leaves out now still holds.
      local plaque, vitrage, called, address = string.match(text, '^([^\n]*)\n([^\n]*)\n([^\n]*)\n([^\n]*)')
      local before = {plaque = plaque, vitrage = vitrage, name = called, address = address}
      for field, value in pairs(before) do
        if typed[field] == '' then typed[field] = value end
      end
      place = name
    end
  end
  local nothing_new = not place and #differences(kept, {'plaque', 'vitrage', 'name', 'address'}) == 0
  local brought = table.concat({typed.plaque, typed.vitrage, typed.name, typed.address, number}, '\n')
  for n = 1, places do
    local name = 'complement' .. n
    if not place and (kept[name] == brought or not kept[name]) then place = name end
  end
  if nothing_new or (place and kept[place] == brought) then
    if not is_due_again(kept) then return '' end
    write(first, {}, 'again', lease)
    return 'again'
  end
  if not place then return nil end
  write(first, {place, brought, place .. 'Draft', draft, place .. 'At', now, place .. 'Suspect', suspect}, place, lease)
  return place
end

local function create(same_number_as)
  local kind = action .. 'd'
  local owns_draft = keyed or same_number_as ~= ''
  local fields = {'createdAt', now, 'replay', owns_draft and draft or '', 'suspect', suspect, 'noticeVersion', notice,
    'phoneKey', number, 'sameNumberAs', same_number_as}
  if kind == 'completed' then
    table.insert(fields, 'completedAt')
    table.insert(fields, now)
  end
  for name, value in pairs(typed) do
    table.insert(fields, name)
    table.insert(fields, value)
  end
  redis.call('ZADD', outbox, remind_at, id .. ':reminder')
  write(id, fields, kind, lease)
  if owns_draft then redis.call('SET', draft_owner, id, 'EX', draft_life) end
  return kind
end

local function change(kept)
  local fields = differences(kept, {'phone', 'plaque', 'vitrage', 'name', 'address'})
  local kind, delay = '', 0
  if action == 'complete' and not kept.completedAt then
    kind, delay = 'completed', lease
    table.insert(fields, 'completedAt')
    table.insert(fields, now)
    if kept['queued:updated'] then
      -- An update that is being sent must not wait for another try: it would come after the completion.
      redis.call('ZREM', outbox, id .. ':updated')
      table.insert(fields, 'queued:updated')
      table.insert(fields, '')
    end
  elseif #fields > 0 then
    kind, delay = 'updated', update_delay
  elseif is_due_again(kept) then
    kind, delay = 'again', lease
  else
    return ''
  end
  local closed = kept.followUp == 'handled' or kept.followUp == 'spam'
  if closed then
    redis.call('ZADD', outbox, remind_at, id .. ':reminder')
    redis.call('HDEL', request_prefix .. id, 'followUp', 'followUpAt')
  end
  if trapped then
    table.insert(fields, 'suspect')
    table.insert(fields, '1')
  end
  table.insert(fields, 'phoneKey')
  table.insert(fields, number)
  write(id, fields, kind, delay)
  if kept.phoneKey ~= number and redis.call('GET', phone_prefix .. kept.phoneKey) == id then
    redis.call('DEL', phone_prefix .. kept.phoneKey)
  end
  -- The new number is ours unless another open request has it.
  if closed or kept.phoneKey ~= number then redis.call('SET', phone_owner, id, 'NX', 'EX', window) end
  return kind == 'updated' and '' or kind
end

if hard > 0 then
  local calls = redis.call('INCR', address_count)
  if calls == 1 then redis.call('EXPIRE', address_count, span) end
  if calls > hard then return {'too_many', redis.call('TTL', address_count)} end
  if calls > soft then suspect = '1' end
end

local names = {'phone', 'plaque', 'vitrage', 'name', 'address', 'phoneKey', 'completedAt', 'queued:updated', 'toldAt',
  'followUp', 'sameNumberAs'}
local owner = held and id or redis.call('GET', draft_owner)
local kept = owner and read(request_prefix .. owner, names) or {}
if held and not kept.phoneKey then return {'not_found'} end

if not kept.phoneKey then
  local open = not redis.call('SET', phone_owner, id, 'NX', 'EX', window) and redis.call('GET', phone_owner)
  local first = open and read(request_prefix .. open, names) or {}
  if open == id and first.phoneKey then
    owner, kept = id, first
  elseif first.phoneKey then
    local kind = complement(open)
    if kind then return {'duplicate', open, kind} end
    return {'duplicate', id, create(open)}
  else
    if open then redis.call('SET', phone_owner, id, 'EX', window) end
    return {action .. 'd', id, create('')}
  end
end

id = owner
local kind = change(kept)
if (kept.sameNumberAs or '') ~= '' and not held then return {'duplicate', id, kind} end
return {action .. 'd', id, kind}
