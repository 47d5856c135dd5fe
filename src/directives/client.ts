/**
 * How React takes an island over: the same call as in @astrojs/react's own client, without the ways that no island
 * of this site uses (actions, named slots, client:only). One kilobyte less to fetch ahead.
 */
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The island's content from the page, kept as it is. */
const content = (html: string | undefined) =>
  html &&
  createElement('astro-slot', {
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as the build wrote it.
    dangerouslySetInnerHTML: { __html: html },
  });

const client =
  (island: HTMLElement) =>
  (component: ComponentType<object>, props: object, { default: html }: { default?: string }): void =>
    startTransition(() => {
      hydrateRoot(island, createElement(component, props, content(html)));
    });

export default client;
