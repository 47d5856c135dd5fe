import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { texts } from '../../client/texts.ts';
import { DEMANDE_PATH } from '../../domain/demande.ts';
import type { FlowStep } from '../../stores/transitions.ts';
import { Honeypot } from '../shared/Honeypot.tsx';
import { ToastRoom } from '../shared/Toast.tsx';

interface Props {
  step: FlowStep;
  help?: ReactNode;
  onSubmit: (form: FormData) => void;
  /** Buttons of the step, main one last. */
  actions: ReactNode;
  children: ReactNode;
  /** Replaces the step's own title, for a view inside it. */
  title?: string;
  form?: RefObject<HTMLFormElement | null>;
  /** What happens after the step, at the foot of a desktop. */
  ahead?: ReactNode;
}

/** One question a screen: heading, what is asked, buttons at the bottom. */
export function StepFrame({ step, title, help, onSubmit, actions, children, form, ahead }: Props) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      className="step"
      id={`etape-${step}`}
      ref={form}
      action={DEMANDE_PATH}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {/* The landing page's own h1 is not shown while the flow is. */}
      <h2 className="step-title" aria-level={1} tabIndex={-1} suppressHydrationWarning>
        {title ?? texts.etapes[step - 1]}
      </h2>
      {help && (
        <ToastRoom>
          <p className="step-help">{help}</p>
        </ToastRoom>
      )}
      <div className="step-body">{children}</div>
      <Honeypot />
      <div className="step-actions">{actions}</div>
      {ahead}
    </form>
  );
}
