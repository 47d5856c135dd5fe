-- Takes what is due, for the length of a lease; what has run out is dropped from the set.
-- KEYS: due. The keys of the requests follow from its members; a member at 0 is a mark and never due.
-- ARGV[1]: {now, lease, count, summary, requests}: `summary` is when the next summary is due, if none is planned.
-- Answers {{member, its request as JSON or ''}, …}.
local due = KEYS[1]
local a = cjson.decode(ARGV[1])
redis.call('ZADD', due, 'NX', a.summary, 'summary')
local taken = {}
for _, member in ipairs(redis.call('ZRANGE', due, '(0', a.now, 'BYSCORE', 'LIMIT', 0, a.count)) do
  local task = member == 'summary' or member == 'backup'
  local json = not task and redis.call('GET', a.requests .. member) or ''
  if task or json ~= '' then
    redis.call('ZADD', due, a.now + a.lease, member)
    table.insert(taken, {member, json})
  else
    redis.call('ZREM', due, member)
  end
end
return taken
