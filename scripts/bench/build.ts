import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateCounty, readModels, writeCounties } from './corpus.ts';
import { measure, medianOf, secondsOf } from './measure.ts';
import type { Cost, Settings } from './measure.ts';
import { commandOf, copyProject } from './project-copy.ts';
import { fixed, table } from './table.ts';

type BuildCost = { pages: number; cold: Cost; edit: Cost; check: Cost };

/** How long the site takes to build with this many more county pages, and how that grows. */
export async function benchBuild({ sizes = [200, 2_000, 10_000], runs }: Settings): Promise<void> {
  const results: BuildCost[] = [];
  for (const pages of sizes) results.push(await measureSize(pages, runs));
  console.log(
    table(
      ['county pages', 'cold s', 'ms/page', 'CPU s', 'peak MB', 'one edit s', 'peak MB', 'check s'],
      results.map(({ pages, cold, edit, check }) => [
        pages.toLocaleString('en-US'),
        fixed(cold.seconds, 1),
        fixed((cold.seconds * 1_000) / pages, 2),
        fixed(cold.cpuSeconds, 1),
        fixed(cold.peakMb, 0),
        fixed(edit.seconds, 1),
        fixed(edit.peakMb, 0),
        fixed(check.seconds, 2),
      ]),
    ),
  );
  for (const line of growth(results)) console.log(line);
}

async function measureSize(pages: number, runs: number): Promise<BuildCost> {
  const { root, remove } = await copyProject();
  try {
    // As `npm ci` does.
    await writeCounties(await readModels(root), join(root, 'content/counties'), pages);
    const check = await medianOf(runs, async () => measure(await commandOf(root, 'check'), root), secondsOf);
    const cold = await medianOf(runs, () => buildFromNothing(root), secondsOf);
    await editOne(root);
    const edit = await medianOf(runs, async () => build(root), secondsOf);
    return { pages, cold, edit, check };
  } finally {
    await remove();
  }
}

/** A build without anything that an earlier one has left. */
export async function buildFromNothing(root: string): Promise<Cost> {
  await Promise.all(['dist', '.cache'].map((name) => rm(join(root, name), { recursive: true, force: true })));
  return build(root);
}

/** Generated pages may be over their weight limit; here only time counts. */
async function build(root: string): Promise<Cost> {
  return measure([...(await commandOf(root, 'build')), '--any-weight'], root);
}

async function editOne(root: string): Promise<void> {
  const file = join(root, 'content/counties', generateCounty(await readModels(root), 1).name);
  await writeFile(file, `${await readFile(file, 'utf8')}\nThis line was added by an edit.\n`);
}

/** What each further page costs from one size to the next: the same figure everywhere means linear growth. */
export function growth(results: BuildCost[]): string[] {
  return results.slice(1).flatMap((large, index) => {
    const small = results[index];
    if (small === undefined) return [];
    const times = large.pages / small.pages;
    const ratio = large.cold.seconds / small.cold.seconds;
    const each = ((large.cold.seconds - small.cold.seconds) * 1_000) / (large.pages - small.pages);
    return [
      `${small.pages} to ${large.pages}: ${times.toFixed(0)} times the pages take ${ratio.toFixed(1)} times as long; each further page ${each.toFixed(2)} ms.`,
    ];
  });
}
