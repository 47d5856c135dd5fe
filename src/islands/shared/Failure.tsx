import './fields.css';
import { useEffect, useRef } from 'react';
import { telHref } from '../../domain/phone.ts';
import { fill, firm, texts, unbroken, type Words } from '../../stores/texts.ts';

interface Props {
  words: Words | undefined;
  /** Names this place in the label of a measured call. */
  position: string;
}

const Call = ({ position, children }: { position: string; children: string }) => (
  <a href={telHref(firm.phone)} data-event="phone_click" data-label={position} suppressHydrationWarning>
    {children}
  </a>
);

const callNow = () => fill(texts.carte.appeler, { telephone: unbroken(firm.phone) });

/** Shown by the page, with the number to call, where neither line nor modules came (src/directives/intent.ts). */
export const Offline = ({ position }: Pick<Props, 'position'>) => (
  <div className="failure" data-offline hidden>
    <strong suppressHydrationWarning>{texts.avis.horsLigne.titre}</strong>
    <p suppressHydrationWarning>{texts.avis.horsLigne.texte}</p>
    <Call position={`${position}-hors-ligne`}>{callNow()}</Call>
  </div>
);

/**
 * The error, beside the button that failed, with the number to call; a message has announced it already, by its title.
 * It comes into the window, since it may stand under the button.
 */
export function Failure({ words, position }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which is no cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  if (!words) return null;
  const number = unbroken(firm.phone);
  const [before = '', after] = words.texte.split(number);
  return (
    <div className="failure" ref={box}>
      <p>
        {before}
        {after !== undefined && <Call position={position}>{number}</Call>}
        {after}
      </p>
      {after === undefined && <Call position={position}>{callNow()}</Call>}
    </div>
  );
}
