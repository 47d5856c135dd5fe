import { choose } from '../../measure/choose.ts';

interface Props {
  accepter: string;
  refuser: string;
  personnaliser: string;
}

/** The three answers to the banner, alike in size and look (specification 1 §4, DESIGN §9). */
export default function BannerChoices({ accepter, refuser, personnaliser }: Props) {
  const accept = () => {
    choose({ choice: 'accepted' });
    location.reload();
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
