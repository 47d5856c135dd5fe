import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { vitrageIdOf } from '../../domain/vitrage.ts';
import { track } from '../../measure/track.ts';
import { $flow } from '../../stores/flow.ts';
import { GlazingPicture } from '../shared/GlazingPicture.tsx';
import { firm, texts, unbroken } from '../shared/texts.ts';
import { FunnelBar } from './FunnelBar.tsx';
import { Sent } from './Sent.tsx';
import { StepConfirm } from './StepConfirm.tsx';
import { StepContact } from './StepContact.tsx';
import { StepGlazing } from './StepGlazing.tsx';
import { StepPlate } from './StepPlate.tsx';
import { Toaster } from './Toaster.tsx';
import { useStepChange } from './use-step-change.ts';

/** Steps that only React shows: their anchors open the flow while it is on its way. */
const ANCHORS = ['etape-2', 'etape-3', 'etape-4', 'demande-envoyee'];

/**
 * The four-step request flow, full screen (specification 1 §2). Step 1 is in the page's HTML and opens without
 * scripts, by its anchor; React takes over at the first touch.
 */
export default function Funnel() {
  const { step, sent, plaque, vitrage } = useStore($flow, { ssr: 'initial' });
  const [running, setRunning] = useState(false);
  const root = useRef<HTMLElement>(null);
  useEffect(() => setRunning(true), []);
  useStepChange(root, running, step, sent);
  useEffect(() => {
    if (step > 0 && !sent) track({ action: 'form_step', label: `etape-${step}` });
  }, [step, sent]);

  // Before React runs the first step is shown, by the address alone.
  const shown = running ? step : 1;
  return (
    <>
      <section
        className="funnel"
        ref={root}
        role={running ? 'main' : undefined}
        aria-label={texts.commun.demande}
        data-step={sent ? 'sent' : shown}
      >
        {!running && ANCHORS.map((id) => <span key={id} id={id} />)}
        <FunnelBar step={shown} sent={sent} plaque={shown > 1 ? plaque : ''} />
        <div className="funnel-side">
          <GlazingPicture lit={running ? vitrageIdOf(vitrage) : undefined} />
          <p>
            <strong>{unbroken(firm.phone)}</strong>
            {`${firm.hours} · ${texts.commun.nonSurtaxe}`}
          </p>
        </div>
        {shown === 1 && !sent && <StepPlate />}
        {shown === 2 && !sent && <StepGlazing chosen={vitrage} />}
        {shown === 3 && !sent && <StepContact />}
        {shown === 4 && !sent && <StepConfirm />}
        {sent && <Sent />}
      </section>
      <Toaster />
    </>
  );
}
