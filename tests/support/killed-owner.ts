/** Starts a Redis, prints its process id, and waits to be killed. */
import { startRedis } from '../../netlify/local/redis-process.ts';

const redis = await startRedis();
process.stdout.write(String(redis.process.pid));
setInterval(() => {}, 1000);
