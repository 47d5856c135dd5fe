import '../../styles/atoms/button.css';
import { texts } from '../../client/texts.ts';
import { BackMark } from './marks.tsx';

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
  onBack?: () => void;
  other?: string;
  onOther?: () => void;
  main: string;
  waiting?: boolean;
  busy?: boolean;
}

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
