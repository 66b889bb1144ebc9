import { resolve } from 'node:path';
import { readWords } from './command-line.ts';
import { findBrowser, findOtherBrowsers, findShell } from './test/browsers.ts';
import { changedFiles } from '#proofreading/changed-files.ts';
import { isPart, partOf, parts, partsReachedBy } from './test/parts.ts';
import type { Need, PartName } from './test/parts.ts';
import { announce, playwrightReport, runSideBySide, runStage, vitestReport } from './test/stages.ts';
import type { Stage } from './test/stages.ts';
import { vitestProjects } from './test/vitest-projects.ts';

const allParts = Object.keys(parts).filter(isPart);
const lines = [
  ['npm test', 'everything'],
  ...allParts.map((name) => [`npm test -- ${name}`, partOf(name).about]),
  ['npm test -- changed', 'the parts that your changes can reach'],
  ['npm test -- -t "words"', 'the tests whose names hold these words, of all parts or of those named'],
];
const usage = lines.map(([command = '', about]) => `${command.padEnd(24)}${about}`).join('\n');

const { values, positionals } = readWords(
  {
    options: { 'test-name': { type: 'string', short: 't' }, help: { type: 'boolean' } },
    allowPositionals: true,
  },
  usage,
);
if (values.help === true) console.log(usage);
else await runParts(chosenParts(positionals), values['test-name']);

function chosenParts(names: readonly string[]): PartName[] {
  if (names.length === 0) return allParts;
  const chosen = names.flatMap((name) => {
    if (name === 'changed') return partsReachedBy(changedFiles());
    if (isPart(name)) return [name];
    console.error(`"${name}" is no part of the tests.\n\n${usage}`);
    return process.exit(2);
  });
  return allParts.filter((name) => chosen.includes(name));
}

/** Runs these parts, and of them only the tests whose names hold the filter, where there is one. */
async function runParts(names: readonly PartName[], filter: string | undefined): Promise<void> {
  const chosen = names.map(partOf);
  console.log(`Parts: ${names.join(', ') || 'none, for nothing has changed'}`);
  const stages: Stage[] = [];
  const failures: string[] = [];
  const needs = new Set(chosen.flatMap((part) => part.needs ?? []));
  const commands = new Map(chosen.flatMap((part) => Object.entries(part.commands ?? {})));

  const checks = filter === undefined ? [...commands] : [];
  const had = await provide(needs, checks, stages);
  const projects = new Set(chosen.flatMap((part) => part.vitest ?? []));
  // The pages of an earlier build may still be there.
  for (const { name } of had.has('site') ? [] : vitestProjects.filter(({ builtSite }) => builtSite)) {
    if (projects.delete(name)) failures.push(`${name}: left out, because there is no built site`);
  }
  if (projects.size > 0) {
    const words = ['vitest', 'run', '--reporter=default', '--reporter=json', '--passWithNoTests'];
    // Node reads the settings and what they load by itself; Vite would bundle some three hundred files first.
    words.push('--configLoader=native');
    words.push(`--outputFile.json=${vitestReport.file}`);
    words.push(...[...projects].flatMap((project) => ['--project', project]));
    if (filter !== undefined) words.push('-t', filter);
    stages.push(await runStage('Vitest', words, vitestReport));
  }
  if (chosen.some(({ playwright }) => playwright)) {
    const missing = (['site', 'chromium'] as const).find((need) => !had.has(need));
    if (missing !== undefined) failures.push(`Browser: left out, because there is no ${missing}`);
    else {
      process.env['TEST_REPORT'] = resolve(playwrightReport.file);
      const words = ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'];
      if (filter !== undefined) words.push('--pass-with-no-tests', '-g', filter);
      stages.push(await runStage('Browser', words, playwrightReport));
    }
  }
  printStages(stages, failures, filter === undefined);
}

/** Runs the checks, and gets ready what is needed meanwhile. Returns what there is now. */
async function provide(
  needs: ReadonlySet<Need>,
  checks: readonly (readonly [string, readonly string[]])[],
  stages: Stage[],
): Promise<Set<Need>> {
  const had = new Set<Need>();
  if (needs.has('chromium')) {
    const path = await findBrowser().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return undefined;
    });
    if (path !== undefined) {
      process.env['CHROMIUM_PATH'] = path;
      process.env['CHROMIUM_SHELL_PATH'] = (await findShell()) ?? '';
      had.add('chromium');
    }
  }
  if (needs.has('other browsers')) await findOtherBrowsers();
  const work = [...checks];
  if (needs.has('site')) work.push(['Build', ['node', 'scripts/build.ts']]);
  // Beforehand: within a test, a slow download would look like a fault of that test.
  if (needs.has('backend tools')) work.push(['Test tools', ['node', 'tests/backend/tools/install.ts']]);
  if (needs.has('publishing tools'))
    work.push(['Publishing tools', ['node', 'tests/publishing/tools/install.ts']]);
  const done = await runSideBySide(work);
  stages.push(...done);
  if (done.some(({ name, failures }) => name === 'Build' && failures.length === 0)) had.add('site');
  return had;
}

/** At the end, where it is found without scrolling through all that passed. */
function printStages(stages: readonly Stage[], others: readonly string[], withLeftOut: boolean): void {
  const list = (heading: string, names: readonly string[]) => {
    if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `- ${name}`).join('\n')}`);
  };
  announce('Stages');
  for (const { name, passed, failures, seconds } of stages) {
    console.log(
      `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failures.length} failed`,
    );
  }
  const failed = [...stages.flatMap(({ failures }) => failures), ...others];
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  if (withLeftOut)
    list(
      'Left out',
      stages.flatMap(({ leftOut = [] }) => leftOut),
    );
  list(
    'Needed a second try',
    stages.flatMap(({ secondTries = [] }) => secondTries),
  );
  list('Failed', failed);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}
