import { useEffect } from 'react';
import { datesAfter } from '../../domain/callback.ts';
import { replaceWithSent, returnToStep } from '../../stores/flow-history.ts';
import { $flow, dropDraft, updateDraft } from '../../stores/flow.ts';
import { showToast } from '../../stores/toasts.ts';
import { FieldError } from '../shared/FieldError.tsx';
import { completeRequest } from '../shared/request.ts';
import { texts } from '../shared/texts.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { PlateShown } from './PlateShown.tsx';
import { Reassurances } from './Reassurances.tsx';
import { StepFrame } from './StepFrame.tsx';

const ROWS = ['plaque', 'vitrage', 'name', 'phone', 'address'] as const;

/** Step 4: recap, then the last send; a duplicate reaches the success screen too. */
export function StepConfirm() {
  const draft = $flow.get();
  const { busy, error, submit } = useSubmission(send, texts.avis.envoiEchoue);
  useEffect(() => {
    // A browser's first date in words takes a small phone 100 ms: once this step is shown, not at the touch that sends.
    (window.requestIdleCallback ?? setTimeout)(() => void datesAfter(Date.now()));
  }, []);

  async function send(form: HTMLFormElement) {
    if (await completeRequest(form)) showToast('success', texts.avis.envoyee);
    // The success screen needs no more than plate, glazing and reference; it may be left by a link, which drops nothing.
    updateDraft({ sent: true, sentAt: Date.now(), phone: '', name: '', address: '', told: '', key: '' });
    // Who left the flow while it was on its way is not pulled back; who only went a step back reads that it is sent.
    if ($flow.get().step === 0) dropDraft();
    else replaceWithSent();
  }

  return (
    <StepFrame
      step={4}
      help={draft.registered ? texts.etape4[draft.address ? 'ajouteAdresse' : 'confirme'] : undefined}
      onSubmit={(form) => void submit(form)}
      actions={
        <>
          <FieldError error={error} />
          <button
            className="button button-bord"
            type="button"
            disabled={busy}
            onClick={() => returnToStep(3)}
          >
            {texts.etape4.modifier}
          </button>
          <button className="button button-plein" type="submit" disabled={busy}>
            {busy ? texts.etape4.enCours : texts.etape4.envoyer}
          </button>
        </>
      }
    >
      <dl className="recap">
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{texts.etape4.recap[row]}</dt>
            <dd>
              {row === 'plaque' ? (
                <PlateShown>{draft.plaque}</PlateShown>
              ) : (
                draft[row] || <em>{texts.etape4.nonRenseigne}</em>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Reassurances lines={texts.etape4.rassurances} condition={texts.etape4.condition} />
    </StepFrame>
  );
}
