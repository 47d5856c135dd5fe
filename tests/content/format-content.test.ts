import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentTree } from '../support/content-tree.ts';

const SETTINGS = 'content/reglages/entreprise.json';
const SAVED = '{\n  "marque": "V"\n}\n';

const UNREADABLE: [string, Buffer][] = [
  ['content/pages/flotte.md', Buffer.from('---\ntitre: "Flotte\n---\n')],
  ['content/zones/pare-brise-93.md', Buffer.from('No front matter\n')],
  ['content/reglages/horaires.json', Buffer.from('{ "fermé": "é" }', 'latin1')],
];

test('npm run fix:content removes byte order marks; it leaves unreadable files unchanged and names them', () => {
  const root = contentTree([{ file: SETTINGS, text: `\uFEFF${SAVED}` }]);
  for (const [file, bytes] of UNREADABLE) writeFileSync(join(root, file), bytes);
  const tool = resolve('src/tools/format-content.ts');
  const { status, stderr } = spawnSync(process.execPath, [tool], { cwd: root, encoding: 'utf8' });
  const named = UNREADABLE.map(([file]) => expect.stringContaining(`✗ ${file} : `));
  expect([status, stderr.match(/^.+$/gm)]).toEqual([1, named]);
  expect(readFileSync(join(root, SETTINGS), 'utf8')).toBe(SAVED);
  for (const [file, bytes] of UNREADABLE) expect(readFileSync(join(root, file))).toEqual(bytes);
});
