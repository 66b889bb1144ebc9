import type { Frozen } from './collect.ts';

/** What changed between two collections, as lines to read. */
export function differences(before: Frozen, after: Frozen): string[] {
  const subjects = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return subjects.flatMap((subject) => {
    const [old, now] = [before[subject], after[subject]];
    if (old === undefined) return [`+ ${subject} (new, ${now?.length ?? 0} lines)`];
    if (now === undefined) return [`- ${subject} (gone, ${old.length} lines)`];
    const changes = [
      ...withoutOthers(old, now).map((line) => `  - ${line}`),
      ...withoutOthers(now, old).map((line) => `  + ${line}`),
    ];
    if (changes.length > 0) return [subject, ...changes];
    return old.some((line, index) => line !== now[index]) ? [`${subject} (same lines in another order)`] : [];
  });
}

/** Lines that the other list has less often. */
function withoutOthers(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
