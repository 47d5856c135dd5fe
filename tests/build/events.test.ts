/** Checks the attributes of tracked links; tests/e2e/measure.spec.ts clicks the links. */
import { describe, expect, test } from 'vitest';
import { pages } from '../support/built-site.ts';

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { root }) => {
  const slug = path === '/' ? 'accueil' : path.split('/').at(-1);
  // Leaves out links whose label occurs twice on a page: phone numbers of the offline message, and links in texts.
  const measured = root.querySelectorAll('[data-event]:not([data-offline] *, a:not([data-label]))');
  const events = measured.map((element) => ({
    event: element.getAttribute('data-event') ?? '',
    label: element.getAttribute('data-label') ?? element.text.trim(),
  }));

  test('no two tracked elements of the page have the same event and label, and template labels start with its slug', () => {
    const names = events.map(({ event, label }) => `${event} ${label}`);
    expect(new Set(names).size).toBe(names.length);
    for (const event of ['phone_click', 'whatsapp_click']) expect(names).toContain(`${event} ${slug}_footer`);
    // Labels of questions and cards come from content/, so they do not start with the slug.
    const own = events.filter(({ event }) => !/^(faq_interaction|cta_click)$/.test(event));
    expect(own.filter(({ label }) => !new RegExp(`^${slug}_[a-z0-9-]+$`).test(label))).toEqual([]);
  });

  test('every phone, chat and quote link of the page is tracked, and `data-page` is the page’s slug', () => {
    const calls = root.querySelectorAll('a[href^="tel:"], a[href*="wa.me"], a[href="/#devis"]');
    expect(calls.filter((link) => !link.hasAttribute('data-event'))).toEqual([]);
    expect(root.querySelector('html')?.getAttribute('data-page')).toBe(slug);
  });
});
