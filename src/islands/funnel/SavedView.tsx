import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { afterPaint } from '../../client/after-paint.ts';
import { texts } from '../../client/texts.ts';
import { $kept, $request, go } from '../../stores/flow.ts';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step 3 after the request was created: the visitor finishes, or adds name and address. */
export function SavedView({ picture }: { picture: ReactNode }) {
  const { phone } = useStore($kept);
  const isDuplicate = !useStore($request)?.demandeId;

  return (
    <StepFrame
      step={3}
      className="step-saved"
      title={texts.etape3.enregistree}
      help={
        <>
          {isDuplicate && texts.etape3.connu} {texts.etape3.rappel}{' '}
          <strong className="saved-phone text-figure">{phone}</strong>
        </>
      }
      onSubmit={() => afterPaint(() => go('saved', 'next'))}
      actions={
        <StepActions
          other={texts.etape3.completer}
          onOther={() => go('saved', 'more')}
          main={texts.etape3.terminer}
        />
      }
    >
      {picture}
      {!isDuplicate && <p className="field-help">{texts.etape3.suite}</p>}
    </StepFrame>
  );
}
