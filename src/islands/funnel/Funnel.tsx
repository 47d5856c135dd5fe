import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { vitrageIdOf } from '../../domain/vitrage.ts';
import { track } from '../../measure/track.ts';
import { $flow } from '../../stores/flow.ts';
import { GlassPicker } from '../shared/GlassPicker.tsx';
import { firm, texts, unbroken } from '../shared/texts.ts';
import { FunnelBar } from './FunnelBar.tsx';
import { Sent } from './Sent.tsx';
import { StepConfirm } from './StepConfirm.tsx';
import { StepContact } from './StepContact.tsx';
import { StepGlazing } from './StepGlazing.tsx';
import { StepPlate } from './StepPlate.tsx';
import { Toaster } from './Toaster.tsx';
import { useGlazingChoice } from './use-glazing-choice.ts';
import { useStepChange } from './use-step-change.ts';

/** Steps that only React shows: their anchors open the flow while it is on its way. */
const ANCHORS = ['etape-2', 'etape-3', 'etape-4', 'demande-envoyee'];

/**
 * The four-step request flow, full screen. Step 1 is in the page's HTML and opens without scripts, by its anchor; React
 * takes over at the first touch. The front of the car in step 1 is the page's own drawing (`children`).
 */
export default function Funnel({ children }: { children?: ReactNode }) {
  const { step, sent, plaque, vitrage } = useStore($flow, { ssr: 'initial' });
  const [running, setRunning] = useState(false);
  const root = useRef<HTMLElement>(null);
  useEffect(() => setRunning(true), []);
  const forward = useStepChange(root, running, step, sent);
  const choice = useGlazingChoice(step);
  useEffect(() => {
    if (step > 0 && !sent) track({ action: 'form_step', label: `etape-${step}` });
  }, [step, sent]);

  // Before React runs the first step is shown, by the address alone.
  const shown = running ? step : 1;
  return (
    <>
      <Toaster />
      <section
        className="funnel"
        ref={root}
        role={running ? 'main' : undefined}
        aria-label={texts.commun.demande}
        data-step={sent ? 'sent' : shown}
        data-way={forward ? undefined : 'back'}
      >
        {!running && ANCHORS.map((id) => <span key={id} id={id} />)}
        <FunnelBar step={shown} sent={sent} plaque={shown > 1 ? plaque : ''} />
        <div className="funnel-side">
          {running && (
            <GlassPicker lit={vitrageIdOf(vitrage)} onChoose={shown === 2 ? choice.choose : undefined} />
          )}
          <p>
            <strong>{unbroken(firm.phone)}</strong>
            {`${firm.hours} · ${texts.commun.nonSurtaxe}`}
          </p>
        </div>
        {shown === 1 && !sent && <StepPlate car={children} />}
        {shown === 2 && !sent && <StepGlazing chosen={vitrage} choice={choice} />}
        {shown === 3 && !sent && <StepContact />}
        {shown === 4 && !sent && <StepConfirm />}
        {sent && <Sent />}
      </section>
    </>
  );
}
