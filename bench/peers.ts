import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withUncompiledFields } from '#content/compile.ts';
import { loadContent } from '#practice/content.ts';
import type { Entry } from '#practice/site.ts';
import { listTexts } from '#content/texts.ts';
import { copySite } from '../tests/build/support/site-copy.ts';
import { readModels, writeCounties } from './corpus.ts';
import { measure, findMedianRun, roundTo } from './measure.ts';
import type { Cost, Settings } from './measure.ts';
import { extractShell } from './shell.ts';

const explanation = `The same county pages from each generator, built from scratch. The peers get the text of a county as one Markdown file
with its title and description, and print the rest of our page unchanged around it. Only this site checks every field, fact, link
and sentence, renders its other pages, weighs them, and writes sitemap, feed and headers.`;

/** Folder in which the peers and Lighthouse are installed, separate from the site's own packages. */
const peerFolder = '.cache/peers';

const programs = join(process.cwd(), peerFolder, 'node_modules/.bin');

/** A site generator. Its project is in `bench/projects`. */
type Peer = { name: string; command: string[]; contentFolder: string; outFolder: string };

const peers: Peer[] = [
  { name: 'hugo', command: ['hugo', '--quiet'], contentFolder: 'content/counties', outFolder: 'public' },
  {
    name: 'eleventy',
    command: [join(programs, 'eleventy'), '--quiet'],
    contentFolder: 'counties',
    outFolder: '_site',
  },
  {
    name: 'astro',
    command: [join(programs, 'astro'), 'build', '--silent'],
    contentFolder: 'counties',
    outFolder: 'dist',
  },
];

/** A command to measure, and its output folder. */
type Contender = { name: string; command: string[]; root: string; outFolder?: string };

/** Installs the peers and Lighthouse from npm, and Hugo from system packages. */
export async function installPeers(): Promise<void> {
  await mkdir(peerFolder, { recursive: true });
  await writeFile(join(peerFolder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const packages = ['@11ty/eleventy@3.1.7', 'astro@7.3.5', 'lighthouse@13.5.0'];
  execFileSync('npm', ['install', '--no-fund', '--no-audit', ...packages], {
    cwd: peerFolder,
    stdio: 'inherit',
  });
  console.log('Install Hugo with the system’s package manager, such as "apt-get install hugo".');
}

/** Build times of this site and of its peers with the same county pages. */
export async function runPeers({ sizes = [300, 2_000], runs }: Settings): Promise<void> {
  console.log(explanation);
  for (const size of sizes) await compare(size, runs);
}

async function compare(pages: number, runs: number): Promise<void> {
  const copy = await copySite('.');
  const folder = await mkdtemp(join(tmpdir(), 'peers-'));
  const root = copy.folder;
  try {
    await writeCounties(await readModels(root), root, pages);
    await liftWeightLimit(root);
    const build = [process.execPath, 'scripts/build.ts'];
    await measure(build, root);
    const contenders: Contender[] = [
      { name: 'this site', command: build, root, outFolder: 'dist/client' },
      { name: 'content check only', command: [process.execPath, 'scripts/check.ts'], root },
      ...(await Promise.all(peers.map((peer) => prepare(peer, root, join(folder, peer.name))))).flat(),
    ];
    const costs = contenders.map((): Cost[] => []);
    for (let run = 0; run < runs; run++) {
      for (const [index, contender] of contenders.entries())
        costs[index]?.push(await runFromScratch(contender));
    }
    await printResults(contenders, costs, pages);
  } finally {
    await copy.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pages that list all counties are too heavy with thousands of them, which would stop the build. */
async function liftWeightLimit(root: string): Promise<void> {
  const file = join(root, 'src/build/page-weight.ts');
  const text = await readFile(file, 'utf8');
  const lifted = text.replace('const hardLimitFactor = 1.1;', 'const hardLimitFactor = Infinity;');
  if (lifted === text) throw new Error(`The weight limit isn’t in ${file}.`);
  await writeFile(file, lifted);
}

async function runFromScratch({ command, root, outFolder }: Contender): Promise<Cost> {
  for (const made of outFolder === undefined ? [] : [outFolder, '.cache', '.astro'])
    await rm(join(root, made), { recursive: true, force: true });
  return measure(command, root);
}

/** Creates a peer's project with the site's counties; returns nothing for a peer that isn't installed. */
async function prepare(peer: Peer, site: string, root: string): Promise<Contender[]> {
  const { name, command, contentFolder, outFolder } = peer;
  const version = await readVersion(command[0] ?? '');
  if (version === undefined) {
    console.log(`${name} is skipped: "npm run bench -- --install-peers" installs it.`);
    return [];
  }
  await cp(join('bench/projects', name), root, { recursive: true });
  const [first = ''] = (await readdir(join(site, 'dist/client'))).filter(isSample);
  const page = await readFile(join(site, 'dist/client', first), 'utf8');
  await mkdir(join(root, 'data'), { recursive: true });
  await writeFile(join(root, 'data/shell.json'), JSON.stringify(extractShell(page)));
  await mkdir(join(root, contentFolder), { recursive: true });
  const content = await loadContent({ root: site, now: new Date() });
  for (const county of content.site?.entries.counties.values() ?? [])
    if (isSample(county.id))
      await writeFile(join(root, contentFolder, `${county.id}.md`), buildMarkdown(county));
  await symlink(join(process.cwd(), peerFolder, 'node_modules'), join(root, 'node_modules'));
  return [{ name: `${name} ${version}`, command, root, outFolder }];
}

/** A county page's text as Markdown. Facts are not replaced, because peers don't support them. */
function buildMarkdown(county: Entry<'counties'>): string {
  const { traits, data, frontmatter } = withUncompiledFields(county);
  const { title, description } = data;
  const texts = listTexts(traits, data).map(({ text }) => text);
  const body = [...texts, frontmatter.body].join('\n\n').replaceAll(/\{\{\s*([\w-]+)\s*\}\}/g, '$1');
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}\n`;
}

function isSample(name: string): boolean {
  return name.startsWith('sample-');
}

/** The version that a program prints, or undefined when it can't be run. */
async function readVersion(program: string): Promise<string | undefined> {
  const word = program === 'hugo' ? 'version' : '--version';
  const { stdout } = await promisify(execFile)(program, [word]).catch(() => ({ stdout: '' }));
  return /\d+\.\d+\.\d+/.exec(stdout)?.[0];
}

async function printResults(contenders: Contender[], costs: Cost[][], pages: number): Promise<void> {
  const medians = costs.map((all) => findMedianRun(all, ({ seconds }) => seconds));
  const rows: Record<string, Record<string, number>> = {};
  for (const [index, { name, root, outFolder }] of contenders.entries()) {
    const { seconds, cpuSeconds, peakMb } = medians[index] ?? { seconds: NaN, cpuSeconds: NaN, peakMb: NaN };
    const bytes = outFolder === undefined ? undefined : await measureAverageSize(join(root, outFolder));
    rows[name] = {
      'total s': roundTo(seconds, 1),
      'ms/page': roundTo((seconds * 1_000) / pages, 2),
      'CPU s': roundTo(cpuSeconds, 1),
      'peak MB': peakMb,
      ...(bytes !== undefined && { 'kB/page': roundTo(bytes / 1_000, 0) }),
      'our CPU / theirs': roundTo((medians[0]?.cpuSeconds ?? NaN) / cpuSeconds, 2),
    };
  }
  console.log(`\n${pages.toLocaleString('en-US')} county pages`);
  console.table(rows);
}

async function measureAverageSize(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter(isSample);
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
