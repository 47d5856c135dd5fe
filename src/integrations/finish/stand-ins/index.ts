import { createRequire } from 'node:module';
import { type AtRule, type ChildNode, type Declaration, decl, type Root } from 'postcss';
import { DISPLAY_FACE } from '../../../lib/display-face.ts';
import { type FontMetrics, fontMetrics } from './advances.ts';
import { standInScale } from './scale.ts';

/** The stand-ins of face.css, each with a font of the same widths as the one it takes from the visitor's system. */
const STAND_INS = {
  'Bricolage fallback': '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  'Bricolage Android': '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
};

const { resolve } = createRequire(import.meta.url);
let fonts: { face: FontMetrics; standIns: Map<string, FontMetrics> } | undefined;

function readFonts() {
  fonts ??= {
    face: fontMetrics(DISPLAY_FACE),
    standIns: new Map(Object.entries(STAND_INS).map(([name, file]) => [name, fontMetrics(resolve(file))])),
  };
  return fonts;
}

const isFamily = (node: ChildNode): node is Declaration =>
  node.type === 'decl' && node.prop === 'font-family';

const familyOf = (rule: AtRule): string => rule.nodes?.find(isFamily)?.value.replace(/["']/g, '') ?? '';

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** Makes the stand-ins of a page's style as wide and as high as the face is in its title; needs the face to be cut. */
export function fitStandIns(css: Root, title: string): void {
  if (!title.trim()) return;
  css.walkAtRules('font-face', (rule) => {
    const { face, standIns } = readFonts();
    const standIn = standIns.get(familyOf(rule));
    if (!standIn) return;
    const scale = standInScale(title, face.advances, standIn.advances);
    const descriptors = {
      'size-adjust': percent(scale),
      // Heights count after size-adjust.
      'ascent-override': percent(face.ascent / scale),
      'descent-override': percent(face.descent / scale),
      'line-gap-override': '0%',
    };
    rule.append(Object.entries(descriptors).map(([prop, value]) => decl({ prop, value })));
  });
}
