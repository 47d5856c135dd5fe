import { useEffect, useRef } from 'react';
import { $flow } from '../../stores/flow.ts';
import { pushStep } from '../../stores/flow-history.ts';
import { texts } from '../shared/texts.ts';
import { StepFrame } from './StepFrame.tsx';

/** «Demande enregistrée»: the visitor may stop here or go on with name and address (specification 1 §2). */
export function SavedView({ onMore }: { onMore: () => void }) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.closest('form')?.querySelector<HTMLElement>('.step-title')?.focus(), []);

  return (
    <StepFrame
      step={3}
      title={texts.etape3.enregistree}
      onSubmit={() => pushStep(4)}
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
        <svg className="saved-mark icon" width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4 12.500 5.500 5.500L20 7" />
        </svg>
        <p>
          {texts.etape3.rappel} <strong className="typed">{$flow.get().phone}</strong>
        </p>
        <p>{texts.etape3.suite}</p>
      </div>
    </StepFrame>
  );
}
