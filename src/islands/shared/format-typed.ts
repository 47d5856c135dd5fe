/** Formats plates and phone numbers while they are typed. What an input method composes is left alone until it is done. */
import { groupPhone } from '../../domain/phone.ts';
import { maskPlate } from '../../domain/plate.ts';

type Format = (text: string) => string;

/** Text before the caret, and after it. */
type Halves = [before: string, after: string];

/** The fields that are formatted, by name. */
const FORMATS: Partial<Record<string, Format>> = { plaque: maskPlate, phone: groupPhone };

const signsOf = (text: string): string => text.replace(/[^\p{L}\p{N}+]/gu, '').toUpperCase();

/** Formats a text around its caret. A text that is full takes no more: what follows the caret stays. */
export function formatAround(format: Format, before: string, after: string): Halves {
  const text = format(before + after);
  if (text === before + after) return [before, after];
  const kept = signsOf(after);
  if (before && !signsOf(text).endsWith(kept)) return formatAround(format, before.slice(0, -1), after);
  let caret = text.length;
  while (caret > 0 && signsOf(text.slice(caret)) !== kept) caret -= 1;
  return [text.slice(0, caret), text.slice(caret)];
}

/** The ways in which one character is deleted. */
const WAYS: Partial<Record<string, 1 | -1>> = { deleteContentBackward: -1, deleteContentForward: 1 };

/**
 * The text that an edit leads to, or nothing where that is what the browser makes of it. A separator that would be put
 * in again is stepped over.
 *
 * @param selection the field before the edit
 */
export function edit(
  format: Format,
  selection: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  { inputType, data }: Pick<InputEvent, 'inputType' | 'data'>,
): Halves | undefined {
  const { value, selectionStart, selectionEnd } = selection;
  let from = selectionStart ?? value.length;
  let to = selectionEnd ?? from;
  const halves = (): Halves => [value.slice(0, from) + (data ?? ''), value.slice(to)];
  const way = from === to ? WAYS[inputType] : undefined;
  if (!way && data === null) return undefined;
  if (way === -1 && from > 0) from -= 1;
  if (way === 1) to += 1;
  const made = halves().join('');
  if (way && made !== value && format(made) === value) {
    from += way;
    to += way;
  }
  const result = formatAround(format, ...halves());
  return result.join('') === made ? undefined : result;
}

/** Puts a text into a field as if it were typed, so that the browser can undo it. */
function put(field: HTMLInputElement, [before, after]: Halves): void {
  const { value } = field;
  const text = before + after;
  const active = document.activeElement === field;
  if (text !== value) {
    let from = 0;
    while (from < text.length && text[from] === value[from]) from += 1;
    let same = 0;
    const most = Math.min(text.length, value.length) - from;
    while (same < most && text.at(-1 - same) === value.at(-1 - same)) same += 1;
    const part = text.slice(from, text.length - same);
    if (active) field.setSelectionRange(from, value.length - same);
    // No newer interface writes into the browser's own list of what can be undone.
    if (!(active && document.execCommand(part ? 'insertText' : 'delete', false, part))) {
      field.setRangeText(part, from, value.length - same);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  if (active) field.setSelectionRange(before.length, before.length);
}

/** Formats what stands in a field, however it came there. */
export function formatField(field: HTMLInputElement): void {
  const format = FORMATS[field.name];
  const caret = field.selectionStart ?? field.value.length;
  if (format) put(field, formatAround(format, field.value.slice(0, caret), field.value.slice(caret)));
}

function listen(event: Event): void {
  const { target: field, type } = event;
  if (!(field instanceof HTMLInputElement)) return;
  const input = event instanceof InputEvent ? event : undefined;
  // What was undone stays so.
  if (input?.isComposing || input?.inputType.startsWith('history')) return;
  if (type !== 'beforeinput') formatField(field);
  else if (input?.cancelable) {
    const format = FORMATS[field.name];
    const halves = format && edit(format, field, input);
    if (!halves) return;
    event.preventDefault();
    put(field, halves);
  }
}

// Ahead of React, which reads what the field has become.
for (const type of ['beforeinput', 'input', 'compositionend', 'focusout'])
  globalThis.document?.addEventListener(type, listen, true);
