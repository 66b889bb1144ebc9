/** Starts the servers in a separate process and passes their URLs to the tests. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const servers: unknown = line.startsWith('[') ? JSON.parse(line) : undefined;
    if (servers === undefined) continue;
    process.env['TEST_SERVERS'] = JSON.stringify(servers);
    break;
  }
  if (process.env['TEST_SERVERS'] === undefined) throw new Error('The test servers did not start.');
  return async () => {
    child.stdin.end();
    await ended;
  };
}
