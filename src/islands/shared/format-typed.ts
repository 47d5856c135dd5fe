/** Formats plates and phone numbers while typing, except during IME composition. */
import { groupPhone } from '../../domain/phone.ts';
import { maskPlate } from '../../domain/plate.ts';

type Format = (text: string) => string;

type Halves = [before: string, after: string];

const FORMATS: Partial<Record<string, Format>> = { plaque: maskPlate, phone: groupPhone };

const signsOf = (text: string): string => text.replace(/[^\p{L}\p{N}+]/gu, '').toUpperCase();

/** Formats the text around the caret. In a full field the text after the caret wins. */
export function formatAround(format: Format, before: string, after: string): Halves {
  const text = format(before + after);
  if (text === before + after) return [before, after];
  const kept = signsOf(after);
  if (before && !signsOf(text).endsWith(kept)) return formatAround(format, before.slice(0, -1), after);
  let caret = text.length;
  while (caret > 0 && signsOf(text.slice(caret)) !== kept) caret -= 1;
  return [text.slice(0, caret), text.slice(caret)];
}

const WAYS: Partial<Record<string, 1 | -1>> = { deleteContentBackward: -1, deleteContentForward: 1 };

/**
 * Result of an edit, or undefined if the browser's own result is right. Deleting skips separators, which formatting
 * would restore.
 * @param selection state of the field before the edit
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

/** Replaces the text so that the browser can undo it. */
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
    // Deprecated, but the only API that adds to the undo stack.
    if (!(active && document.execCommand(part ? 'insertText' : 'delete', false, part))) {
      field.setRangeText(part, from, value.length - same);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  if (active) field.setSelectionRange(before.length, before.length);
}

export function formatField(field: HTMLInputElement): void {
  const format = FORMATS[field.name];
  const caret = field.selectionStart ?? field.value.length;
  if (format) put(field, formatAround(format, field.value.slice(0, caret), field.value.slice(caret)));
}

function listen(event: Event): void {
  const { target: field, type } = event;
  if (!(field instanceof HTMLInputElement)) return;
  const input = event instanceof InputEvent ? event : undefined;
  // Undo and redo stay as they are.
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

// Capture phase: before React's handlers.
for (const type of ['beforeinput', 'input', 'compositionend', 'focusout'])
  globalThis.document?.addEventListener(type, listen, true);
