/** Starts and kills the server process, and collects its output. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ServerSettings } from './server-process.ts';

export type ChildServer = {
  port: number;
  barePort: number;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
};

export async function childServer(
  settings: ServerSettings,
  output: string[],
  { isMeasured = false } = {},
): Promise<ChildServer> {
  const outputStart = output.length;
  const script = join(import.meta.dirname, 'server-process.ts');
  // Skips WebAssembly optimization, which does not pay off for short runs.
  const execArgv = isMeasured ? [] : ['--liftoff-only'];
  const child: ChildProcess = fork(script, [JSON.stringify(settings)], { silent: true, execArgv });
  const last = () => void child.kill('SIGKILL');
  process.once('exit', last);
  child.once('exit', () => process.off('exit', last));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ports = await new Promise<{ port: number; barePort: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number; barePort: number }));
    child.once('exit', () => reject(new Error(output.slice(outputStart).join('').slice(-2000))));
  });
  return {
    ...ports,
    async kill(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
