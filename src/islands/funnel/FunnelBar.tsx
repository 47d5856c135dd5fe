import { telHref } from '../../domain/phone.ts';
import { type FlowStep, pushStepByTouch } from '../../stores/flow-history.ts';
import { fill, firm, texts, unbroken } from '../shared/texts.ts';
import { CrossMark } from './marks.tsx';
import { PlateShown } from './PlateShown.tsx';

const STEPS = [1, 2, 3, 4] as const;

interface Props {
  step: FlowStep;
  sent: boolean;
  plaque: string;
}

/** Top of every step: way out, number of the step, the plate once typed, and the firm's number one tap away. */
export function FunnelBar({ step, sent, plaque }: Props) {
  return (
    <header className="funnel-bar">
      <a
        className="button button-rond"
        href="/"
        aria-label={texts.commun.fermer}
        onClick={(event) => {
          event.preventDefault();
          pushStepByTouch(0);
        }}
      >
        <CrossMark />
      </a>
      {plaque ? <PlateShown>{plaque}</PlateShown> : <span className="funnel-brand">{firm.brand}</span>}
      <a
        className="button button-bord funnel-call"
        href={telHref(firm.phone)}
        data-event="phone_click"
        data-label="accueil_funnel"
        aria-label={`${texts.commun.appeler} ${firm.phone}`}
      >
        <span className="funnel-number">{unbroken(firm.phone)}</span>
        <span className="funnel-call-word">{texts.commun.appeler}</span>
      </a>
      {!sent && (
        <>
          <p className="funnel-badge">{fill(texts.commun.etape, { numero: step, total: STEPS.length })}</p>
          <ol className="funnel-dots" aria-hidden="true">
            {STEPS.map((number) => (
              <li key={number} className={number <= step ? 'funnel-dot funnel-dot-done' : 'funnel-dot'} />
            ))}
          </ol>
        </>
      )}
    </header>
  );
}
