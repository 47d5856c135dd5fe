import { VITRAGES, vitrageIdOf } from '../../domain/vitrage.ts';
import { returnToStep } from '../../stores/flow-history.ts';
import { GlassPicker } from '../shared/GlassPicker.tsx';
import { texts } from '../shared/texts.ts';
import { StepFrame } from './StepFrame.tsx';
import type { useGlazingChoice } from './use-glazing-choice.ts';

interface Props {
  /** French title of the chosen glazing; empty until one is chosen. */
  chosen: string;
  choice: ReturnType<typeof useGlazingChoice>;
}

/**
 * Step 2: the glazing. Cards are buttons, not radios: an arrow key must not choose and leave. Choosing goes on by
 * itself; Retour cancels that.
 */
export function StepGlazing({ chosen, choice: { choose, next, stop } }: Props) {
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
      <GlassPicker lit={vitrageIdOf(chosen)} onChoose={choose} />
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
              onClick={() => choose(id)}
            >
              <span className="glass-picker-number" aria-hidden="true">
                {index + 1}
              </span>
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
