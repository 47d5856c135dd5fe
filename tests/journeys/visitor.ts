import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';
import { type Named, type Place, placeOf } from './place.ts';

/** Polling interval in ms. Playwright's default interval grows to a second. */
const LOOKS = { intervals: [30] };

export const CARD = '#main-form';
export const FLOW = '.funnel';

/** Finds elements by role and name, taps them and types into them. */
export class Visitor {
  readonly driver: Driver;
  readonly site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  open(path: string): Promise<void> {
    return this.driver.goto(this.site + path);
  }

  /** Sets the consent cookies of a visitor who has rejected cookies before. */
  async refuseCookies(): Promise<void> {
    await this.open('/404');
    for (const pair of ['cookie_consent=rejected', 'analytics_consent=false', 'marketing_consent=false'])
      await this.driver.evaluate(`document.cookie = '${pair}; path=/'`);
  }

  private look(what: Named, bring: boolean): Promise<Place | null> {
    const code = `(${placeOf})(${JSON.stringify(what)}, ${bring})`;
    // Returns null during a navigation, when evaluation fails.
    return this.driver.evaluate(code).then(
      (place) => place as Place | null,
      () => null,
    );
  }

  /** Waits until an element stays in place and can be tapped. @returns its centre */
  private async find(what: Named): Promise<Place> {
    let place: Place | null = null;
    await expect
      .poll(
        async () => {
          const before = place;
          place = await this.look(what, true);
          return place !== null && place.x === before?.x && place.y === before.y;
        },
        { ...LOOKS, message: `reach ${JSON.stringify(what)}` },
      )
      .toBe(true);
    return place as unknown as Place;
  }

  async press(role: Named['role'], name: string, within = 'body'): Promise<void> {
    const { x, y } = await this.find({ role, name, within });
    await this.driver.press(x, y);
  }

  async fill(name: string, text: string, within = 'body'): Promise<void> {
    const { x, y } = await this.find({ role: 'field', name, within });
    await this.driver.press(x, y);
    await this.driver.evaluate('document.activeElement.select()');
    await this.driver.type(text);
  }

  private text(name: string, within: string) {
    return expect.poll(() => this.look({ role: 'text', name, within }, false), { ...LOOKS, message: name });
  }

  sees = (name: string, within = 'body'): Promise<void> => this.text(name, within).not.toBeNull();
  seesNo = (name: string, within = 'body'): Promise<void> => this.text(name, within).toBeNull();

  /** Waits until the expression has the value. */
  async finds(expression: string, value: unknown): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(expression).catch(() => undefined), { ...LOOKS, message: expression })
      .toEqual(value);
  }
}
