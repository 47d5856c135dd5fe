import { pushStepByTouch } from '../../stores/flow-history.ts';
import { $flow } from '../../stores/flow.ts';
import { texts } from '../shared/texts.ts';
import { DoneMark } from './marks.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useTitleFocus } from './use-title-focus.ts';

/** «Demande enregistrée»: the visitor may stop here or go on with name and address. */
export function SavedView({ onMore }: { onMore: () => void }) {
  const view = useTitleFocus();

  return (
    <StepFrame
      step={3}
      title={texts.etape3.enregistree}
      onSubmit={() => pushStepByTouch(4)}
      actions={
        <>
          <button className="button button-bord" type="button" onClick={onMore}>
            {texts.etape3.completer}
          </button>
          <button className="button button-plein" type="submit">
            {texts.etape3.terminer}
          </button>
        </>
      }
    >
      <div className="saved" ref={view}>
        <DoneMark />
        <p>
          {texts.etape3.rappel} <strong className="typed">{$flow.get().phone}</strong>
        </p>
        <p>{texts.etape3.suite}</p>
      </div>
    </StepFrame>
  );
}
