import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const adversarial: readonly (readonly [unit: string, end?: string])[] = parse(
  readFileSync(new URL('adversarial-texts.yaml', import.meta.url), 'utf8'),
);

type AdversarialText = { name: string; make: (length: number) => string };

/** The nightly run uses all sizes. */
const sampled = process.env['ALL_CHECKS'] === '1' ? adversarial : adversarial.filter((_, at) => at % 3 === 0);

export const adversarialTexts: readonly AdversarialText[] = sampled.map(([unit, end = '']) => ({
  name: JSON.stringify(`${unit}…${end.trim()}`),
  make: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end,
}));

export type Work = { name: string; run: (text: string) => unknown };

const short = 4_000;
const long = 16_000;
/** Linear work grows four times, quadratic work sixteen times. */
const maxGrowth = 9;
/** Shorter times are dominated by the compilation of patterns. */
const negligibleMs = 40;
const attempts = 20;

/**
 * Names and times of the functions that take much more than linear time. Compares the shortest CPU time of several
 * attempts, because other processes, garbage collection and compilation only add to it.
 */
export function findSuperlinear(works: readonly Work[], { make }: AdversarialText): string[] {
  return works.flatMap(({ name, run }) => {
    let [ofShort, ofLong] = [Infinity, Infinity];
    for (let attempt = 0; attempt < attempts; attempt++) {
      // Each attempt uses a different text, because results may be cached by text.
      ofShort = Math.min(
        ofShort,
        measureThreadMs(() => run(`${make(short)} ${attempt}`)),
      );
      ofLong = Math.min(
        ofLong,
        measureThreadMs(() => run(`${make(long)} ${attempt}`)),
      );
      if (ofLong < negligibleMs || ofLong < ofShort * maxGrowth) return [];
    }
    return [`${name}: ${ofShort.toFixed(1)} ms, then ${ofLong.toFixed(1)} ms`];
  });
}

function measureThreadMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
