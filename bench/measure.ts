import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Options for a benchmark. */
export type Settings = {
  /** Numbers of county pages to build, or of leads in the backend benchmark. */
  sizes: number[] | undefined;
  /** How many times each measurement runs. The median is reported. */
  runs: number;
  /** Whether to train the advertising classifier before the check is measured. */
  train: boolean;
  /** A path prefix: only mutations of files whose paths start with it are tried. */
  only: string | undefined;
};

/** The folder with the peers' and Lighthouse's packages, separate from the site's own. */
export const peerPackages = join(process.cwd(), '.cache/peers/node_modules');

/** Time and memory of a command and its child processes; `peakMb` is the memory of the largest process. */
export type Cost = { seconds: number; cpuSeconds: number; peakMb: number };

/** Runs a command with GNU time (Debian's package `time`). Throws an error with its output if the command fails. */
export async function measure(command: string[], folder: string): Promise<Cost> {
  const args = ['--format=%e %U %S %M', ...command];
  const options = { cwd: folder, maxBuffer: 64 * 2 ** 20 };
  const { stderr } = await promisify(execFile)('/usr/bin/time', args, options);
  const lastLine = stderr.trimEnd().split('\n').at(-1) ?? '';
  const [seconds = NaN, user = NaN, system = NaN, kilobytes = NaN] = lastLine.split(' ').map(Number);
  return { seconds, cpuSeconds: user + system, peakMb: Math.round(kilobytes / 1000) };
}

/** Finds the median run by one metric, so that outliers don't count. */
export function findMedianRun<Run>(runs: readonly Run[], getMetric: (run: Run) => number): Run {
  const sortedRuns = runs.toSorted((a, b) => getMetric(a) - getMetric(b));
  const median = sortedRuns[Math.floor((sortedRuns.length - 1) / 2)];
  if (median === undefined) throw new Error('There were no runs.');
  return median;
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
