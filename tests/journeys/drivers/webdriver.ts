/** Drives Debian's WebKit by W3C WebDriver on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../netlify/local/port.ts';
import { fontEnvironment } from '../../support/chromium.ts';
import type { Driver, Started } from './driver.ts';

async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { screen, name: `:${String(number).trim()}` };
}

/** A page that opens a pop-up, because only pop-ups can be as narrow as a phone. */
const opener = (width: number, height: number): string =>
  `data:text/html,<button style="position:fixed;inset:0;width:100%" onclick="open('about:blank','_blank','width=${width},height=${height}')">`;

async function openWindow(address: string, binary: string): Promise<Driver> {
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(address + path, { method, ...sent });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  }
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object = {}) => call('POST', session + path, body);
  const handles = () => call('GET', `${session}/window/handles`) as Promise<string[]>;
  const first = (await call('GET', `${session}/window`)) as string;

  async function press(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await post('/actions', { actions: [{ type: 'pointer', id: 'finger', actions }] });
  }

  return {
    goto: async (url) => void (await post('/url', { url })),
    back: async () => void (await post('/back')),
    reload: async () => void (await post('/refresh')),
    evaluate: (expression) => post('/execute/sync', { script: `return (${expression})`, args: [] }),
    press,
    async type(text) {
      const element = Object.values((await call('GET', `${session}/element/active`)) as object)[0];
      await post(`/element/${element}/value`, { text });
    },
    async resize(width, height) {
      await post('/window', { handle: first });
      await post('/url', { url: opener(width, height) });
      const before = await handles();
      let opened: string | undefined;
      while (!opened) {
        // Clicks again and again, because clicks are lost until the window is visible.
        await press(50, 50);
        opened = (await handles()).find((handle) => !before.includes(handle));
      }
      await post('/window', { handle: opened });
    },
    close: async () => void (await call('DELETE', session)),
  };
}

/** Starts WebKit. Each window has its own WebDriver session. */
export async function startWebKit(binary: string): Promise<Started> {
  const { screen, name } = await startScreen();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...fontEnvironment(), DISPLAY: name },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (service.exitCode === null && !(await ready()));
  return {
    open: () => openWindow(address, binary),
    async close() {
      for (const child of [service, screen]) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}
