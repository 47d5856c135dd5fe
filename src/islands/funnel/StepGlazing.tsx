import { useEffect, useRef } from 'react';
import { VITRAGES, type VitrageTitle, vitrageIdOf } from '../../domain/vitrage.ts';
import { updateDraft } from '../../stores/flow.ts';
import { pushStep, returnToStep } from '../../stores/flow-history.ts';
import { GlazingPicture } from '../shared/GlazingPicture.tsx';
import { tellChange } from '../shared/request.ts';
import { texts } from '../shared/texts.ts';
import { StepFrame } from './StepFrame.tsx';

/** Time to see the glass light up before the next step comes, in milliseconds (specification 1 §9). */
const AUTO_ADVANCE_MS = 300;

/**
 * Step 2: the glazing. Cards are buttons, not radios: an arrow key must not choose and leave (DESIGN §7).
 * Choosing stores the French title and goes on by itself; Retour cancels that.
 */
export function StepGlazing({ chosen }: { chosen: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const next = () => {
    stop();
    tellChange();
    pushStep(3);
  };
  const choose = (title: VitrageTitle) => {
    stop();
    updateDraft({ vitrage: title });
    timer.current = setTimeout(next, AUTO_ADVANCE_MS);
  };
  const back = () => {
    stop();
    returnToStep(1);
  };

  return (
    <StepFrame
      step={2}
      help={texts.etape2.sousTitre}
      onSubmit={next}
      actions={
        <>
          <button className="button button-bord" type="button" onClick={back}>
            {texts.commun.retour}
          </button>
          {chosen && (
            <button className="button button-plein" type="submit">
              {texts.commun.continuer}
            </button>
          )}
        </>
      }
    >
      <GlazingPicture lit={vitrageIdOf(chosen)} />
      <p className="visually-hidden" id="etape-2-suite">
        {texts.vitrage.suite}
      </p>
      <ul className="glazing-cards">
        {VITRAGES.map(({ id, title, description, popular }) => (
          <li key={id}>
            <button
              className="glazing-card"
              type="button"
              aria-pressed={chosen === title}
              aria-describedby="etape-2-suite"
              onClick={() => choose(title)}
            >
              <GlazingPicture crop={id} lit={chosen === title ? id : undefined} />
              <span className="glazing-card-words">
                <strong>
                  {title}
                  {popular && <span className="badge">{texts.vitrage.populaire}</span>}
                </strong>
                <span>{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </StepFrame>
  );
}
