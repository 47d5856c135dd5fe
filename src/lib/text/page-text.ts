import type { AstroGlobal } from 'astro';
import type { PageCollection } from '../content/path-of.ts';
import type { Facts } from '../facts/facts.ts';
import { siteFacts } from '../site/collections.ts';
import { pathIn } from '../site/origin.ts';
import { linkTo } from './link-to.ts';
import {
  policyFrom,
  renderBlocks,
  renderInline,
  renderMarkdown,
  renderPlain,
  renderTitle,
} from './markdown.ts';
import { keepWhole } from './whole-words.ts';

interface OpenedEntry {
  id: string;
  collection: PageCollection;
  data: { ariane: string; message: string; faits: Facts };
}

/**
 * Sets the facts for components: those of the site, then those of the page. Pages call it, because the layout may run
 * after components in its slots.
 */
export async function openPage(
  { locals }: Pick<AstroGlobal, 'locals'>,
  { id, collection, data }: OpenedEntry,
  more: Pick<App.PageContext, 'devisHref'> = {},
): Promise<void> {
  const { ariane, message, faits } = data;
  locals.page = {
    slug: id,
    collection,
    crumb: ariane,
    message,
    facts: { ...(await siteFacts()), ...faits },
    ...more,
  };
}

/** Renders texts of content/ with the facts that `openPage` has set. */
export function pageText({ locals, url }: Pick<AstroGlobal, 'locals' | 'url'>) {
  const { facts } = locals.page;
  const here = pathIn(url.pathname);
  return {
    facts,
    plain: (text: string) => renderPlain(text, facts),
    inline: (text: string) => renderInline(text, facts, here),
    /** Renders inline text without line breaks in hyphenated words. */
    whole: (text: string) => renderInline(text, facts, here, keepWhole),
    title: (text: string) => renderTitle(text, facts, here),
    /** Renders paragraphs without line breaks in hyphenated words. */
    lead: (text: string) => renderMarkdown(text, facts, here, keepWhole),
    blocks: (text: string) => renderBlocks(text, facts, here),
    link: (href: string) => linkTo(href, policyFrom(facts, here)),
  };
}
