import '../../styles/atoms/button.css';

interface Props {
  accepter: string;
  refuser: string;
  /** Label of the button that keeps the boxes of its form as they are. */
  enregistrer?: string;
  /** The way to the settings. */
  settings?: { href: string; label: string };
}

/**
 * The answers to the question of cookies: a yes and a no alike in size and look, what keeps the boxes before them. Made
 * at build: the page's own script answers them (scripts/consent.ts), so that a no is done at once and fetches nothing.
 */
export const ConsentChoices = ({ accepter, refuser, enregistrer, settings }: Props) => (
  <>
    {enregistrer && (
      <button
        type="submit"
        className="button button-plein button-unlit consent-save"
        data-choice="customized"
      >
        {enregistrer}
      </button>
    )}
    <button type="button" className="button button-bord" data-choice="accepted">
      {accepter}
    </button>
    <button type="button" className="button button-bord" data-choice="rejected">
      {refuser}
    </button>
    {settings && (
      <a className="button button-bord" href={settings.href}>
        {settings.label}
      </a>
    )}
  </>
);
