import type { ReactNode, SyntheticEvent } from 'react';
import { DEMANDE_PATH } from '../../domain/demande.ts';
import type { FlowStep } from '../../stores/flow-history.ts';
import { Honeypot } from '../shared/Honeypot.tsx';
import { Missing } from '../shared/Missing.tsx';
import { texts } from '../shared/texts.ts';
import { useMissing } from '../shared/use-missing.ts';

interface Props {
  step: FlowStep;
  help?: string | undefined;
  /** Fields without which the step goes nowhere; said when it is sent too early. */
  needs?: Parameters<ReturnType<typeof useMissing>['isComplete']>[1];
  onSubmit: (form: HTMLFormElement) => void;
  /** Buttons of the step, main one last. */
  actions: ReactNode;
  children: ReactNode;
  /** Replaces the step's own title, for a view inside it. */
  title?: string;
}

/** One question a screen: heading, what is asked, buttons at the bottom. */
export function StepFrame({ step, title, help, needs = [], onSubmit, actions, children }: Props) {
  const { missing, isComplete, quiet } = useMissing();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isComplete(event.currentTarget, needs)) onSubmit(event.currentTarget);
  };
  return (
    <form
      className="step"
      id={`etape-${step}`}
      action={DEMANDE_PATH}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={quiet}
    >
      {/* The landing page's own h1 is not shown while the flow is. */}
      <h2 className="step-title" aria-level={1} tabIndex={-1}>
        {title ?? texts.etapes[step - 1]}
      </h2>
      {help && <p className="step-help">{help}</p>}
      <div className="step-body">{children}</div>
      <Honeypot />
      <div className="step-actions">
        <Missing>{missing}</Missing>
        {actions}
      </div>
    </form>
  );
}
