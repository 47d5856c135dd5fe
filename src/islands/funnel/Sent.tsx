import { useStore } from '@nanostores/react';
import '../../styles/atoms/button.css';
import type { ReactNode } from 'react';
import { fill, company, companyChat, companyTel, texts } from '../../client/texts.ts';
import { referenceOf } from '../../domain/reference.ts';
import { $request, $typed, go } from '../../stores/flow.ts';
import { NextSteps } from '../shared/NextSteps.tsx';
import { ToastRoom } from '../shared/Toast.tsx';
import { KeepLink } from './KeepLink.tsx';

export function Sent({ picture }: { picture: ReactNode }) {
  const { demandeId, lien } = useStore($request) ?? {};
  const typed = useStore($typed);
  const reference = demandeId && referenceOf(demandeId);
  const message = fill(reference ? texts.envoyee.photoMessage : texts.envoyee.photoMessageSansReference, {
    reference: reference ?? '',
    ...typed,
  });
  return (
    <div className="step sent" id="demande-envoyee">
      <div className="sent-head stack" data-ground={picture ? 'deep' : undefined}>
        <h2 className="step-title" aria-level={1} tabIndex={-1}>
          {texts.envoyee.titre}
        </h2>
        <ToastRoom>
          <p className="step-help soft text-lead">
            {reference ? texts.envoyee.texte : texts.envoyee.texteDoublon}
          </p>
        </ToastRoom>
        {picture}
      </div>
      <NextSteps />
      <p>
        {texts.envoyee.photoAide}{' '}
        <a href={texts.envoyee.preparation.vers}>{texts.envoyee.preparation.libelle}</a>
      </p>
      {lien && <KeepLink lien={lien} />}
      <p>
        {texts.envoyee.telephone}{' '}
        <a className="nowrap" href={companyTel} data-event="phone_click" data-label="accueil_demande-envoyee">
          {company.phone}
        </a>{' '}
        ({texts.commun.nonSurtaxe}). {texts.envoyee.disponible}.
      </p>
      <button
        className="button button-outlined"
        type="button"
        data-single-tap
        onClick={() => go('sent', 'close')}
      >
        {texts.envoyee.nouvelle}
      </button>
      <div className="step-actions">
        <a
          className="button button-filled"
          href={companyChat(message)}
          target="_blank"
          rel="noopener"
          data-event="whatsapp_click"
          data-label="accueil_demande-envoyee"
        >
          {texts.envoyee.photo}
        </a>
      </div>
    </div>
  );
}
