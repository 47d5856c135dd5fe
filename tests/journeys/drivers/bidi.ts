/** Firefox as distributions ship it, over the protocol that it speaks itself (W3C WebDriver BiDi). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontEnvironment } from '../../support/chromium.ts';
import type { Driver } from './driver.ts';

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** A running Firefox. */
export interface Firefox {
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}

/** Address that a browser says it listens on. */
async function listening(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of browser.stderr ?? []) {
    said += String(chunk);
    const [, address] = /BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`Firefox ended: ${said}`);
}

/** Commands over one connection, each answered under its own number. */
async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data));
    if (type === 'success') waiting.get(id)?.resolve(result);
    else if (type === 'error') waiting.get(id)?.reject(new Error(message));
  });
  let id = 0;
  const send: Send = (method, params) => {
    id += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
  return { send, close: () => socket.close() };
}

async function openWindow(send: Send): Promise<Driver> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  const act = (source: object) => send('input.performActions', { context, actions: [source] });
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        // A world of its own, which runs where the page may not.
        target: { context, sandbox: 'journey' },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails).slice(0, 500));
      return JSON.parse((result as { value: string }).value);
    },
    async press(x, y) {
      const at = { x: Math.round(x), y: Math.round(y) };
      await act({
        type: 'pointer',
        id: 'finger',
        actions: [
          { type: 'pointerMove', ...at },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions });
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

/** Starts Firefox without a window. */
export async function startFirefox(binary: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = spawn(
    binary,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    {
      // Its sandbox would not let a page read fonts that lie beside the project: each letter became a box.
      env: { ...process.env, ...fontEnvironment(), MOZ_DISABLE_CONTENT_SANDBOX: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const { send, close } = await connect(await listening(browser));
  browser.stderr?.resume();
  await send('session.new', { capabilities: {} });
  return {
    open: () => openWindow(send),
    async close() {
      close();
      browser.kill();
      await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
