import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withUncompiledFields } from '#content/compile.ts';
import { loadContent } from '#practice/content.ts';
import type { Entry } from '#practice/site.ts';
import { listTexts } from '#content/texts.ts';
import { copySite } from '../tests/build/support/site-copy.ts';
import { closeResources, createTemporaryFolder } from '../tests/fixtures/resources.ts';
import { writeCounties } from './corpus.ts';
import { measure, findMedianRun, peerPackages, roundTo } from './measure.ts';
import type { Cost, Settings } from './measure.ts';

const explanation = `Each generator builds the same county pages from scratch. The peers get each county's text as one Markdown file
with a title and description, and output the rest of our page around it unchanged. Only this site checks every field, fact, link
and sentence, renders its other pages, checks their weight, and writes the sitemap, feed and headers.`;

/** The peers' build commands. Each builds `content/counties` into `dist`, in a copy of its project in `bench/projects`. */
const peers: Readonly<Record<string, string[]>> = {
  hugo: ['hugo', '--quiet'],
  eleventy: [join(peerPackages, '.bin/eleventy'), '--quiet'],
  astro: [join(peerPackages, '.bin/astro'), 'build', '--silent'],
};

/** A command to measure, and the folder in which it runs. */
type Contender = { name: string; command: string[]; root: string };

/** Measures the build times of this site and of its peers with the same county pages. */
export async function runPeers({ sizes = [300, 2_000], runs }: Settings): Promise<void> {
  console.log(explanation);
  for (const size of sizes) await compare(size, runs);
}

async function compare(pages: number, runs: number): Promise<void> {
  const { folder: root } = await copySite('.');
  const folder = await createTemporaryFolder();
  try {
    await writeCounties(root, pages);
    await removeWeightLimit(root);
    const build = [process.execPath, 'scripts/build.ts'];
    await measure(build, root);
    const contenders: Contender[] = [
      { name: 'this site', command: build, root },
      { name: 'content check only', command: [process.execPath, 'scripts/check.ts'], root },
      ...(await preparePeers(root, folder)),
    ];
    const costs = contenders.map((): Cost[] => []);
    for (let run = 0; run < runs; run++)
      for (const [index, contender] of contenders.entries())
        costs[index]?.push(await runFromScratch(contender));
    const medians = costs.map((runCosts) => findMedianRun(runCosts, ({ seconds }) => seconds));
    const [siteCost] = medians;
    const rows = medians.map(({ seconds, cpuSeconds, peakMb }, index) => ({
      name: contenders[index]?.name,
      'total s': roundTo(seconds, 1),
      'ms/page': roundTo((seconds * 1_000) / pages, 2),
      'CPU s': roundTo(cpuSeconds, 1),
      'peak MB': peakMb,
      'our CPU / theirs': roundTo((siteCost?.cpuSeconds ?? NaN) / cpuSeconds, 2),
    }));
    console.log(`\n${pages.toLocaleString('en-US')} county pages`);
    console.table(rows);
  } finally {
    await closeResources();
  }
}

/** Removes the weight limit, because pages that list thousands of counties would stop the build. */
async function removeWeightLimit(root: string): Promise<void> {
  const file = join(root, 'src/build/page-weight.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('hardLimitFactor = 1.1', 'hardLimitFactor = Infinity'));
}

async function runFromScratch({ command, root }: Contender): Promise<Cost> {
  for (const folder of ['dist', '.cache', '.astro'])
    await rm(join(root, folder), { recursive: true, force: true });
  return measure(command, root);
}

/** Creates the installed peers' projects with the site's sample counties. Returns the commands to measure. */
async function preparePeers(site: string, folder: string): Promise<Contender[]> {
  const content = await loadContent({ root: site, now: new Date() });
  const counties = [...(content.site?.entries.counties.values() ?? [])].filter(({ id }) => isSample(id));
  const [samplePage = ''] = (await readdir(join(site, 'dist/client'))).filter(isSample);
  const shell = JSON.stringify(splitPage(await readFile(join(site, 'dist/client', samplePage), 'utf8')));
  await cp('bench/projects', folder, { recursive: true });
  await symlink(peerPackages, join(folder, 'node_modules'));
  const contenders: Contender[] = [];
  for (const [name, command] of Object.entries(peers)) {
    const version = readVersion(command[0] ?? '');
    if (version === undefined) {
      console.log(`Skipping ${name}: it isn’t installed. See "npm run bench -- --help".`);
      continue;
    }
    const root = join(folder, name);
    for (const path of ['data', 'content/counties']) await mkdir(join(root, path), { recursive: true });
    await writeFile(join(root, 'data/shell.json'), shell);
    for (const county of counties)
      await writeFile(join(root, 'content/counties', `${county.id}.md`), buildMarkdown(county));
    contenders.push({ name: `${name} ${version}`, command, root });
  }
  return contenders;
}

function isSample(name: string): boolean {
  return name.startsWith('sample-');
}

/** Reads the version that a program prints. Returns undefined if it can't be run. */
function readVersion(program: string): string | undefined {
  const { stdout } = spawnSync(program, [program === 'hugo' ? 'version' : '--version'], { encoding: 'utf8' });
  return /\d+\.\d+\.\d+/.exec(stdout ?? '')?.[0];
}

/** Extracts everything in a built page except its title, description and main content. Peers output it unchanged. */
function splitPage(page: string) {
  const [, head = '', before = '', after = ''] =
    /<head>([^]*)<\/head><body>([^]*<main[^>]*>)[^]*(<\/main>[^]*)<\/body>/.exec(page) ?? [];
  if (after === '') throw new Error('A built page has no head, body or main.');
  return { head: head.replace(/<title>.*?<\/title>|<meta name="description"[^>]*>/gs, ''), before, after };
}

/** Builds a Markdown file with a county page's text. Replaces each fact reference with the fact's name, because peers don't support facts. */
function buildMarkdown(county: Entry<'counties'>): string {
  const { config, data, frontmatter } = withUncompiledFields(county);
  const { title, description } = data;
  const texts = listTexts(config, data).map(({ text }) => text);
  const body = [...texts, frontmatter.body].join('\n\n').replaceAll(/\{\{\s*([\w-]+)\s*\}\}/g, '$1');
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}\n`;
}
