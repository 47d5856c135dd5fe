import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt } from '../../../src/stores/attempt.ts';
import { $toast, showToast, type Toast } from '../../../src/stores/toasts.ts';

const show = (kind: Toast['kind'], titre: string) => showToast({ kind, titre, texte: '' });

beforeEach(() => {
  vi.useFakeTimers();
  $toast.set(undefined);
});
afterEach(() => void vi.useRealTimers());

test('a new toast replaces the old one and restarts the timer', () => {
  show('success', 'Première');
  vi.advanceTimersByTime(5000);
  show('success', 'Seconde');
  vi.advanceTimersByTime(5000);
  expect($toast.get()).toMatchObject({ titre: 'Seconde' });
});

test('a new attempt to send the form removes the toast immediately', async () => {
  show('error', 'Erreur');
  const tried = attempt('recap', {}, { titre: 'Erreur', texte: '' }, async () => undefined);
  expect($toast.get()).toBeUndefined();
  await tried;
});
