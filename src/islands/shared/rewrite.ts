import { caretAfterFormat } from '../../domain/caret.ts';

/** Puts a text into a field as it is formatted; the caret stays where the visitor typed. */
export function rewrite(field: HTMLInputElement, formatted: string): void {
  const { value, selectionStart } = field;
  if (formatted === value) return;
  const caret = caretAfterFormat(value.slice(0, selectionStart ?? value.length), formatted);
  field.value = formatted;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** Whether an input is part of a character that is still being composed: such a field is left alone. */
export const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
