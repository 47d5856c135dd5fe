import { readFileSync } from 'node:fs';
import { recordData } from '../../netlify/request/export.ts';
import { openRedis } from '../../netlify/store/redis.ts';
import { createStore } from '../../netlify/store/store.ts';

/** The requests of one phone number, in the storage of the site under test. */
export async function demandesOf(phone: string): Promise<ReturnType<typeof recordData>[]> {
  const address = readFileSync(`${process.env['SITE_FOLDER']}/.local/store.json`, 'utf8');
  const { url, token } = JSON.parse(address) as { url: string; token: string };
  const records = await createStore(openRedis(url, token)).all();
  return records.filter((record) => record.phone === phone).map(recordData);
}
