import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../../../fixtures/resources.ts';
import { phone } from './engine.ts';
import type { Engine } from './engine.ts';

type Reply = {
  id?: number;
  method?: string;
  result?: Result;
  error?: string;
  message?: string;
  params?: Log;
};
type Log = { level: string; text: string };
type Result = {
  contexts?: { context: string }[];
  result?: { value?: string };
  exceptionDetails?: { text: string };
};

/** `violations`: console errors and CSP violations. */
export type Firefox = Engine & { violations: () => string[] };

/** Starts Firefox and controls it through WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(program: string): Promise<Firefox> {
  const profile = await temporaryFolder();
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const socket = await connect(await addressFrom(child.stderr));
  const violations: string[] = [];
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  let last = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error, message, params }: Reply = JSON.parse(String(data));
    const question = waiting.get(id ?? 0);
    if (error !== undefined) question?.reject(new Error(`${error}: ${message}`));
    else question?.resolve(result ?? {});
    if (method === 'log.entryAdded' && params?.level === 'error') violations.push(params.text);
  });
  const command = (method: string, params: object): Promise<Result> => {
    last += 1;
    const question = Promise.withResolvers<Result>();
    waiting.set(last, question);
    socket.send(JSON.stringify({ id: last, method, params }));
    return question.promise;
  };

  await command('session.new', { capabilities: {} });
  await command('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await command('browsingContext.getTree', {});
  const context = contexts?.[0]?.context;
  await command('browsingContext.setViewport', { context, viewport: phone });
  /** A booking opens the calendar in another tab, and Firefox rarely runs scripts of a hidden page. */
  const bringToFront = () => command('browsingContext.activate', { context });
  return {
    async open(url) {
      await bringToFront();
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async read(expression) {
      const { result, exceptionDetails } = await command('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    async perform(actions) {
      await bringToFront();
      await command('input.performActions', { context, actions });
    },
    violations: () => violations,
    async close() {
      socket.close();
      child.kill();
      await ended;
    },
  };
}

async function addressFrom(stream: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: stream });
  return await new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const [, address] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    lines.once('close', () => reject(new Error('Firefox did not start.')));
  });
}

async function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('Firefox doesn’t respond.')));
  });
  return socket;
}
