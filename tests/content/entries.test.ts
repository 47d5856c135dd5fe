import { expect, test } from 'vitest';
import { formatIssue } from '../../src/lib/content/issue.ts';
import { checkContent } from '../../src/lib/content/read.ts';

test('every file of content/ reads well and every reference leads somewhere', () => {
  expect(checkContent(process.cwd()).map(formatIssue)).toEqual([]);
});
