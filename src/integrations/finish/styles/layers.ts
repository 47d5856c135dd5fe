import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Root } from 'postcss';

/** The order of the cascade layers, which the bundler drops as an empty rule. */
export const LAYER_ORDER = readFileSync('src/styles/layers.css', 'utf8').trim().replaceAll(', ', ',');

const layerNames = (): string[] =>
  LAYER_ORDER.replace(/^@layer|;$/g, '')
    .split(',')
    .map((name) => name.trim());

const isLayer = (node: unknown): node is AtRule =>
  (node as AtRule).type === 'atrule' && (node as AtRule).name === 'layer';

/**
 * The same style sheet with each layer's rules in one block, in the order of styles/layers.css.
 * What stands outside every layer comes last, where it stands in the cascade.
 *
 * @throws Error for a layer that styles/layers.css does not name
 */
export function groupLayers(css: Root): Root {
  const blocks = new Map(
    layerNames().map((params) => [params, postcss.atRule({ name: 'layer', params, nodes: [] })]),
  );
  const outside: Root['nodes'] = [];
  for (const node of [...css.nodes]) {
    if (!isLayer(node)) outside.push(node);
    else if (node.nodes) {
      const block = blocks.get(node.params);
      if (!block) throw new Error(`@layer ${node.params} is not in src/styles/layers.css.`);
      block.append(...node.nodes);
    }
  }
  return postcss.root({ nodes: [...[...blocks.values()].filter(({ nodes }) => nodes?.length), ...outside] });
}
