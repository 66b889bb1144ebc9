import { resolve } from 'node:path';
import { baseCommit } from '#practice/proofreading/changed-files.ts';
import { readWords } from './command-line.ts';
import { findBrowser, findOtherBrowsers, findShell } from './test/browsers.ts';
import { parts } from './test/parts.ts';
import type { Need, TestPart } from './test/parts.ts';
import { printStage, playwrightReport, runStage, vitestReport } from './test/stages.ts';
import type { Stage } from './test/stages.ts';
import { readFixtureSite, readLiveSite } from './test/vitest-projects.ts';

const lines = [
  ['npm test', 'everything'],
  ...Object.entries(parts).map(([name, { about }]) => [`npm test -- ${name}`, about]),
  ['npm test -- changed', 'the Vitest tests of all parts that import a file that you changed'],
  ['npm test -- -t "words"', 'the tests whose names contain these words, of all parts or of those named'],
];
const usage = lines.map(([command = '', about]) => `${command.padEnd(24)}${about}`).join('\n');

const { values, positionals } = readWords(
  {
    options: { 'test-name': { type: 'string', short: 't' }, help: { type: 'boolean' } },
    allowPositionals: true,
  },
  usage,
);
const fixtureBuild = 'Build of fixture';
const liveBuild = 'Build';

const unknown = positionals.find((name) => name !== 'changed' && !Object.hasOwn(parts, name));
const filter = values['test-name'];

if (values.help === true) console.log(usage);
else if (unknown !== undefined) {
  console.error(`"${unknown}" isn’t a test suite.\n\n${usage}`);
  process.exitCode = 2;
} else if (positionals.includes('changed')) {
  const withoutBrowser = Object.values(parts).filter(({ playwright }) => playwright !== true);
  await runParts(withoutBrowser, [`--changed=${baseCommit()}`]);
} else {
  const names = positionals.length > 0 ? positionals : Object.keys(parts);
  await runParts(Object.entries(parts).flatMap(([name, part]) => (names.includes(name) ? [part] : [])));
}

/** Prepares what the parts need, runs them, and prints the result. */
async function runParts(chosen: readonly TestPart[], vitestOptions: readonly string[] = []): Promise<void> {
  const needs = new Set(chosen.flatMap((part) => part.needs ?? []));
  if (needs.has('chromium')) {
    // Without a browser, only the browser tests fail.
    process.env['CHROMIUM_PATH'] = await findBrowser().catch((error: unknown) => {
      console.error(error);
      return '';
    });
    process.env['CHROMIUM_SHELL_PATH'] = (await findShell()) ?? '';
  }
  if (needs.has('other browsers')) await findOtherBrowsers();

  const stages: Stage[] = [];
  const checks = filter === undefined ? chosen.flatMap((part) => Object.entries(part.commands ?? {})) : [];
  for (const [name, command] of new Map([...checks, ...preparing(needs)]))
    stages.push(await runStage(name, command));

  const isBuilt = (site: string) => stages.some(({ name, passed }) => name === site && passed === 1);
  const unbuilt = new Set([
    ...(isBuilt(fixtureBuild) ? [] : readFixtureSite),
    ...(isBuilt(liveBuild) ? [] : readLiveSite),
  ]);
  const projects = [...new Set(chosen.flatMap((part) => part.vitest ?? []))].filter(
    (name) => !unbuilt.has(name),
  );
  if (projects.length > 0) {
    const words = ['vitest', 'run', '--reporter=default', '--reporter=json', '--passWithNoTests'];
    // Node loads the configuration faster than Vite, which would bundle it.
    words.push('--configLoader=native', `--outputFile.json=${vitestReport.file}`, ...vitestOptions);
    words.push(...projects.flatMap((project) => ['--project', project]));
    if (filter !== undefined) words.push('-t', filter);
    stages.push(await runStage('Vitest', words, vitestReport));
  }
  if (isBuilt(fixtureBuild) && chosen.some(({ playwright }) => playwright)) {
    process.env['TEST_REPORT'] = resolve(playwrightReport.file);
    const words = ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'];
    if (filter !== undefined) words.push('--pass-with-no-tests', '-g', filter);
    stages.push(await runStage('Browser', words, playwrightReport));
  }
  printResult(stages);
}

/** Commands that install tools, because a slow download inside a test would fail that test. */
function preparing(needs: ReadonlySet<Need>): [name: string, command: readonly string[]][] {
  const commands: [Need, string, readonly string[]][] = [
    ['fixture site', fixtureBuild, ['node', 'tests/fixtures/build-firm.ts']],
    ['live site', liveBuild, ['node', 'scripts/build.ts']],
    ['backend tools', 'Backend tools', ['node', 'tests/backend/tools/install.ts']],
    ['publishing tools', 'Publishing tools', ['node', 'tests/operations/publishing/tools/install.ts']],
  ];
  return commands.flatMap(([need, name, command]) => (needs.has(need) ? [[name, command]] : []));
}

function printResult(stages: readonly Stage[]): void {
  printStage('Result');
  for (const { name, seconds, passed, failures, skipped } of stages) {
    const counts = `${passed} passed, ${failures.length} failed, ${skipped} skipped`;
    console.log(`${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`);
  }
  const failed = stages.flatMap(({ failures }) => failures);
  printNames(
    'Passed on a retry',
    stages.flatMap(({ secondTries = [] }) => secondTries),
  );
  printNames('Failed', failed);
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

function printNames(heading: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `- ${name}`).join('\n')}`);
}
