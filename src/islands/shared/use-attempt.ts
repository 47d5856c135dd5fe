import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { $attempt, type Attempt, type FormName } from '../../stores/attempt.ts';

/**
 * State of the form's last attempt. After each attempt, focuses the first field that is missing or was rejected. `busy`
 * is true while any form is being sent, because a press on the button of another form would be ignored.
 */
export function useAttempt(
  name: FormName,
): { form: RefObject<HTMLFormElement | null> } & Pick<Attempt, 'busy' | 'failure' | 'fields'> {
  const last = useStore($attempt);
  const own = last?.form === name ? last : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [first] = Object.keys(own?.fields ?? {});
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per attempt, so that typing does not move the focus
  }, [own?.number]);
  return { form, busy: last?.busy ?? false, failure: own?.failure, fields: own?.fields ?? {} };
}
