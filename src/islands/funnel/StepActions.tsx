import '../../styles/atoms/button.css';
import { texts } from '../../client/texts.ts';
import { BackMark } from './marks.tsx';

/** The way back to the step before. */
export const BackButton = ({ busy = false, onBack }: { busy?: boolean; onBack: () => void }) => (
  <button
    className="button button-outlined step-back"
    type="button"
    aria-disabled={busy}
    onClick={busy ? undefined : onBack}
  >
    <BackMark /> {texts.commun.retour}
  </button>
);

interface Props {
  /** The way back, or the words of another button on the left and what it does. */
  onBack?: () => void;
  other?: string;
  onOther?: () => void;
  main: string;
  /** Says that the main button waits for something, or is at work; it keeps the focus. */
  waiting?: boolean;
  busy?: boolean;
}

/** The two buttons of a step. */
export const StepActions = ({ onBack, other, onOther, main, waiting = false, busy = false }: Props) => (
  <>
    {onBack && <BackButton {...{ busy, onBack }} />}
    {other && (
      <button
        className="button button-outlined"
        type="button"
        aria-disabled={busy}
        onClick={busy ? undefined : onOther}
      >
        {other}
      </button>
    )}
    <button className="button button-filled" type="submit" aria-disabled={busy || waiting}>
      {main}
    </button>
  </>
);
