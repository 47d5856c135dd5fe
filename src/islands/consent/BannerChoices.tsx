import { banniere } from '../../../content/textes/cookies.json';

const { accepter, refuser, personnaliser } = banniere;

/**
 * The three answers to the question of cookies, alike in size and look. Made at build: the page's own script answers
 * them (scripts/consent.ts), so that a no is done at once and fetches nothing.
 */
export default function BannerChoices() {
  return (
    <>
      <button type="button" className="button button-bord" data-choice="accepted">
        {accepter}
      </button>
      <button type="button" className="button button-bord" data-choice="rejected">
        {refuser}
      </button>
      <a className="button button-bord" href="/parametrage-cookies">
        {personnaliser}
      </a>
    </>
  );
}
