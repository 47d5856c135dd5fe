import { readFileSync } from 'node:fs';
import { serviceFrom } from '../../netlify/environment.ts';
import { recordData } from '../../netlify/request/export.ts';
import type { Service } from '../../netlify/service.ts';

/** Service with the store of the tested site. Links are signed with the store's token. */
export function serviceOfSite(): Service {
  const address = readFileSync(`${process.env['SITE_FOLDER']}/.local/store.json`, 'utf8');
  const { url, token } = JSON.parse(address) as { url: string; token: string };
  return serviceFrom({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token });
}

export async function demandesOf(phone: string): Promise<ReturnType<typeof recordData>[]> {
  const records = await serviceOfSite().store.all();
  return records.filter((record) => record.phone === phone).map(recordData);
}
