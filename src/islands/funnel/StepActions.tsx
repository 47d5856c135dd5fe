import '../../styles/atoms/button.css';
import { texts } from '../../client/texts.ts';
import { BackMark } from './marks.tsx';

interface Props {
  /** Label of the first button, by default «Retour». */
  other?: string | undefined;
  onOther: () => void;
  main: string | false;
  waiting?: boolean;
  busy?: boolean;
}

export const StepActions = ({ other, onOther, main, waiting = false, busy = false }: Props) => (
  <>
    <button
      className={`button button-outlined ${other ? '' : 'step-back'}`}
      type="button"
      aria-disabled={busy}
      onClick={busy ? undefined : onOther}
    >
      {other ?? (
        <>
          <BackMark /> {texts.commun.retour}
        </>
      )}
    </button>
    {main && (
      <button className="button button-filled" type="submit" aria-disabled={busy || waiting}>
        {main}
      </button>
    )}
  </>
);
