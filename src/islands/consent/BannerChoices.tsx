// Named, so that the words of the settings stay out of what the banner fetches.
import { banniere } from '../../../content/textes/cookies.json';
import { choose } from '../../measure/choose.ts';

const { accepter, refuser, personnaliser } = banniere;

/** The three answers to the banner, alike in size and look (specification 1 §4, DESIGN §9). */
export default function BannerChoices() {
  const accept = () => {
    if (choose({ choice: 'accepted' })) location.reload();
  };
  return (
    <>
      <button type="button" className="button button-bord" onClick={accept}>
        {accepter}
      </button>
      <button type="button" className="button button-bord" onClick={() => choose({ choice: 'rejected' })}>
        {refuser}
      </button>
      <a className="button button-bord" href="/parametrage-cookies">
        {personnaliser}
      </a>
    </>
  );
}
