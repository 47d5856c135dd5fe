import { expect, test } from 'vitest';
import { backend, editorPolicy } from '../../../src/editor/backend.ts';

test.each([
  ['https://github.com/firme/site', { name: 'github', repo: 'firme/site' }],
  ['https://github.com/firme/site.git', { name: 'github', repo: 'firme/site' }],
  ['git@github.com:firme/site.git', { name: 'github', repo: 'firme/site' }],
  ['https://gitlab.com/firme/groupe/site', { name: 'gitlab', repo: 'firme/groupe/site' }],
])('the editor uses the Git host of the repository %s as its backend', (repository, expected) => {
  expect(backend(repository)).toEqual(expected);
});

test('without a GitHub or GitLab repository only the working copy can be edited', () => {
  expect(backend()).toEqual(backend('https://git.example/firme/site'));
  expect(editorPolicy()).not.toContain('https:');
});

test('the editor’s content security policy for a GitHub repository allows only hosts of GitHub', () => {
  const allowed = editorPolicy('https://github.com/firme/site').match(/https:\/\/[^ ;]+/g);
  expect(allowed).toEqual(['https://avatars.githubusercontent.com', 'https://api.github.com']);
});
