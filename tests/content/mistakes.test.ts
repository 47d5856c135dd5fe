import { describe, expect, test } from 'vitest';
import { messagesAfter } from '../support/content-tree.ts';
import { MISTAKES } from './mistakes.ts';

describe('an editor who', () => {
  test.each(Object.entries(MISTAKES))('%s is told what to do', (_, { edit, says }) => {
    expect(messagesAfter(edit)).toEqual(says);
  });

  test('makes no mistake is told nothing', () => {
    expect(messagesAfter()).toEqual([]);
  });
});
