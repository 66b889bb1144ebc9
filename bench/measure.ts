import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Options of a measurement. */
export type Settings = {
  /** Numbers of county pages, one build each; for the backend, numbers of leads. */
  sizes?: number[];
  /** How often each command runs; the median is reported. */
  runs: number;
  /** Whether the advertising classifier is trained before it is measured. */
  train?: boolean;
  /** The area or file whose mutations are tried. */
  only?: string;
};

/** Time and memory of a command including its child processes. CPU time and memory need /proc. */
export type Cost = { seconds: number; cpuSeconds?: number; peakMb?: number };

const sampleEveryMs = 20;
const ticksPerSecond = 100;

/** Runs a command to its end. Throws an error with its last output when it fails. */
export async function measure([program = '', ...words]: string[], folder: string): Promise<Cost> {
  const started = performance.now();
  const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const stop = watchProcesses(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const cost = { seconds: (performance.now() - started) / 1_000, ...stop() };
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} failed:\n${output.slice(-2_000)}`);
  return cost;
}

/** The median run by one figure, so that one outlier doesn't count. */
export function medianBy<Run>(runs: readonly Run[], figure: (run: Run) => number): Run {
  const ordered = runs.toSorted((a, b) => figure(a) - figure(b));
  const median = ordered[Math.floor((ordered.length - 1) / 2)];
  if (median === undefined) throw new Error('Nothing was run.');
  return median;
}

/** Samples a process and its children until the returned function is called. */
function watchProcesses(root: number): () => Omit<Cost, 'seconds'> {
  let peak = 0;
  const ticksByProcess = new Map<number, number>();
  const timer = setInterval(() => {
    const found = processTree(root);
    peak = Math.max(
      peak,
      found.reduce((sum, { rss }) => sum + rss, 0),
    );
    for (const { pid, ticks } of found) ticksByProcess.set(pid, ticks);
  }, sampleEveryMs);
  return () => {
    clearInterval(timer);
    if (peak === 0) return {};
    const ticks = [...ticksByProcess.values()].reduce((sum, value) => sum + value, 0);
    return { cpuSeconds: ticks / ticksPerSecond, peakMb: Math.round(peak / 1e6) };
  };
}

type Process = { pid: number; rss: number; ticks: number };

function processTree(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const own = { pid, rss: (fields[21] ?? 0) * 4_096, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [own, ...children.map(Number).flatMap(processTree)];
  } catch {
    // The process has ended, or there is no /proc.
    return [];
  }
}
