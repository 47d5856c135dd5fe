import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';
import { type Named, type Place, placeOf } from './place.ts';

/** Part of the page that is looked at: the card, the flow, or all of it. */
export const CARD = '#main-form';
export const FLOW = '.funnel';

/** Who makes a journey: finds things by what they are called, and presses and types as people do. */
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

  private look(what: Named, bring: boolean): Promise<Place | null> {
    const code = `(${placeOf})(${JSON.stringify(what)}, ${bring})`;
    // Between two pages there is nothing to look at.
    return this.driver.evaluate(code).then(
      (place) => place as Place | null,
      () => null,
    );
  }

  /** Waits until a thing stands still where a finger can reach it, and gives its middle. */
  private async find(what: Named): Promise<Place> {
    let place: Place | null = null;
    await expect
      .poll(
        async () => {
          const before = place;
          place = await this.look(what, true);
          return place !== null && place.x === before?.x && place.y === before.y;
        },
        { message: `reach ${JSON.stringify(what)}` },
      )
      .toBe(true);
    return place as unknown as Place;
  }

  async press(role: Named['role'], name: string, within = 'body'): Promise<void> {
    const { x, y } = await this.find({ role, name, within });
    await this.driver.press(x, y);
  }

  /** Writes into a field instead of what it holds. */
  async fill(name: string, text: string, within = 'body'): Promise<void> {
    const { x, y } = await this.find({ role: 'field', name, within });
    await this.driver.press(x, y);
    await this.driver.evaluate('document.activeElement.select()');
    await this.driver.type(text);
  }

  async sees(name: string, within = 'body'): Promise<void> {
    await expect
      .poll(() => this.look({ role: 'text', name, within }, false), { message: `see «${name}»` })
      .not.toBeNull();
  }

  async seesNo(name: string, within = 'body'): Promise<void> {
    await expect
      .poll(() => this.look({ role: 'text', name, within }, false), { message: `see no «${name}»` })
      .toBeNull();
  }

  /** Waits until the page can say something. */
  async finds(expression: string, value: unknown): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(expression).catch(() => undefined), { message: expression })
      .toEqual(value);
  }
}
