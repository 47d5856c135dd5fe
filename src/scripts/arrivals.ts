import { asPageComes } from '../client/as-page-comes.ts';

/** Lets the items of a row come up as they scroll into view: until then they wait, a little lower, whole and readable. */
const itemsOf = (section: Element) => section.querySelectorAll('.arrives > :is(li, figure)');

export function letItemsArrive(): void {
  /** Sections first: a browser that skips the layout of one cannot tell where its items are. */
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const isSection = target.matches('section');
      if (isIntersecting) observer.unobserve(target);
      for (const item of isSection ? itemsOf(target) : [target])
        if (isIntersecting && isSection) observer.observe(item);
        else item.toggleAttribute('data-waits', !isIntersecting && boundingClientRect.top > 0);
    }
  });
  asPageComes(() => {
    for (const section of document.querySelectorAll('main > section')) observer.observe(section);
  });
}
