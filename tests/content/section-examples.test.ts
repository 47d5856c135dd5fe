import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionsSchema } from '../../src/sections/models.ts';

const models = globSync('*/schema.ts', { cwd: 'src/sections' }).map(dirname);

test.each(models)('the example of «%s» is a section of this model', (name) => {
  const example: unknown = parse(readFileSync(`src/sections/${name}/exemple.yaml`, 'utf8'));
  expect(sectionsSchema.parse(example)).toMatchObject([{ modele: name }]);
});
