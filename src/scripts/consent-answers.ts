import { choose } from '../measure/choose.ts';

/** Answers the banner's two buttons at once; after a yes the page begins anew, measured from its start. */
addEventListener('click', ({ target }) => {
  const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset['choice'];
  if (choice === 'rejected') choose({ choice });
  else if (choice === 'accepted' && choose({ choice })) location.reload();
});
