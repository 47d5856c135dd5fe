import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $toasts, closeErrors, closeToast, leaveMessages, showToast } from '~/stores/toasts.ts';

const titles = () => $toasts.get().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  $toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

it('a message belongs to the step that its act leads to, and leaves with it', () => {
  showToast('success', { titre: 'Coordonnées validées !', texte: '' });
  leaveMessages();
  expect(titles(), 'the step that comes with it').toEqual(['Coordonnées validées !']);
  vi.advanceTimersByTime(60_000);
  expect(titles(), 'nothing moves while the step is read').toEqual(['Coordonnées validées !']);
  leaveMessages();
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
