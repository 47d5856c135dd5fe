/** A touch is answered in the next frame: the screen it leads to, which takes a slow phone long to lay out, comes after. */
import { choiceIsRead } from './support/measurement.ts';
import { expect, flowOf, test } from './support/test.ts';

test('«Devis Express» lets the touch be shown before the flow opens', async ({ page }) => {
  await page.goto('/');
  // The page's script is there.
  await choiceIsRead(page, 'known');
  const link = page.getByRole('link', { name: 'Devis Express' });
  const during = await link.evaluate((element: HTMLElement) => {
    element.click();
    return location.hash;
  });
  expect(during).toBe('');
  await expect(flowOf(page).getByText('Étape 1 / 4')).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
});

test('«Devis Express» can be opened in another tab', async ({ page, context }) => {
  await page.goto('/');
  await choiceIsRead(page, 'known');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Devis Express' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(flowOf(await opened).getByText('Étape 1 / 4')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('«Vérifier» lets the touch be shown before step 2 comes, and a double tap leads there once', async ({
  page,
}) => {
  await page.goto('/#etape-1');
  const flow = flowOf(page);
  await flow.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
  const during = await flow
    .getByRole('button', { name: 'Vérifier la disponibilité' })
    .evaluate((button: HTMLElement) => {
      const before = history.length;
      button.click();
      button.click();
      return { step: button.closest('section')?.dataset['step'], entries: history.length - before };
    });
  expect(during).toEqual({ step: '1', entries: 1 });
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
});
