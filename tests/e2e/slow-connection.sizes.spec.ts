import { watchJumps } from './support/moves.ts';
import { LOCAL_PATHS, PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

/** Characters of HTML written per frame: fewer than a link in the header has, so that even a link arrives in parts. */
const PIECE = 400;

const GUIDES = PATHS.filter((path) => path.startsWith('/blog/'));

for (const path of ['/', '/services', ...LOCAL_PATHS.slice(0, 1), ...GUIDES])
  test(`${path}: nothing in the header, the contact bar or the hero moves while the HTML arrives`, async ({
    page,
  }) => {
    const moved = await watchJumps(page, { parts: '.header, .mobile-bar, .hero, .reading-head' });
    await page.goto('/robots.txt');
    await page.evaluate(
      async ([from, length]) => {
        const html = await (await fetch(from)).text();
        const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const [body, end] = [html.indexOf('<body'), html.indexOf('</main>')];
        document.open();
        document.write(html.slice(0, body));
        for (let at = body; at < end; at += length) {
          document.write(html.slice(at, Math.min(at + length, end)));
          await nextFrame();
        }
        document.write(html.slice(end));
        document.close();
      },
      [path, PIECE] as const,
    );
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await moved()).toEqual([]);
  });
