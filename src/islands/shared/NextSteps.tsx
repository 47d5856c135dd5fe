import { useStore } from '@nanostores/react';
import { fill, texts } from '../../client/texts.ts';
import { $dates } from '../../stores/dates.ts';

/**
 * What happens next and until when.
 *
 * @param dates those of the visitor's request, where no others are given
 * @param row in one row
 */
export function NextSteps({ dates = $dates, row = false }: { dates?: typeof $dates; row?: boolean }) {
  const { call, visit } = useStore(dates);
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
