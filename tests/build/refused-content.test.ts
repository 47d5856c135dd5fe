import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildProject, copyProject } from '../support/project-copy.ts';

test('a site whose content has a mistake is not built', async () => {
  const project = copyProject();
  writeFileSync(join(project, 'content/avis.json'), '[{}]');
  await expect(buildProject(project)).rejects.toThrow('à corriger');
}, 120_000);
