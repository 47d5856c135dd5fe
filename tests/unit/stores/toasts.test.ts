import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $toasts, closeErrors, closeToast, showToast } from '~/stores/toasts.ts';

const titles = () => $toasts.get().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  $toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

it('a success leaves by itself, not before five seconds', () => {
  showToast('success', { titre: 'Demande envoyée !', texte: '' });
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['Demande envoyée !']);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual([]);
});

it('an error stays until it is closed', () => {
  showToast('error', { titre: 'Erreur', texte: '' });
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['Erreur']);
  closeToast($toasts.get()[0]?.id ?? 0);
  expect(titles()).toEqual([]);
});

it('an error stays until the next try', () => {
  showToast('error', { titre: 'Erreur', texte: '' });
  showToast('info', { titre: 'Demande déjà enregistrée', texte: '' });
  closeErrors();
  expect(titles()).toEqual(['Demande déjà enregistrée']);
});

it('a new message takes the place of the one before, never of an error', () => {
  showToast('error', { titre: 'Erreur', texte: '' });
  showToast('success', { titre: 'Première', texte: '' });
  showToast('success', { titre: 'Seconde', texte: '' });
  expect(titles()).toEqual(['Erreur', 'Seconde']);
});
