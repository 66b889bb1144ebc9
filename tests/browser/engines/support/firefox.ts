import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createTemporaryFolder } from '../../../fixtures/resources.ts';
import { escapeActions, phoneViewport } from './engine.ts';
import type { Engine } from './engine.ts';

type Message = {
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

/** `listViolations` returns console errors and CSP violations. */
export type Firefox = Engine & { listViolations: () => string[] };

/** Starts Firefox and controls it through WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(program: string): Promise<Firefox> {
  const profile = await createTemporaryFolder();
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const processEnd = once(child, 'close');
  const socket = await connect(await readDriverUrl(child.stderr));
  const violations: string[] = [];
  const pendingCommands = new Map<number, PromiseWithResolvers<Result>>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error, message, params }: Message = JSON.parse(String(data));
    const command = pendingCommands.get(id ?? 0);
    if (error !== undefined) command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result ?? {});
    if (method === 'log.entryAdded' && params?.level === 'error') violations.push(params.text);
  });
  const sendCommand = (method: string, params: object): Promise<Result> => {
    lastId += 1;
    const command = Promise.withResolvers<Result>();
    pendingCommands.set(lastId, command);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return command.promise;
  };

  await sendCommand('session.new', { capabilities: {} });
  await sendCommand('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await sendCommand('browsingContext.getTree', {});
  const context = contexts?.[0]?.context;
  await sendCommand('browsingContext.setViewport', { context, viewport: phoneViewport });
  // A booking opens the calendar in another tab, and Firefox rarely runs scripts in hidden pages.
  const bringToFront = () => sendCommand('browsingContext.activate', { context });
  return {
    async open(url) {
      await bringToFront();
      await sendCommand('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await sendCommand('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    async pressEscape() {
      await bringToFront();
      await sendCommand('input.performActions', { context, actions: escapeActions });
    },
    listViolations: () => violations,
    async close() {
      socket.close();
      child.kill();
      await processEnd;
    },
  };
}

async function readDriverUrl(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) {
    const [, url] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('Firefox did not start.');
}

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  return socket;
}
