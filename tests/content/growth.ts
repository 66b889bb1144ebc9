import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const adversarialUnits: readonly (readonly [unit: string, end?: string])[] = parse(
  readFileSync(new URL('adversarial-texts.yaml', import.meta.url), 'utf8'),
);

type AdversarialText = { name: string; create: (length: number) => string };

/** Every third unit. The nightly run uses all of them. */
const selectedUnits =
  process.env['ALL_CHECKS'] === '1'
    ? adversarialUnits
    : adversarialUnits.filter((_, index) => index % 3 === 0);

export const adversarialTexts: readonly AdversarialText[] = selectedUnits.map(([unit, end = '']) => ({
  name: JSON.stringify(`${unit}…${end.trim()}`),
  create: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end,
}));

export type TextFunction = { name: string; run: (text: string) => unknown };

const shortLength = 4_000;
const longLength = 16_000;
/** With four times the text, linear work takes 4 times as long, quadratic work 16 times. */
const maxGrowth = 9;
/** Shorter times are dominated by the compilation of patterns. */
const negligibleMs = 40;
const maxAttempts = 20;

/**
 * Lists the functions that take much more than linear time, with their times. Compares the minimum CPU time of several
 * attempts, because other processes, garbage collection and compilation only add to it.
 */
export function findSuperlinearFunctions(
  functions: readonly TextFunction[],
  { create }: AdversarialText,
): string[] {
  return functions.flatMap(({ name, run }) => {
    let [shortMs, longMs] = [Infinity, Infinity];
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      // Each attempt uses a different text, because results may be cached by text.
      longMs = Math.min(
        longMs,
        measureThreadMs(() => run(`${create(longLength)} ${attempt}`)),
      );
      if (longMs < negligibleMs) return [];
      shortMs = Math.min(
        shortMs,
        measureThreadMs(() => run(`${create(shortLength)} ${attempt}`)),
      );
      if (longMs < shortMs * maxGrowth) return [];
    }
    return [`${name}: ${shortMs.toFixed(1)} ms, then ${longMs.toFixed(1)} ms`];
  });
}

function measureThreadMs(run: () => unknown): number {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}
