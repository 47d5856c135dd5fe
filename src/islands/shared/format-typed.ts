/** Formats a plate or phone number while it is typed at the end of its field. Other edits are formatted on blur. */
import { groupPhone } from '../../domain/phone.ts';
import { maskPlate } from '../../domain/plate.ts';

const FORMATS: Partial<Record<string, (text: string) => string>> = { plaque: maskPlate, phone: groupPhone };

/** Formats the text of a field as an edit that the browser can undo. */
export function formatField(field: HTMLInputElement): void {
  const { name, value } = field;
  const text = FORMATS[name]?.(value) ?? value;
  const active = document.activeElement === field;
  if (text === value || (active && field.selectionEnd !== value.length)) return;
  let from = 0;
  while (from < value.length && text[from] === value[from]) from += 1;
  const rest = text.slice(from);
  if (active) field.setSelectionRange(from, value.length);
  // execCommand is deprecated, but no other API adds to the undo stack.
  if (active && document.execCommand(rest ? 'insertText' : 'delete', false, rest)) return;
  field.setRangeText(rest, from, value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const signsIn = (text: string): number => text.replace(/[ -]/g, '').length;

/** Whether formatting would drop the last character if `data` were inserted before the end of the text. */
function overfills(
  { name, value, selectionStart: at, selectionEnd }: HTMLInputElement,
  data: string,
): boolean {
  if (at === null || at !== selectionEnd || at === value.length) return false;
  const text = value.slice(0, at) + data + value.slice(at);
  return signsIn(FORMATS[name]?.(text) ?? text) < signsIn(text);
}

function listen(event: Event): void {
  const { target: field, type } = event;
  const input = event instanceof InputEvent ? event : undefined;
  // Undo and redo are not formatted.
  if (input?.isComposing || input?.inputType.startsWith('history')) return;
  if (!(field instanceof HTMLInputElement)) return;
  if (type !== 'beforeinput') formatField(field);
  else if (overfills(field, input?.data ?? '')) event.preventDefault();
}

// Listens in the capture phase, before React's handlers.
for (const type of ['beforeinput', 'input', 'compositionend', 'focusout'])
  globalThis.document?.addEventListener(type, listen, true);
