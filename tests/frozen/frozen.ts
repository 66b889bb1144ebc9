import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frozenDiagnostics, frozenHashes, frozenPages } from './collect.ts';
import type { Frozen } from './collect.ts';
import { differences } from './differences.ts';

/**
 * Records what the product produces, so that a rewrite can be compared with it:
 *
 *   node tests/frozen/frozen.ts write [kind …]     writes tests/frozen/data/<kind>.json
 *   node tests/frozen/frozen.ts compare [kind …]   prints what is different now, and fails if anything is
 *
 * Kinds are pages (of the last build), diagnostics and hashes; without any, all of them. SITE_NOW sets the day.
 */
const root = process.cwd();
const now = new Date(process.env['SITE_NOW'] ?? '2026-11-26T17:00:00Z');
const kinds: { [kind: string]: () => Frozen | Promise<Frozen> } = {
  pages: () => frozenPages(root),
  diagnostics: () => frozenDiagnostics(root, now),
  hashes: () => frozenHashes(root, now),
};

const [command = '', ...wanted] = process.argv.slice(2);
const unknown = wanted.filter((kind) => !(kind in kinds));
if (!['write', 'compare'].includes(command) || unknown.length > 0) {
  console.error('Usage: node tests/frozen/frozen.ts write|compare [pages] [diagnostics] [hashes]');
  process.exit(2);
}
for (const [kind, collect] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  const frozen = await collect();
  if (command === 'write') write(kind, frozen);
  else compare(kind, frozen);
}

function fileOf(kind: string): string {
  return join(root, 'tests/frozen/data', `${kind}.json`);
}

/** A line for each subject keeps the file small and its own diff readable. */
function write(kind: string, frozen: Frozen): void {
  const lines = Object.entries(frozen).map(
    ([subject, found]) => `${JSON.stringify(subject)}:${JSON.stringify(found)}`,
  );
  mkdirSync(join(root, 'tests/frozen/data'), { recursive: true });
  writeFileSync(fileOf(kind), `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${kind}: ${lines.length} subjects`);
}

function compare(kind: string, frozen: Frozen): void {
  const changes = differences(JSON.parse(readFileSync(fileOf(kind), 'utf8')), frozen);
  console.log(changes.length === 0 ? `${kind}: no differences` : `${kind}:\n${changes.join('\n')}`);
  if (changes.length > 0) process.exitCode = 1;
}
