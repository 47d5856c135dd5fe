import { asPageComes } from '../client/as-page-comes.ts';

/** Sets `aria-current` in the table of contents. */
export function markCurrentHeading(): void {
  const begun = new Set<Element>();
  const contents = () => [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  // A selector would fail for ids that begin with a digit.
  const partOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) begun[isIntersecting ? 'add' : 'delete'](target);
      const links = contents();
      const read = links.filter((link) => begun.has(partOf(link) ?? link)).at(-1);
      for (const link of links) link.setAttribute('aria-current', link === read ? 'location' : 'false');
    },
    { rootMargin: '999999px 0px -55%' },
  );
  asPageComes(() => {
    for (const part of contents().map(partOf)) if (part) observer.observe(part);
  });
}
