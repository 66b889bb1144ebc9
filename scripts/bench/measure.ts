import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a part of the bench is asked to measure. */
export type Settings = {
  /** How many county pages are generated, one build each; for the backend, how many leads. Each part has its own usual sizes. */
  sizes?: number[];
  /** How often each build is run; the median counts. */
  runs: number;
  /** Whether the advertising check is trained anew before it is measured. */
  train?: boolean;
};

/** What a command took, the processes it started included. Memory and processor time are read from /proc. */
export type Cost = { seconds: number; cpuSeconds?: number; peakMb?: number };

const sampleEveryMs = 20;
const ticksPerSecond = 100;

/** Runs a command to its end. Raises an error with its last output when it fails. */
export async function measure(command: string[], folder: string): Promise<Cost> {
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
  const used = watch.stop();
  if (code !== 0) {
    throw new Error(`${command.join(' ')} failed in ${folder}:\n${output.join('').slice(-2_000)}`);
  }
  return { seconds, ...used };
}

/** The run in the middle by a figure of it, so that one disturbed run does not count. */
export function middleOf<Run>(runs: Run[], figure: (run: Run) => number): Run {
  const ordered = runs.toSorted((a, b) => figure(a) - figure(b));
  const middle = ordered[Math.floor((ordered.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was run.');
  return middle;
}

/** Runs so many times, one after the other, and answers the run in the middle by `figure`. Raises an error when `count` is 0. */
export async function medianOf<Run>(
  count: number,
  run: () => Promise<Run>,
  figure: (run: Run) => number,
): Promise<Run> {
  const runs: Run[] = [];
  for (let done = 0; done < count; done++) runs.push(await run());
  return middleOf(runs, figure);
}

/** By the clock, not of the processor. */
export function secondsOf({ seconds }: Cost): number {
  return seconds;
}

/** Looks at few files and often: whoever watches takes the processor from what is measured. */
function watchProcesses(root: number): { stop: () => Omit<Cost, 'seconds'> } {
  let peak = 0;
  const cpu = new Map<number, number>();
  const timer = setInterval(() => {
    const found = processTree(root);
    peak = Math.max(
      peak,
      found.reduce((sum, { rss }) => sum + rss, 0),
    );
    for (const { pid, ticks } of found) cpu.set(pid, ticks);
  }, sampleEveryMs);
  return {
    stop() {
      clearInterval(timer);
      if (peak === 0) return {};
      const ticks = [...cpu.values()].reduce((sum, value) => sum + value, 0);
      return { cpuSeconds: ticks / ticksPerSecond, peakMb: Math.round(peak / 1e6) };
    },
  };
}

type Process = { pid: number; rss: number; ticks: number };

/**
 * A process and all that it and its children started from their first threads; empty where there is no /proc.
 */
function processTree(pid: number): Process[] {
  const own = readProcess(pid);
  return own === undefined ? [] : [own, ...childrenOf(pid).flatMap(processTree)];
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function readProcess(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in round brackets and may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { pid, rss: (fields[21] ?? 0) * 4_096, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
  } catch {
    // Ended meanwhile.
    return undefined;
  }
}
