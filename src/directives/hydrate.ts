import { type ComponentType, createElement, memo, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Markup that the page passes into an island; React never renders it again. */
const Slot = memo(
  ({ html }: { html: string }) =>
    createElement('astro-slot', {
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: html },
    }),
  () => true,
);

/** Replaces the client of @astrojs/react, which has features that the site does not use. Saves 500 compressed bytes. */
const hydrate =
  (island: HTMLElement) =>
  (component: ComponentType<object>, props: object, { default: html }: { default?: string }): void =>
    startTransition(() => {
      const identifierPrefix = island.getAttribute('prefix') ?? '';
      const children = html && createElement(Slot, { html });
      hydrateRoot(island, createElement(component, props, children), { identifierPrefix });
    });

export default hydrate;
