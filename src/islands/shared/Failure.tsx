import './fields.css';
import { useEffect, useRef } from 'react';
import { fill, firm, firmTel, texts, unbroken } from '../../stores/texts.ts';
import { Told } from './Told.tsx';

interface Props {
  text: string | undefined;
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
 * Above the button that failed: the error, then what to do, with the number to call as a link in it or below. It comes
 * into the window, and its button with it.
 */
export function Failure({ text, position }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which is no cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (!text) return null;
  const number = unbroken(firm.phone);
  const [before, after] = text.split(number);
  return (
    <div className="failure" ref={box}>
      <p>
        <Told text={text} failed>
          {before}
          {after !== undefined && <Call position={position}>{number}</Call>}
          {after}
        </Told>
      </p>
      {after === undefined && <Call position={position}>{callNow()}</Call>}
    </div>
  );
}
