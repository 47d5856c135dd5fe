import { expect, test } from 'vitest';
import { checkContent } from '../../src/lib/content/check.ts';
import { formatIssue } from '../../src/lib/content/issue.ts';

test('every file of content/ reads well and every reference leads somewhere', () => {
  expect(checkContent(process.cwd()).map(formatIssue)).toEqual([]);
});
