import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { RICH_TEXT } from './fields.ts';

const ENTRY = `
  export * from '@sveltia/ui/dist/components/text-editor/core.js';
  export { BUTTON_NAME_MAP } from 'src/lib/services/contents/fields/rich-text/index.js';`;

/** Packages replaced by stubs, because saving does not need them: code highlighting, dictation, undo. */
const BESIDE = /\/shiki\/|^@lexical\/(?:dragon|history)$/;

const IDLE = 'module.exports = Object.create(new Proxy({}, { get: () => () => {} }));';

interface Shipped {
  BUTTON_NAME_MAP: Record<string, string>;
  initEditor(config: { enabledButtons: (string | undefined)[] }): {
    editor: LexicalEditor;
    enabledTransformers: object;
  };
  convertMarkdownToLexical(editor: LexicalEditor, text: string, transformers: object): Promise<void>;
  onEditorUpdate(editor: LexicalEditor, transformers: object): void;
}

interface LexicalEditor {
  /** True for an editor without a browser; Lexical's `createHeadlessEditor` sets this flag. */
  _headless: boolean;
  getRootElement(): { dispatchEvent(event: CustomEvent<{ value: string }>): void };
  update(change: () => void): void;
}

/** Original modules of @sveltia/cms by path, read from its source map. */
function shippedModules(): Map<string, string> {
  const map = readFileSync(`${fileURLToPath(import.meta.resolve('@sveltia/cms'))}.map`, 'utf8');
  const { sources, sourcesContent }: { sources: string[]; sourcesContent: string[] } = JSON.parse(map);
  return new Map(
    sources.map((path, index) => [
      path.replace(/^.*\/node_modules\/|^[./]+/, ''),
      sourcesContent[index] ?? '',
    ]),
  );
}

const amongShipped = (modules: ReadonlyMap<string, string>): Plugin => ({
  name: 'among-shipped',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ path, importer }) => ({
      path: path.startsWith('.') ? posix.join(posix.dirname(importer), path) : path,
      namespace: 'shipped',
      sideEffects: false,
    }));
    onLoad({ filter: /./, namespace: 'shipped' }, ({ path }) => {
      if (BESIDE.test(path)) return { contents: IDLE };
      const [, name = '', part = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(path) ?? [];
      // Generates index modules, which only re-export and are therefore missing in the source map.
      const own = [...modules.keys()].filter(
        (key) => key.startsWith(`${name}/dist/`) && key.toLowerCase().includes(part.toLowerCase()),
      );
      return {
        contents: modules.get(path) ?? (own.map((key) => `export * from '${key}';`).join('\n') || IDLE),
      };
    });
  },
});

async function load(): Promise<Shipped> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'shipped',
    plugins: [amongShipped(shippedModules())],
  });
  return runInThisContext(`${outputFiles[0]?.text}; shipped`, { filename: 'rich-text-editor.js' });
}

let shipped: Promise<Shipped> | undefined;

/** Formats Markdown with the editor's own code. @throws Error if the source map does not contain that code */
export async function richTextAsSaved(text: string): Promise<string> {
  const { BUTTON_NAME_MAP, initEditor, convertMarkdownToLexical, onEditorUpdate } = await (shipped ??=
    load());
  const { editor, enabledTransformers } = initEditor({
    enabledButtons: RICH_TEXT.buttons.map((name) => BUTTON_NAME_MAP[name]),
  });
  let saved = text;
  editor._headless = true;
  editor.getRootElement = () => ({
    dispatchEvent: ({ detail }) => {
      saved = detail.value;
    },
  });
  await convertMarkdownToLexical(editor, text, enabledTransformers);
  editor.update(() => onEditorUpdate(editor, enabledTransformers));
  return saved.trim();
}
