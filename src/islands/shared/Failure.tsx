import { useEffect, useRef } from 'react';
import { fill, company, companyTel, texts, unbroken, type Words } from '../../client/texts.ts';

interface Props {
  failure: Words | undefined;
  position: string;
}

const Call = ({ position, children }: { position: string; children: string }) => (
  <a href={companyTel} data-event="phone_click" data-label={position} suppressHydrationWarning>
    {children}
  </a>
);

const callNow = () => fill(texts.carte.appeler, { telephone: unbroken(company.phone) });

/** src/directives/intent.ts shows this error if the visitor is offline and the modules are not loaded. */
export const Offline = ({ position }: Pick<Props, 'position'>) => (
  <div className="failure" data-offline hidden>
    <strong suppressHydrationWarning>{texts.avis.horsLigne.titre}</strong>
    <p suppressHydrationWarning>{texts.avis.horsLigne.texte}</p>
    <Call position={`${position}-hors-ligne`}>{callNow()}</Call>
  </div>
);

/** Error above the submit button, shown until the next attempt. Screen readers announce the toast instead. */
export function Failure({ failure, position }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns nothing: in some browsers scrollIntoView returns a promise, which React would call as a cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  const number = unbroken(company.phone);
  const [before, ...after] = failure.texte.split(number);
  return (
    <div className="failure" ref={box}>
      <p>
        <strong>{failure.titre}.</strong> {before}
        {after.length > 0 && <Call position={position}>{number}</Call>}
        {after.join(number)}
      </p>
      {after.length === 0 && <Call position={position}>{callNow()}</Call>}
    </div>
  );
}
