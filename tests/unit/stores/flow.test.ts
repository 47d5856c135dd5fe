import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDraft, saveDraft } from '~/stores/flow-storage.ts';
import { EMPTY_DRAFT, furthestStep } from '~/stores/flow.ts';

const FULL = {
  ...EMPTY_DRAFT,
  plaque: 'AB-000-CD',
  vitrage: 'Pare-brise',
  phone: '06 39 98 00 01',
  registered: true,
};

describe('furthest step of a draft', () => {
  it.each([
    ['an empty draft asks for the plate', EMPTY_DRAFT, 1],
    ['a blank plate is no plate', { ...EMPTY_DRAFT, plaque: '  ' }, 1],
    ['a plate leads to the glazing', { ...EMPTY_DRAFT, plaque: 'AB-000-CD' }, 2],
    ['a glazing leads to the phone', { ...FULL, registered: false }, 3],
    ['a saved phone leads to the confirmation', FULL, 4],
  ] as const)('%s', (_what, draft, step) => {
    expect(furthestStep(draft)).toBe(step);
  });
});

describe('draft kept in the tab', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('comes back as it was', () => {
    saveDraft(FULL);
    expect(loadDraft(EMPTY_DRAFT)).toEqual(FULL);
  });

  it.each([
    ['nothing was saved', undefined],
    ['what was saved is not JSON', '{"plaque":'],
    ['a field is missing, as in an older version', '{"plaque":"AB-000-CD"}'],
    ['a field has another type', JSON.stringify({ ...FULL, registered: 'yes' })],
    ['something else was saved', 'null'],
  ])('is dropped when %s', (_what, saved) => {
    if (saved !== undefined) kept.set('demande', saved);
    expect(loadDraft(EMPTY_DRAFT)).toBeUndefined();
  });

  it('is no error where the browser refuses its storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    expect(() => saveDraft(FULL)).not.toThrow();
    expect(loadDraft(EMPTY_DRAFT)).toBeUndefined();
  });
});
