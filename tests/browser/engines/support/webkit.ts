import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../../backend/tools/free-port.ts';
import { escapeActions, phoneViewport } from './engine.ts';
import type { Engine } from './engine.ts';

type DriverResponse = { value: unknown };

/** Starts WebKit's MiniBrowser on a virtual display and controls it through WebDriver. */
export async function startWebkit(browserPath: string): Promise<Engine> {
  const port = await findFreePort();
  // xvfb-run picks a free display number and starts the driver on it.
  const child = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const processExit = once(child, 'close');
  const sendCommand = async (path: string, body?: object, method = 'POST'): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as DriverResponse;
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const options = { binary: browserPath, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await retry(() => sendCommand('/session', { capabilities }))) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  await sendCommand(`${session}/window/rect`, phoneViewport);
  return {
    async open(url) {
      await sendCommand(`${session}/url`, { url });
    },
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression})`;
      const text = await sendCommand(`${session}/execute/sync`, { script, args: [] });
      return typeof text === 'string' ? JSON.parse(text) : undefined;
    },
    async pressEscape() {
      await sendCommand(`${session}/actions`, { actions: escapeActions });
    },
    async close() {
      await sendCommand(session, undefined, 'DELETE').catch(() => {});
      if (child.pid !== undefined) process.kill(-child.pid);
      await processExit;
    },
  };
}

/** Retries a command for up to a minute, because the driver is slow to start on a busy machine. */
async function retry(command: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await command();
    } catch (error) {
      if (attempt === 240) throw error;
      await setTimeout(250);
    }
  }
}
