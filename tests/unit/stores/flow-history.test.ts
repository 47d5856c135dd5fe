import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { record, watchHistory } from '../../../src/stores/flow-history.ts';

let stop: () => void;
const page = new EventTarget();
const history = { state: null, pushState: vi.fn(), replaceState: vi.fn(), go: vi.fn() };
const sentEntries = () =>
  history.pushState.mock.calls.filter(([, , address]) => address === '/#demande-envoyee');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.clearAllMocks();
  stop = watchHistory(() => undefined);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the success screen’s history entry waits until the steps’ entries are removed', () => {
  record(3, 'forward');
  record('sent', 'sent');
  expect(history.go).toHaveBeenCalledWith(-1);
  expect(sentEntries()).toHaveLength(0);
  page.dispatchEvent(new Event('popstate'));
  vi.runAllTimers();
  expect(sentEntries()).toHaveLength(1);
});

test('the success screen gets one history entry even if no popstate event arrives in time', () => {
  record(3, 'forward');
  record('sent', 'sent');
  vi.runAllTimers();
  expect(sentEntries()).toHaveLength(1);
  page.dispatchEvent(new Event('popstate'));
  expect(sentEntries()).toHaveLength(1);
});
