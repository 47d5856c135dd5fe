import { asPageComes } from '../client/as-page-comes.ts';

/** Sets `aria-current` on the link to the current section in the table of contents. */
export function markCurrentHeading(): void {
  const contents = () => [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  // `querySelector(hash)` would fail for ids that begin with a digit.
  const partOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-begun', isIntersecting);
      const read = [...document.querySelectorAll('[data-begun]')].at(-1);
      for (const link of contents())
        link.setAttribute('aria-current', partOf(link) === read ? 'location' : 'false');
    },
    { rootMargin: '999999px 0px -55%' },
  );
  asPageComes(() => {
    for (const part of contents().map(partOf)) if (part) observer.observe(part);
  });
}
