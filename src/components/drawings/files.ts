import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CarWhole } from './CarWhole.tsx';
import { GuideChoice } from './GuideChoice.tsx';
import { GuidePreparation } from './GuidePreparation.tsx';
import { Van } from './Van.tsx';

const FILES: Record<string, () => ReactElement> = {
  voiture: () => createElement(CarWhole),
  camionnette: () => createElement(Van, { id: 'v' }),
  choix: () => createElement(GuideChoice),
  preparation: () => createElement(GuidePreparation),
};

/** Names of the drawings that are files: for lists, for mails and for the pages of the function. */
export const DRAWING_FILES = Object.keys(FILES);

/**
 * A drawing as the text of an SVG file.
 *
 * @param name one of `DRAWING_FILES`
 * @throws Error for another name
 */
export function drawingFile(name: string): string {
  const draw = FILES[name];
  if (!draw) throw new Error(`Le dessin « ${name} » n’existe pas.`);
  return renderToStaticMarkup(draw()).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
