import { useEffect, useRef } from 'react';
import { fill, firm, firmTel, texts, unbroken, type Words } from '../../client/texts.ts';

interface Props {
  failure: Words | undefined;
  /** Names this place in the label of a measured call. */
  position: string;
}

const Call = ({ position, children }: { position: string; children: string }) => (
  <a href={firmTel} data-event="phone_click" data-label={position} suppressHydrationWarning>
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
 * Above the button that failed, until the next try: the error, with the number to call as a link in it or below. It comes
 * into the window, and its button with it; the toast reads it out.
 */
export function Failure({ failure, position }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which is no cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  const number = unbroken(firm.phone);
  const [before, after] = failure.texte.split(number);
  return (
    <div className="failure" ref={box}>
      <p>
        <strong>{failure.titre}.</strong> {before}
        {after !== undefined && <Call position={position}>{number}</Call>}
        {after}
      </p>
      {after === undefined && <Call position={position}>{callNow()}</Call>}
    </div>
  );
}
