import { expect, flowOf, leavePhone, reachStep2, skipDetails, test } from './support/test.ts';

test('a screen reader is told each step: number, question, choices and buttons', async ({ page, phone }) => {
  await page.goto('/#etape-1');
  const flow = flowOf(page);
  await expect(flow).toMatchAriaSnapshot({ name: 'etape-1.aria.yml' });
  await flow.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await expect(flow).toMatchAriaSnapshot({ name: 'etape-2.aria.yml' });
  await flow.getByRole('button', { name: /Pare-brise/ }).click();
  await expect(flow).toMatchAriaSnapshot({ name: 'etape-3.aria.yml' });
  await leavePhone(page, phone);
  await skipDetails(page);
  await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
  await expect(flow.getByRole('button', { name: 'Envoyer la demande' })).toBeVisible();
});

test('with forced colours the plate, the cards and the chosen one keep their outlines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#etape-1');
  const flow = flowOf(page);
  const width = (selector: string) =>
    flow
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
  expect(await width('.plate-field')).toBeGreaterThan(0);
  await flow.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  expect(await width('.glazing-card')).toBeGreaterThan(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await flow.getByRole('button', { name: /Pare-brise/ }).click();
  const outline = await flow
    .getByRole('button', { name: /Pare-brise/ })
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, 'the chosen card differs by more than its colour').not.toBe('none');
});

test('with reduced motion nothing slides, fades or scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await reachStep2(page);
  const moving = await page.evaluate(() => [
    ...document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap(Object.keys)
      // What a keyframe always says, and what is not seen.
      .filter((name) => !/^(offset|computedOffset|easing|composite|pointerEvents)$/.test(name)),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scroll'] : []),
  ]);
  expect(moving).toEqual([]);
});
