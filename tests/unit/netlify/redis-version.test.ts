import { expect, test } from 'vitest';
import { redisFault } from '../../../netlify/local/redis-process.ts';

test.each([
  [
    'Redis server v=6.0.16 sha=00000000:0 malloc=jemalloc-5.2.1 bits=64 build=1',
    /6\.0\.16 trop ancien.*6\.2/,
  ],
  ['Redis server v=5.0.14 sha=00000000:0', /5\.0\.14 trop ancien/],
  ['', /absent/],
])('the Redis emulation is used if «redis-server --version» prints %j', (printed, fault) => {
  expect(redisFault(printed)).toMatch(fault);
});

test.each([
  'Redis server v=6.2.0 sha=0',
  'Redis server v=7.0.15 sha=0',
  'Valkey server v=8.0.1 sha=0',
  'Redis server v=10.1.0',
])('redis-server of version %j is used', (printed) => {
  expect(redisFault(printed)).toBeUndefined();
});
