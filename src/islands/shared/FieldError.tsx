import { telHref } from '../../domain/phone.ts';
import type { Words } from './failure.ts';
import { fill, firm, texts, unbroken } from './texts.ts';

interface Props {
  error: Words | undefined;
  /** Where the firm's number stands nowhere near: the position that a call from here is counted under. */
  call?: string;
}

/** What went wrong, beside the button that failed; it stays until the next try. */
export const FieldError = ({ error, call }: Props) => (
  <div className="field-error" role="alert">
    {error && (
      <>
        <strong>{error.titre}</strong>
        <p>{error.texte}</p>
        {call && (
          <a href={telHref(firm.phone)} data-event="phone_click" data-label={call}>
            {fill(texts.carte.appeler, { telephone: unbroken(firm.phone) })}
          </a>
        )}
      </>
    )}
  </div>
);
