import { datesAfter } from '../../domain/callback.ts';
import { chatHref, telHref } from '../../domain/phone.ts';
import { referenceOf } from '../../domain/reference.ts';
import { pushStep } from '../../stores/flow-history.ts';
import { $flow, dropDraft } from '../../stores/flow.ts';
import { fill, firm, texts } from '../shared/texts.ts';
import { DoneMark } from './marks.tsx';

/** Success screen: what happens next, the reference, and a chat for a photo. */
export function Sent() {
  const { demandeId, vitrage, plaque, sentAt } = $flow.get();
  const dates = { rappel: datesAfter(sentAt).call, visite: datesAfter(sentAt).visit };
  const reference = demandeId && referenceOf(demandeId);
  const words = texts.envoyee;
  const message = fill(reference ? words.photoMessage : words.photoMessageSansReference, {
    reference,
    vitrage,
    plaque,
  });
  const restart = () => {
    dropDraft();
    pushStep(0);
  };

  return (
    <div className="step sent" id="demande-envoyee">
      <DoneMark />
      <h2 className="step-title" aria-level={1} tabIndex={-1}>
        {words.titre}
      </h2>
      <p className="step-help">{words.texte}</p>
      {reference && (
        <p className="sent-reference">
          {words.reference} <strong>{reference}</strong>
        </p>
      )}
      <ol className="sent-steps">
        {words.suite.map(({ quand, titre, texte }) => (
          <li key={titre}>
            <strong>{titre}</strong>
            <em>{fill(quand, dates)}</em>
            <span>{texte}</span>
          </li>
        ))}
      </ol>
      <div className="sent-photo">
        <p>{words.photoAide}</p>
        <a
          className="button button-bord"
          href={chatHref(firm.chat, message)}
          target="_blank"
          rel="noopener"
          data-event="whatsapp_click"
          data-label="accueil_demande-envoyee"
        >
          {words.photo}
        </a>
        <p>
          <a href="/blog/preparation-intervention-domicile">{words.preparation}</a>
        </p>
      </div>
      <p>
        {words.telephone}{' '}
        <a
          className="nowrap"
          href={telHref(firm.phone)}
          data-event="phone_click"
          data-label="accueil_demande-envoyee"
        >
          {firm.phone}
        </a>{' '}
        ({texts.commun.nonSurtaxe}). {words.disponible}.
      </p>
      <div className="step-actions">
        <button className="button button-bord" type="button" onClick={restart}>
          {words.nouvelle}
        </button>
      </div>
    </div>
  );
}
