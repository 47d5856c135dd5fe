import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatIssue } from '../../src/lib/content/issue.ts';
import { checkContent } from '../../src/lib/content/read.ts';
import { contentTree } from '../support/content-tree.ts';
import { takePhoto } from '../support/photos.ts';

const REMEDY = 'enregistrez-la en JPEG, PNG, WebP ou AVIF';

async function saysOf(name: string, put: (path: string) => Promise<void> | void): Promise<string[]> {
  const root = contentTree([{ file: 'content/photos/.gitkeep', text: '' }]);
  await put(join(root, 'content/photos', name));
  return checkContent(root).map(formatIssue);
}

const tooSmall = (width: number) =>
  `content/photos/a.jpg : mesure ${width} px de large, et il en faut 800 : prenez la photo d’origine.`;

test.each([
  ['over 800 px wide is accepted', { width: 900, height: 600 }, 1, []],
  ['over 800 px wide after its EXIF rotation is accepted', { width: 700, height: 900 }, 6, []],
  [
    'under 800 px wide is rejected with a message that states its width',
    { width: 200, height: 150 },
    1,
    [tooSmall(200)],
  ],
  [
    'under 800 px wide after its EXIF rotation is rejected with a message that states the rotated width',
    { width: 900, height: 600 },
    6,
    [tooSmall(600)],
  ],
])('a photograph %s', async (_, size, orientation, says) => {
  expect(await saysOf('a.jpg', (path) => takePhoto(path, { ...size, orientation }))).toEqual(says);
});

test('the error about a 12 MB photograph says how to make it smaller', async () => {
  const heavy = (path: string) => writeFileSync(path, Buffer.alloc(12_000_000));
  expect(await saysOf('a.jpg', heavy)).toEqual([
    'content/photos/a.jpg : pèse 12 Mo, 6 au plus : ajoutez-la par l’éditeur, qui l’allège, ou réduisez-la à 2000 px de large.',
  ]);
});

test.each(['jpg', 'png', 'webp'])(
  'a truncated %s photograph is rejected, and a complete one is accepted',
  async (type) => {
    const name = `a.${type}`;
    const whole = (path: string) => takePhoto(path, { width: 900, height: 600 });
    expect(await saysOf(name, whole)).toEqual([]);
    const cut = async (path: string) => {
      await whole(path);
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * 0.6)));
    };
    expect(await saysOf(name, cut)).toEqual([
      `content/photos/${name} : est coupée avant sa fin, et serait grise en bas : ajoutez-la de nouveau, depuis l’original.`,
    ]);
  },
);

test('a text file named .jpg is rejected', async () => {
  const says = await saysOf('a.jpg', (path) => writeFileSync(path, 'Bonjour'));
  expect(says).toEqual([`content/photos/a.jpg : n’est pas une photo, quel que soit son nom : ${REMEDY}.`]);
});

test('a folder among the photographs is rejected, and the message says where its photographs belong', async () => {
  const folder = async (path: string) => {
    mkdirSync(path);
    await takePhoto(join(path, 'a.jpg'), { width: 900, height: 600 });
  };
  expect(await saysOf('atelier', folder)).toEqual([
    'content/photos/atelier : est un dossier : mettez ses photos directement dans content/photos, et retirez-le.',
  ]);
});

test('an SVG file is rejected as a photograph, whatever its file name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"></svg>';
  const remedy = 'une photo s’enregistre en JPEG, PNG, WebP ou AVIF';
  for (const name of ['a.svg', 'a.jpg'])
    expect(await saysOf(name, (path) => writeFileSync(path, svg))).toEqual([
      `content/photos/${name} : est un fichier SVG : ${remedy}.`,
    ]);
});
