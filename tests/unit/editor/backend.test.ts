import { expect, test } from 'vitest';
import { backend, editorPolicy } from '../../../src/editor/backend.ts';

test.each([
  ['https://github.com/firme/site', { name: 'github', repo: 'firme/site' }],
  ['https://github.com/firme/site.git', { name: 'github', repo: 'firme/site' }],
  ['git@github.com:firme/site.git', { name: 'github', repo: 'firme/site' }],
  ['https://gitlab.com/firme/groupe/site', { name: 'gitlab', repo: 'firme/groupe/site' }],
])('%s is where the editor signs in', (repository, expected) => {
  expect(backend(repository)).toEqual(expected);
});

test('only the working copy can be edited without a repository on a supported host', () => {
  expect(backend()).toEqual(backend('https://git.example/firme/site'));
  expect(editorPolicy()).not.toContain('https:');
});

test('the policy allows the host of the repository and no other', () => {
  expect(editorPolicy('https://github.com/firme/site').match(/https:\/\/[^ ;]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
});
