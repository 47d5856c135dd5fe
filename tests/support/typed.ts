import { edit } from '../../src/islands/shared/format-typed.ts';

/** What a field shows that is formatted as it is typed; each text comes at once, a key or a paste. */
export function typed(format: (text: string) => string, ...texts: string[]): string {
  let value = '';
  for (const data of texts) {
    const caret = { selectionStart: value.length, selectionEnd: value.length };
    const halves = edit(format, { value, ...caret }, { inputType: 'insertText', data });
    value = halves?.join('') ?? value + data;
  }
  return value;
}
