import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { completed } from '#content/defaults.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { buildFromNothing } from './build.ts';
import { readModels, writeCounties } from './corpus.ts';
import { measure, middleOf, secondsOf } from './measure.ts';
import type { Cost, Settings } from './measure.ts';
import { peerFolder, versionOf } from './peer-tools.ts';
import { astro } from './peers/astro.ts';
import { eleventy } from './peers/eleventy.ts';
import { hugo } from './peers/hugo.ts';
import { shellOf } from './peers/peer.ts';
import type { Peer } from './peers/peer.ts';
import { copyProject } from './project-copy.ts';
import { fixed, table } from './table.ts';

type Contender = { name: string; run: () => Promise<Cost>; pageBytes: () => Promise<number> };

const ours = 'this site';
const explanation = `Compared: the same county files with their fields and about 600 words each. Every contender parses
the fields, compiles all Markdown in them and below them, and prints the head with its stylesheet, bars, footer, dialog
and scripts of our page. Ours also checks every field, link and reference, renders its other pages, weighs the heaviest
pages and writes sitemap, feed and headers. Bundling is part of it (cold); what an installation compiles is not. Runs alternate; the median counts.`;

/** Hugo, Eleventy and Astro on the pages that we build, in the same run. */
export async function benchPeers({ sizes = [2_000], runs }: Settings): Promise<void> {
  console.log(explanation);
  for (const size of sizes) await compare(size, runs);
}

async function compare(pages: number, runs: number): Promise<void> {
  const project = await copyProject();
  const folder = await mkdtemp(join(tmpdir(), 'peers-'));
  try {
    const counties = join(project.root, 'content/counties');
    // As `npm ci` does.
    await writeCounties(await readModels(project.root), counties, pages);
    const contenders: Contender[] = [us(project.root)];
    const costs = new Map<string, Cost[]>([[ours, [await us(project.root).run()]]]);
    const [first] = await readdir(join(project.root, 'dist/client')).then((files) => files.filter(isSample));
    const page = await readFile(join(project.root, 'dist/client', first ?? ''), 'utf8');
    for (const peer of [hugo, eleventy, astro]) {
      const version = await versionOf(peer.version);
      if (version === undefined) {
        console.log(
          `${peer.name} is left out: not installed. "npm run bench -- --install-peers" installs the peers.`,
        );
        continue;
      }
      contenders.push(await prepare(peer, version, join(folder, peer.name), counties, page));
    }
    for (let run = 0; run < runs; run++) {
      for (const { name, run: build } of contenders) {
        if (run === 0 && name === ours) continue;
        costs.set(name, [...(costs.get(name) ?? []), await build()]);
      }
    }
    console.log(await results(contenders, costs, pages));
  } finally {
    await project.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function us(root: string): Contender {
  return {
    name: ours,
    run: () => buildFromNothing(root),
    pageBytes: () => averageSize(join(root, 'dist/client')),
  };
}

async function prepare(
  peer: Peer,
  version: string,
  root: string,
  counties: string,
  page: string,
): Promise<Contender> {
  const content = join(root, peer.contentFolder);
  await mkdir(content, { recursive: true });
  const plain = await plainFacts(dirname(counties));
  const whole = await withDefaults(dirname(counties));
  for (const name of (await readdir(counties)).filter(isSample)) {
    await writeFile(join(content, name), plain(whole(await readFile(join(counties, name), 'utf8'))));
  }
  for (const [name, text] of peer.files(shellOf(page))) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await symlink(join(peerFolder, 'node_modules'), join(root, 'node_modules')).catch(() => {});
  return {
    name: `${peer.name} ${version}`,
    async run() {
      for (const made of [peer.outFolder, '.cache', '.astro']) {
        await rm(join(root, made), { recursive: true, force: true });
      }
      return measure(peer.command, root);
    },
    pageBytes: () => averageSize(join(root, peer.outFolder)),
  };
}

function isSample(name: string): boolean {
  return name.startsWith('sample-');
}

async function averageSize(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter(isSample);
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

async function results(contenders: Contender[], costs: Map<string, Cost[]>, pages: number): Promise<string> {
  const own = middleOf(costs.get(ours) ?? [], secondsOf);
  const rows = contenders.map(async ({ name, pageBytes }) => {
    const cost = middleOf(costs.get(name) ?? [], secondsOf);
    return [
      name,
      fixed(cost.seconds, 1),
      fixed((cost.seconds * 1_000) / pages, 2),
      fixed(cost.cpuSeconds, 1),
      fixed(cost.peakMb, 0),
      fixed((await pageBytes()) / 1_000, 0),
      fixed(own.seconds / cost.seconds, 2),
      fixed((own.peakMb ?? Number.NaN) / (cost.peakMb ?? Number.NaN), 2),
    ];
  });
  const head = [
    '',
    'total s',
    'ms/page',
    'CPU s',
    'peak MB',
    'kB/page',
    'our time / theirs',
    'our memory / theirs',
  ];
  return `\n${pages.toLocaleString('en-US')} county pages\n${table(head, await Promise.all(rows))}`;
}

/** Adds to a county's file what it leaves to the defaults, which the peers know nothing of. */
async function withDefaults(content: string): Promise<(text: string) => string> {
  const path = 'content/site/county-defaults.md';
  const defaults = splitFrontmatter({ path, text: await readFile(join(content, '../', path), 'utf8') });
  return (text) => {
    const own = splitFrontmatter({ path: 'content/counties/sample.md', text });
    own.defaults = defaults;
    return `---\n${stringify(completed(own).values, { lineWidth: 0, version: '1.1' })}---\n${own.body}`;
  };
}

/** Replaces each `{{fact}}` by its words, because quoting facts is not what the peers are compared in. */
async function plainFacts(content: string): Promise<(text: string) => string> {
  const folder = join(content, 'facts');
  const words = new Map<string, string>();
  for (const file of await readdir(folder)) {
    const stated = /^statedAs: *"?(.*?)"?$/m.exec(await readFile(join(folder, file), 'utf8'))?.[1];
    if (stated !== undefined) words.set(basename(file, '.md'), stated);
  }
  return (text) => text.replace(/\{\{\s*([a-z0-9-]+)\s*\}\}/g, (_, name: string) => words.get(name) ?? name);
}
