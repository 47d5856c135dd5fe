/**
 * The element of every island on the built site, in place of Astro's own (integrations/finish/lean-islands.ts): this
 * site's islands need plain props, one slot and one way to start, a third of what Astro writes into each page.
 */
import { wakeOnIntent } from './wake.ts';

type Hydrate = (
  component: unknown,
  props: object,
  slots: { default?: string | undefined },
  options: object,
) => void;
type Renderer = { default: (island: HTMLElement) => Hydrate };

/** A module; a line that failed once gets a second try, under an address that no failure is remembered for. */
const fetchModule = <Module>(url: string): Promise<Module> =>
  import(url).catch(
    () => new Promise((resolve) => setTimeout(() => resolve(import(`${url}?encore`)), 1000)),
  ) as Promise<Module>;

class Island extends HTMLElement {
  connectedCallback() {
    wakeOnIntent(() => this.#load(), this, this.#attribute('wake'));
  }

  #attribute(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  async #load() {
    const [component, renderer] = await Promise.all([
      fetchModule<{ default: unknown }>(this.#attribute('component-url')),
      fetchModule<Renderer>(this.#attribute('renderer-url')),
    ]);
    // Touched while the page is still on its way: what is not there yet can't be taken over.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    return async () => {
      const slot = this.querySelector('astro-slot')?.innerHTML;
      const props = JSON.parse(this.#attribute('props') || '{}') as object;
      renderer.default(this)(component.default, props, { default: slot }, {});
      this.removeAttribute('ssr');
    };
  }
}

customElements.define('astro-island', Island);
