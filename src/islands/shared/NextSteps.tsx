import { useStore } from '@nanostores/react';
import { fill, texts } from '../../client/texts.ts';
import { $dates } from '../../stores/dates.ts';

export function NextSteps({ dates = $dates, row = false }: { dates?: typeof $dates; row?: boolean }) {
  const { call, visit } = useStore(dates);
  return (
    <ol className={row ? 'next-steps next-steps-row counted' : 'next-steps counted'}>
      {texts.envoyee.suite.map(({ quand, titre, texte }) => (
        <li key={titre}>
          <span className="disc" aria-hidden="true" />
          <strong>{titre}</strong>
          <em>{fill(quand, { rappel: call, visite: visit })}</em>
          {!row && <span>{texte}</span>}
        </li>
      ))}
    </ol>
  );
}
