import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { company, texts, unbroken } from '../../client/texts.ts';
import { report } from '../../measure/report.ts';
import { $screen } from '../../stores/flow.ts';
import { STEP_OF } from '../../stores/transitions.ts';
import { Announcer } from '../shared/Toast.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { FunnelBar } from './FunnelBar.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { Picture } from './Picture.tsx';
import { SavedView } from './SavedView.tsx';
import { Sent } from './Sent.tsx';
import { StepConfirm } from './StepConfirm.tsx';
import { StepGlazing } from './StepGlazing.tsx';
import { StepPlate } from './StepPlate.tsx';
import { useScreenChange } from './use-screen-change.ts';

/** Ids of steps that only React renders. Empty elements have these ids until hydration, so that `:target` matches. */
const ANCHORS = ['etape-2', 'etape-3', 'etape-4', 'demande-envoyee'];

/** Same condition as `--desk` in src/styles/media.css. */
const wide = () => matchMedia('(min-width: 64rem)');

const subscribe = (changed: () => void) => {
  const list = wide();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Whether the form has two columns; false during hydration, as in the HTML. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );

/** Full-screen form; step 1 is in the HTML and works without scripts. @param children drawing of the car */
export default function Funnel({ children }: { children?: ReactNode }) {
  const screen = useStore($screen, { ssr: 'initial' });
  const [running, setRunning] = useState(false);
  const root = useRef<HTMLElement>(null);
  useEffect(() => setRunning(true), []);
  const forward = useScreenChange(root, running, screen);
  const step = STEP_OF[screen];
  const sent = screen === 'sent';
  useEffect(() => {
    if (step > 0 && !sent) report({ action: 'form_step', label: `etape-${step}` });
  }, [step, sent]);

  // Shows step 1 during hydration, as the HTML does.
  const shown = running ? screen : 'plate';
  const wide = useWide();
  const picture = <Picture screen={shown} car={children} />;
  const inside = !wide && picture;
  return (
    <>
      <section
        className="funnel"
        ref={root}
        role={running ? 'main' : undefined}
        aria-label={texts.commun.demande}
        data-step={sent ? 'sent' : STEP_OF[shown]}
        data-way={forward ? (step > 1 ? 'on' : undefined) : 'back'}
      >
        {!running && ANCHORS.map((id) => <span key={id} id={id} className="funnel-anchor" />)}
        <FunnelBar screen={shown} deep={sent && !wide} />
        <div className="funnel-side" data-ground="deep">
          {wide && picture}
          <p className="funnel-phone soft">
            <strong className="text-title" suppressHydrationWarning>
              {unbroken(company.phone)}
            </strong>
            <span suppressHydrationWarning>{`${company.hours} · ${texts.commun.nonSurtaxe}`}</span>
          </p>
        </div>
        {shown === 'plate' && <StepPlate car={!wide && children} />}
        {shown === 'glazing' && <StepGlazing picture={inside} />}
        {shown === 'phone' && <PhoneForm picture={inside} />}
        {shown === 'saved' && <SavedView picture={inside} />}
        {(shown === 'details' || shown === 'completing') && (
          <DetailsForm optional={shown === 'completing'} slip={!wide} />
        )}
        {shown === 'recap' && <StepConfirm picture={inside} />}
        {sent && <Sent picture={inside} />}
      </section>
      <Announcer />
    </>
  );
}
