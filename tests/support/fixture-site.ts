/** The site of a small firm that exists in tests alone, with what a marketer brings: photographs, guides, notices. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takePhoto } from './photos.ts';
import { buildProject, copyProject } from './project-copy.ts';
import { runFolder } from './run-folder.ts';
import { writeFirm } from './test-firm.ts';

/** Measurement id of its site; no such property exists. */
export const GA4_ID = 'G-0TEST0TEST';

/** As the host builds the site for its public address, on a day far away: no notice shows when a test looks at it. */
export const FIXTURE_BUILD = {
  PUBLIC_GA_MEASUREMENT_ID: GA4_ID,
  SITE_DAY: '2096-12-24',
  CONTEXT: 'production',
};

/** Text of its guides, which links to one that is a draft and to one of a later day. */
const BODY = `Une mire, dix minutes et une route droite : voici ce que voit la caméra après une pose.

## Avant de partir

Lisez aussi [notre guide de la mire](/blog/mire) et [la suite](/blog/suite).

![Caméra & mire, de "face" : l’écran > 5 cm](/photos/camera.jpg)

## Après
`;

const PHOTO = 'photo:\n  fichier: /photos/camera.jpg\n  description: Une caméra vue de près\n';

/** A section with a photograph in its text. */
const SECTION = `  - modele: texte
    titre: La mire
    ancre: mission
    texte: La mire se pose à un mètre devant la caméra, bien droite.
    ${PHOTO.replaceAll('\n', '\n    ').trimEnd()}
      credit: Karim
`;

const NOTICES = [
  {
    du: '2096-12-24',
    au: '2096-12-25',
    texte: 'Fermé le jour de Noël.',
    lien: { vers: '/flotte', libelle: 'Nos avis' },
  },
  { du: '2096-12-20', au: '2096-12-23', texte: 'La semaine passée.' },
  { du: '2096-12-24', au: '2096-12-24', texte: 'Aux lecteurs des avis.', pages: ['/flotte'] },
];

/** Where its site is built, once a run. */
export const fixtureProject = (): string => join(runFolder(), 'fixture-project');

/** Makes the project of the fixture firm, ready to be built. */
export async function makeFixtureProject(): Promise<string> {
  const project = copyProject(fixtureProject());
  const content = join(project, 'content');
  rmSync(content, { recursive: true });
  writeFirm(project);
  await takePhoto(join(content, 'photos/camera.jpg'), { width: 1500, height: 1000, orientation: 3 });
  await takePhoto(join(content, 'photos/tiroir.jpg'), { width: 1000, height: 900 });
  const write = (name: string, text: string) => writeFileSync(join(content, name), text);
  const guide = (name: string, titre: string, more: string) =>
    write(`articles/${name}.md`, `---\ntitre: ${titre}\n${more}\n---\n\n${BODY}`);
  guide('camera', 'La caméra après une pose', `${PHOTO}publie: 2096-12-20`);
  guide('suite', 'La caméra, la suite', 'publie: 2096-12-25');
  guide('mire', 'La mire et la caméra', 'brouillon: oui\npublie: 2096-12-01');
  const model = readFileSync(join(content, 'pages/flotte.md'), 'utf8');
  const opening = `  ${PHOTO.replaceAll('\n', '\n  ')}titre: La page`;
  write(
    'pages/flotte.md',
    model.replace('  titre: La page', opening).replace('sections:\n', `sections:\n${SECTION}`),
  );
  write('reglages/bandeaux.json', JSON.stringify(NOTICES));
  return project;
}

/** Builds the site of the fixture firm, unless this run has it already. */
export async function buildFixtureSite(): Promise<void> {
  if (existsSync(join(fixtureProject(), 'dist'))) return;
  await buildProject(await makeFixtureProject(), FIXTURE_BUILD);
}
