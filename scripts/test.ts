import { resolve } from 'node:path';
import { findBaseCommit } from '#practice/proofreading/changed-files.ts';
import { parseCommandLine } from './command-line.ts';
import { prepareBrowsers } from './test/browsers.ts';
import { parts } from './test/parts.ts';
import type { TestPart } from './test/parts.ts';
import { printStage, runCommand, runStage } from './test/stages.ts';
import type { Stage } from './test/stages.ts';

const usageLines = [
  ['npm test', 'all tests'],
  ...Object.entries(parts).map(([name, { description }]) => [`npm test -- ${name}`, description]),
  ['npm test -- changed', 'only Vitest tests that import a file you changed'],
  ['npm test -- -t "text"', 'only tests whose names match this text, in all parts or in those you name'],
];
const usage = usageLines
  .map(([command = '', description]) => `${command.padEnd(24)}${description}`)
  .join('\n');

const { values, positionals } = parseCommandLine(
  {
    options: { 'test-name': { type: 'string', short: 't' }, help: { type: 'boolean' } },
    allowPositionals: true,
  },
  usage,
);
const unknownPart = positionals.find((name) => name !== 'changed' && !Object.hasOwn(parts, name));
const filter = values['test-name'];
const report = '.cache/tests.xml';

if (values.help === true) console.log(usage);
else if (unknownPart !== undefined) {
  const advice = unknownPart.includes('.test.') ? `To run one file: npx vitest run ${unknownPart}` : usage;
  console.error(`"${unknownPart}" isn’t a test part.\n\n${advice}`);
  process.exitCode = 2;
} else if (positionals.includes('changed')) {
  const partsWithoutBrowser = Object.values(parts).filter(({ usesPlaywright }) => usesPlaywright !== true);
  await runParts(partsWithoutBrowser, [`--changed=${findBaseCommit()}`]);
} else {
  const names = positionals.length > 0 ? positionals : Object.keys(parts);
  await runParts(Object.entries(parts).flatMap(([name, part]) => (names.includes(name) ? [part] : [])));
}

/** Prepares the parts, runs them, and prints the result. */
async function runParts(
  selectedParts: readonly TestPart[],
  vitestOptions: readonly string[] = [],
): Promise<void> {
  for (const browsers of new Set(selectedParts.flatMap((part) => part.browsers ?? [])))
    prepareBrowsers(browsers);
  const commands = new Map(selectedParts.flatMap((part) => Object.entries(part.commands ?? {})));
  const stages = await Promise.all([...commands].map(([name, command]) => runCommand(name, command)));
  const projects = [...new Set(selectedParts.flatMap((part) => part.vitest ?? []))];
  if (projects.length > 0) {
    const args = ['vitest', 'run', '--reporter=default', '--reporter=junit', '--passWithNoTests'];
    // Node loads the configuration faster than Vite, which would bundle it.
    args.push('--configLoader=native', `--outputFile.junit=${report}`, ...vitestOptions);
    args.push(...projects.flatMap((project) => ['--project', project]));
    if (filter !== undefined) args.push('-t', filter);
    stages.push(runStage('Vitest', args, report));
  }
  if (selectedParts.some(({ usesPlaywright }) => usesPlaywright)) {
    process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'] = resolve(report);
    const args = ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'];
    args.push('--reporter=list,junit');
    if (filter !== undefined) args.push('--pass-with-no-tests', '-g', filter);
    stages.push(runStage('Browser', args, report));
  }
  printResult(stages);
}

function printResult(stages: readonly Stage[]): void {
  printStage('Result');
  for (const { name, seconds, passed, failures, skipped } of stages) {
    const counts = `${passed} passed, ${failures.length} failed, ${skipped} skipped`;
    console.log(`${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`);
  }
  const failedTests = stages.flatMap(({ failures }) => failures);
  if (failedTests.length > 0) console.log(`\nFailed:\n${failedTests.map((name) => `- ${name}`).join('\n')}`);
  const passedCount = stages.reduce((sum, stage) => sum + stage.passed, 0);
  console.log(`\n${passedCount} passed, ${failedTests.length} failed`);
  if (failedTests.length > 0) process.exitCode = 1;
}
