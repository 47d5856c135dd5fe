import '../../styles/atoms/button.css';

interface Props {
  accepter: string;
  refuser: string;
  enregistrer?: string;
  settings?: { href: string; label: string };
}

/** The buttons «accept» and «reject» look the same. scripts/consent.ts handles clicks, so React never hydrates them. */
export const ConsentChoices = ({ accepter, refuser, enregistrer, settings }: Props) => (
  <>
    {enregistrer && (
      <button
        type="submit"
        className="button button-filled button-unlit consent-save"
        data-choice="customized"
      >
        {enregistrer}
      </button>
    )}
    <button type="button" className="button button-outlined" data-choice="accepted">
      {accepter}
    </button>
    <button type="button" className="button button-outlined" data-choice="rejected">
      {refuser}
    </button>
    {settings && (
      <a className="button button-outlined" href={settings.href}>
        {settings.label}
      </a>
    )}
  </>
);
