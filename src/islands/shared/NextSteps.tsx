import { useState } from 'react';
import { datesAfter } from '../../domain/deadline.ts';
import { fill, hours, texts } from '../../stores/texts.ts';

/**
 * What happens next and until when.
 *
 * @param from when the request was sent, in ms since the epoch
 * @param row in one row
 */
export function NextSteps({ from, row = false }: { from?: number; row?: boolean }) {
  const [{ call, visit }] = useState(() => datesAfter(from ?? Date.now(), hours));
  return (
    <ol className={row ? 'next-steps next-steps-row' : 'next-steps'}>
      {texts.envoyee.suite.map(({ quand, titre, texte }) => (
        <li key={titre}>
          <strong>{titre}</strong>
          <em>{fill(quand, { rappel: call, visite: visit })}</em>
          <span>{texte}</span>
        </li>
      ))}
    </ol>
  );
}
