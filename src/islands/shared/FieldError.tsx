import { telHref } from '../../domain/phone.ts';
import { fill, firm, texts, unbroken } from './texts.ts';

interface Props {
  children: string;
  /** Where the firm's number stands nowhere near: the position that a call from here is counted under. */
  call?: string;
}

/** What went wrong, beside the button that failed; it stays until the next try (DESIGN §7). */
export const FieldError = ({ children, call }: Props) =>
  children ? (
    <p className="field-error">
      {children}
      {call && (
        <>
          {' '}
          <a href={telHref(firm.phone)} data-event="phone_click" data-label={call}>
            {fill(texts.carte.appeler, { telephone: unbroken(firm.phone) })}
          </a>
        </>
      )}
    </p>
  ) : null;
