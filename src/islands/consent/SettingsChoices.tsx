import type { MouseEvent } from 'react';
import type { ConsentChoice } from '../../domain/consent.ts';
import { choose } from '../../measure/choose.ts';

interface Props {
  enregistrer: string;
  accepter: string;
  refuser: string;
}

const leaveWith = (made: ConsentChoice) => {
  choose(made);
  location.assign('/');
};

const save = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  const answers = new FormData(event.currentTarget.form ?? undefined);
  leaveWith({
    choice: 'customized',
    analytics: answers.has('analytics'),
    marketing: answers.has('marketing'),
  });
};

/** What ends the settings page: the boxes as they are, everything, or nothing. */
export default function SettingsChoices({ enregistrer, accepter, refuser }: Props) {
  return (
    <>
      <button type="submit" className="button consent-save" onClick={save}>
        {enregistrer}
      </button>
      <button type="button" className="button button-bord" onClick={() => leaveWith({ choice: 'accepted' })}>
        {accepter}
      </button>
      <button type="button" className="button button-bord" onClick={() => leaveWith({ choice: 'rejected' })}>
        {refuser}
      </button>
    </>
  );
}
