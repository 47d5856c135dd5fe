import type { ReactNode } from 'react';
import { $toast } from '../../stores/toasts.ts';
import { useStored } from './use-flow.ts';

interface Props {
  text: string;
  /** Whether it tells of errors, which are read out as they come, or of all other messages. */
  failed?: boolean;
  /** The text with what is more than text in it. */
  children?: ReactNode;
}

/**
 * Words that stay, and in their place the sentence of a message for as long as it is shown. They keep their room under
 * it, so that what is below does not move when it goes.
 */
export function Told({ text, failed = false, children = text }: Props) {
  const message = useStored(
    $toast,
    (toast) => (toast?.texte && failed === (toast.kind === 'error') ? toast : undefined),
    undefined,
  );
  const isSame = message?.texte === text;
  return (
    <span className="told">
      {!isSame && <span>{children}</span>}
      {message && (
        <span role={failed ? 'alert' : undefined}>
          {failed && <strong>{message.titre}.</strong>} <span>{isSame ? children : message.texte}</span>
        </span>
      )}
    </span>
  );
}
