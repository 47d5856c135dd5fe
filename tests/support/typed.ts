import { edit } from '../../src/islands/shared/format-typed.ts';

/** Types or pastes texts in turn into a formatted field. @returns its value */
export function typed(format: (text: string) => string, ...texts: string[]): string {
  let value = '';
  for (const data of texts) {
    const caret = { selectionStart: value.length, selectionEnd: value.length };
    const halves = edit(format, { value, ...caret }, { inputType: 'insertText', data });
    value = halves?.join('') ?? value + data;
  }
  return value;
}
