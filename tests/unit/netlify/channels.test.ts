import { expect, test, vi } from 'vitest';
import { channelsOf } from '../../../netlify/environment.ts';

test('a webhook without its secret is no channel, as anybody could forge it, and is logged', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(channelsOf({ DEMANDE_WEBHOOK_URL: 'https://hooks.example' })).toEqual([]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('DEMANDE_WEBHOOK_SECRET is missing'));
  log.mockRestore();
});
