import { useStore } from '@nanostores/react';
import '../../styles/atoms/badge.css';
import '../../styles/atoms/button.css';
import { afterPaint } from '../../client/after-paint.ts';
import { opensElsewhere } from '../../client/opens-elsewhere.ts';
import { fill, company, companyTel, texts, unbroken } from '../../client/texts.ts';
import { $plaque, go } from '../../stores/flow.ts';
import { type Screen, STEP_OF } from '../../stores/transitions.ts';
import { CrossMark } from './marks.tsx';
import { PlateShown } from './PlateShown.tsx';

interface Props {
  screen: Screen;
  deep: boolean;
}

export function FunnelBar({ screen, deep }: Props) {
  const step = STEP_OF[screen];
  const typed = useStore($plaque);
  const plaque = step > 1 && screen !== 'sent' && typed;
  return (
    <header className="funnel-bar" data-ground={deep ? 'deep' : undefined}>
      <a
        className="button button-round"
        href="/"
        aria-label={texts.commun.fermer}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          afterPaint(() => go(screen, 'close'));
        }}
      >
        <CrossMark />
      </a>
      {plaque ? (
        <PlateShown>{plaque}</PlateShown>
      ) : (
        <span className="funnel-brand" suppressHydrationWarning>
          {company.brand}
        </span>
      )}
      <a
        className="button button-outlined funnel-call"
        href={companyTel}
        data-event="phone_click"
        data-label="accueil_funnel"
        aria-label={`${texts.commun.appeler} ${company.phone}`}
      >
        <span suppressHydrationWarning>{plaque ? texts.commun.appeler : unbroken(company.phone)}</span>
      </a>
      {screen !== 'sent' && (
        <>
          <p className="badge funnel-badge" suppressHydrationWarning>
            {fill(texts.commun.etape, { numero: step, total: texts.etapes.length })}
          </p>
          <ol className="funnel-dots line" aria-hidden="true">
            {texts.etapes.map((title, index) => (
              <li key={title} className={index < step ? 'funnel-dot funnel-dot-done' : 'funnel-dot'} />
            ))}
          </ol>
        </>
      )}
    </header>
  );
}
