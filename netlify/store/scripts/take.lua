-- Leases due members, removes expired ones, and plans a summary if none is planned. Members with score 0 are never due.
-- KEYS: the due set. ARGV[1]: {now, lease, count, summary, requests}
-- Returns {{member, JSON or ''}, …}.
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
