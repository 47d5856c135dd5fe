import { useStore } from '@nanostores/react';
import '../../styles/atoms/badge.css';
import type { ReactNode } from 'react';
import { texts } from '../../client/texts.ts';
import { VITRAGES } from '../../domain/vitrage.ts';
import { chooseGlazing, leaveGlazing, returnToPlate } from '../../stores/actions.ts';
import { $vitrage } from '../../stores/flow.ts';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step 2: glazing. Uses buttons, because an arrow key in a radio group would choose a glazing and end the step. */
export function StepGlazing({ picture }: { picture: ReactNode }) {
  const chosen = useStore($vitrage);

  return (
    <StepFrame
      step={2}
      help={texts.etape2.sousTitre}
      onSubmit={leaveGlazing}
      actions={<StepActions onOther={returnToPlate} main={chosen !== '' && texts.commun.continuer} />}
    >
      {picture}
      <p className="visually-hidden" id="etape-2-suite">
        {texts.vitrage.suite}
      </p>
      <ul className="glazing-cards">
        {VITRAGES.map(({ id, title, description, popular }, index) => (
          <li key={id}>
            <button
              className="glazing-card"
              type="button"
              aria-pressed={chosen === title}
              aria-describedby="etape-2-suite"
              onClick={() => chooseGlazing(title)}
            >
              <span className="disc" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong className="cluster text-card">
                  {title}
                  {popular && <span className="badge">{texts.vitrage.populaire}</span>}
                </strong>
                <span className="glazing-card-text soft">{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </StepFrame>
  );
}
