/** An unreliable mail provider that supports idempotency keys. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MailProvider = {
  url: string;
  delivered: string[];
  faults: Record<string, number>;
  /** Waits for a message to this path below `url`, and never responds to it. */
  hold: (path: string) => Promise<void>;
  calm: () => void;
  close: () => void;
};

export async function mailProvider(): Promise<MailProvider> {
  const delivered: string[] = [];
  const seen = new Set<string>();
  const faults: Record<string, number> = {
    'mail refused': 0,
    'mail accepted, answer lost': 0,
    'mail accepted too late': 0,
  };
  let calls = 0;
  let calm = false;
  let held: { path: string; onHeld: () => void } | undefined;
  const count = (fault: string) => {
    faults[fault] = (faults[fault] ?? 0) + 1;
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    calls += 1;
    const fault = calm ? 0 : calls % 10;
    if (fault === 1 || fault === 2) {
      count('mail refused');
      return response.writeHead(500).end();
    }
    const key = String(request.headers['idempotency-key']);
    if (!seen.has(key)) delivered.push(...new Set(text.match(/Canary \w+/g)));
    seen.add(key);
    if (held !== undefined && request.url === `/${held.path}`) {
      held.onHeld();
      held = undefined;
      return;
    }
    if (fault === 3) {
      count('mail accepted, answer lost');
      return response.destroy();
    }
    if (fault === 4) {
      count('mail accepted too late');
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    delivered,
    faults,
    hold: (path) =>
      new Promise((onHeld) => {
        held = { path, onHeld };
      }),
    calm: () => {
      calm = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
