import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** What a command took, the processes it started included. Memory and processor time are read from /proc. */
export type Cost = { seconds: number; cpuSeconds?: number; peakMb?: number };

const sampleEveryMs = 20;
const ticksPerSecond = 100;

/** Runs a command to its end. Raises an error with its last output when it fails, unless that holds `finished`. */
export async function measure(command: string[], folder: string, finished?: RegExp): Promise<Cost> {
  const [program = '', ...words] = command;
  const started = performance.now();
  const child = spawn(program, words, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(String(part)));
  const watch = watchProcesses(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1_000;
  const used = await watch.stop();
  const text = output.join('');
  if (code !== 0 && finished?.test(text) !== true) {
    throw new Error(`${command.join(' ')} failed in ${folder}:\n${text.slice(-2_000)}`);
  }
  return { seconds, ...used };
}

/** The run in the middle by time, so that one disturbed run does not count. */
export function middleOf(costs: Cost[]): Cost {
  const middle = costs.toSorted((a, b) => a.seconds - b.seconds)[Math.floor((costs.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was run.');
  return middle;
}

export async function median(runs: number, run: () => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let count = 0; count < runs; count++) costs.push(await run());
  return middleOf(costs);
}

function watchProcesses(root: number): { stop: () => Promise<Omit<Cost, 'seconds'>> } {
  const watch = { running: true, peak: 0, cpu: new Map<number, number>() };
  const watching = (async () => {
    while (watch.running) {
      const found = await processTree(root);
      const memory = found.reduce((sum, { rss }) => sum + rss, 0);
      watch.peak = Math.max(watch.peak, memory);
      for (const { pid, ticks } of found) watch.cpu.set(pid, ticks);
      await new Promise((resolve) => setTimeout(resolve, sampleEveryMs));
    }
  })();
  return {
    async stop() {
      watch.running = false;
      await watching;
      if (watch.peak === 0) return {};
      const ticks = [...watch.cpu.values()].reduce((sum, value) => sum + value, 0);
      return { cpuSeconds: ticks / ticksPerSecond, peakMb: Math.round(watch.peak / 1e6) };
    },
  };
}

type Process = { pid: number; parent: number; rss: number; ticks: number };

/** A process and all that it started; empty where there is no /proc. */
async function processTree(root: number): Promise<Process[]> {
  const names = await readdir('/proc').catch((): string[] => []);
  const read = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess));
  const all = read.filter((process) => process !== undefined);
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

async function readProcess(name: string): Promise<Process | undefined> {
  try {
    const text = await readFile(`/proc/${name}/stat`, 'utf8');
    // The program's name stands in round brackets and may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = (fields[11] ?? 0) + (fields[12] ?? 0);
    return { pid: Number(name), parent, rss: (fields[21] ?? 0) * 4_096, ticks };
  } catch {
    return undefined;
  }
}
