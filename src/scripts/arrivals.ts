import { asPageComes } from '../client/as-page-comes.ts';

const itemsOf = (section: Element) => section.querySelectorAll('.arrives > :is(li, figure)');

export function animateArrivals(): void {
  /** Observes a section before its items, which have no position while `content-visibility` skips the section. */
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
