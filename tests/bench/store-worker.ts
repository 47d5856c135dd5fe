/** A real Redis behind its REST server in a thread of its own: the storage costs the measured process nothing. */
import { parentPort } from 'node:worker_threads';
import { startRedis } from '../../netlify/local/redis-process.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';

const redis = await startRedis();
const rest = await startRestServer(redis.run, 'bench');
parentPort?.postMessage({ url: rest.url, token: rest.token });
parentPort?.once('message', async () => {
  await rest.close();
  await redis.stop();
  parentPort?.postMessage('stopped');
});
