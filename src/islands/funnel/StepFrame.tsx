import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { texts, type Words } from '../../client/texts.ts';
import { DEMANDE_PATH } from '../../domain/demande.ts';
import type { FlowStep } from '../../stores/transitions.ts';
import { Failure } from '../shared/Failure.tsx';
import { Honeypot } from '../shared/Honeypot.tsx';
import { NextSteps } from '../shared/NextSteps.tsx';
import { ToastRoom } from '../shared/Toast.tsx';

interface Props {
  step: FlowStep;
  title?: string;
  help?: ReactNode;
  onSubmit: (form: FormData) => void;
  attempt?: { form: RefObject<HTMLFormElement | null>; failure?: Words | undefined };
  actions: ReactNode;
  children: ReactNode;
  className?: string;
}

export function StepFrame({
  step,
  title,
  help,
  onSubmit,
  attempt,
  actions,
  children,
  className = '',
}: Props) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      className={`step ${attempt?.failure ? 'failed' : ''} ${className}`}
      id={`etape-${step}`}
      ref={attempt?.form}
      action={DEMANDE_PATH}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {/* The title has level 1, because the h1 of the landing page is hidden while the form is open. */}
      <h2 className="step-title" aria-level={1} tabIndex={-1} suppressHydrationWarning>
        {title ?? texts.etapes[step - 1]}
      </h2>
      {help && (
        <ToastRoom>
          <p className="step-help soft text-lead">{help}</p>
        </ToastRoom>
      )}
      <div className="stack">{children}</div>
      <Honeypot />
      <div className="step-actions">
        <Failure failure={attempt?.failure} position="accueil_funnel" />
        {actions}
      </div>
      {step > 2 && <NextSteps row />}
    </form>
  );
}
