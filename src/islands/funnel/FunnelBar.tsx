import { chatHref, telHref } from '../../domain/phone.ts';
import { type FlowStep, pushStep } from '../../stores/flow-history.ts';
import { fill, firm, texts, unbroken } from '../shared/texts.ts';

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
          pushStep(0);
        }}
      >
        <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </a>
      {plaque && (
        <span className="plate">
          <span className="plate-band" aria-hidden="true">
            F
          </span>
          <span className="plate-text">{plaque}</span>
          <span className="plate-band" aria-hidden="true" />
        </span>
      )}
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

/** Address of a chat with the firm that begins with a text. */
export const chatWith = (text: string): string => chatHref(firm.chat, text);
