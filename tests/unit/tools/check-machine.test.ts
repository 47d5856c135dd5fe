import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

function checkedIn(name: string) {
  const cwd = mkdtempSync(join(tmpdir(), name));
  const { status, stderr } = spawnSync(process.execPath, [resolve('src/tools/check-machine.mjs')], {
    cwd,
    encoding: 'utf8',
  });
  rmSync(cwd, { recursive: true });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

test.each(['a#', 'a%41', 'a?'])(
  'a project folder named %s, which Vite cannot read, is rejected in one sentence',
  (name) => {
    expect(checkedIn(name)).toEqual({ status: 1, lines: [expect.stringContaining('déplacez-le')] });
  },
);

test('a project folder with a space, an accent or a bracket is accepted', () => {
  expect(checkedIn('été (1) ')).toEqual({ status: 0, lines: [] });
});

test.each([
  ['a#', 1],
  ['a', 0],
])('in a folder named %s, «npm run dev» starts only if the folder’s name is accepted', (name, status) => {
  const cwd = mkdtempSync(join(tmpdir(), name));
  // The folder has no check-content.ts, so the second check fails, which must not keep the dev server from starting.
  cpSync('src/tools/check-machine.mjs', join(cwd, 'src/tools/check-machine.mjs'));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(spawnSync(scripts.predev, { cwd, shell: true }).status).toBe(status);
  rmSync(cwd, { recursive: true });
});
