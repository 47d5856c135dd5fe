import { expect } from '@playwright/test';
import { test } from '../support/phones.ts';
import { startOldChromium } from './start.ts';

const LEGAL = '/mentions-legales-cgv';
const QUESTIONS = '/remplacement-pare-brise-78';

test('in old browsers only one FAQ question is open at a time, and all questions are opened for printing', async ({
  baseURL,
}) => {
  const old = await startOldChromium(106);
  const driver = await old.open();
  await driver.goto(baseURL + QUESTIONS);
  const open = (parts: string) =>
    driver.evaluate(`[...document.querySelectorAll('${parts}')].filter((part) => part.open).length`);
  const press = (nth: number) => driver.evaluate(`document.querySelectorAll('.faq summary')[${nth}].click()`);
  const tell = (event: string) => driver.evaluate(`void dispatchEvent(new Event('${event}'))`);
  const all = await driver.evaluate("document.querySelectorAll('main details').length");
  await expect(async () => {
    await press(0);
    await press(1);
    await expect.poll(() => open('.faq details'), { timeout: 500 }).toBe(1);
  }, 'the page’s script comes after the first paint').toPass();
  const before = await open('main details');
  await tell('beforeprint');
  expect(await open('main details')).toBe(all);
  await tell('afterprint');
  expect(await open('main details')).toBe(before);
  await old.close();
});

test('in old browsers a link to a heading in a collapsed article opens the article and scrolls to the heading', async ({
  baseURL,
}) => {
  const old = await startOldChromium(92);
  const driver = await old.open();
  await driver.goto(baseURL + LEGAL);
  const id = await driver.evaluate("document.querySelector('.fold:not([open]) .fold-text [id]').id");
  await driver.goto('about:blank');
  await driver.goto(`${baseURL}${LEGAL}#${id}`);
  const isShown = () =>
    driver.evaluate(`(() => {
      const { top, height } = document.getElementById('${id}').getBoundingClientRect();
      return height > 0 && top >= 0 && top < innerHeight;
    })()`);
  await expect.poll(isShown).toBe(true);
  await old.close();
});
