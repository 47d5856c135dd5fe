-- Finds requests whose JSON contains one of the words. Returns {{public number, JSON}, …}.
-- KEYS: the due set. ARGV[1]: {words, requests, most, slice}
local a = cjson.decode(ARGV[1])
local numbers = redis.call('ZRANGE', KEYS[1], 0, -1)
local found = {}
for from = 1, #numbers, a.slice do
  local keys = {}
  for i = from, math.min(from + a.slice - 1, #numbers) do table.insert(keys, a.requests .. numbers[i]) end
  for i, json in ipairs(redis.call('MGET', unpack(keys))) do
    for _, word in ipairs(a.words) do
      if json and #found < a.most and string.find(json, word, 1, true) then
        table.insert(found, {numbers[from + i - 1], json})
        break
      end
    end
  end
end
return found
