/** Runs the commands in the README in a copy of the project, slow ones with --help, unless another test runs them. */
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../../scripts/test/browsers.ts';
import { copySite } from '../../build/support/site-copy.ts';
import type { SiteCopy } from '../../build/support/site-copy.ts';
import { ownEnvironment, runProcess, type ProcessResult } from '../../fixtures/run-process.ts';

type Expectation = {
  /** Arguments that make a slow command fast. */
  args?: string;
  output: RegExp;
  /** Default: 0. */
  exitCode?: number;
};

const helpExpectation: Expectation = { args: '-- --help', output: /npm run|Usage/ };

/** Expected output of each command. */
const expectations: Record<string, Expectation> = {
  'npm test': { args: '-- --help', output: /npm test -- quick/ },
  'npm test -- quick': { args: '--help', output: /npm test -- quick/ },
  'npm test -- --help': { output: /npm test -- -t "text"/ },
  'npm run build': helpExpectation,
  'npm run status': helpExpectation,
  'npm run leads': helpExpectation,
  'npm run deploy': helpExpectation,
  'npm run deploy -- --check': { output: /Fix \d+ items before the site can go live/, exitCode: 1 },
  'npm run bench': helpExpectation,
  'npm run format': { args: '-- --help', output: /Usage/ },
  'npx node scripts/generate-share-images.ts': { output: /public\/share\/counties\.png/ },
};

/** Commands that other tests run. No test installs packages. */
const commandsTestedElsewhere: Record<string, string> = {
  'npm ci': '',
  'npm start': 'build/new-code/new-code.test.ts',
  'npm run dev': 'editor/dev/one-preview/one-preview.test.ts',
  'npm run check': 'build/new-code/new-code.test.ts',
  'npm run check -- --write-forms': 'build/new-code/new-code.test.ts',
  'npm run new -- county "Polk"': 'build/new-county.test.ts',
};

const readme = readFileSync('README.md', 'utf8');
const browser = findChromium();

/** Lists the commands in code spans and blocks. */
function listCommands(text: string): string[] {
  const spans = [...text.matchAll(/`(np[mx] [^`]+)`/g)].map(([, command = '']) => command);
  const blocks = [...text.matchAll(/^```\n([^`]*)^```/gm)].flatMap(([, block = '']) => block.split(/\n|&&/));
  const commands = [...spans, ...blocks].map((command) => command.trim()).filter(Boolean);
  return [...new Set(commands)].filter((command) => !(command in commandsTestedElsewhere));
}

function listOptions(text: string): [command: string, option: string][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `npm'))
    .flatMap((line) => {
      const [, command = ''] = /^\| `([^`]+)`/.exec(line) ?? [];
      return [...line.matchAll(/`-- (--[a-z-]+)[^`]*`/g)].map(([, option = '']): [string, string] => [
        command.split(' -- ')[0] ?? '',
        option,
      ]);
    });
}

let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite();
  await rm(join(copy.folder, 'public/share'), { recursive: true, force: true });
});

const results = new Map<string, Promise<ProcessResult>>();

/** Runs each command only once. */
function runCached(command: string): Promise<ProcessResult> {
  const { SITE_NOW: _, FORCE_COLOR: __, ...inheritedVariables } = ownEnvironment;
  const PATH = [resolve('node_modules/.bin'), inheritedVariables['PATH']].join(delimiter);
  const options = { cwd: copy.folder, env: { ...inheritedVariables, PATH, NO_COLOR: '1' } };
  const result = results.get(command) ?? runProcess('/bin/sh', ['-c', command], options);
  results.set(command, result);
  return result;
}

const commands = listCommands(readme);

test('every command in the README is tested', () => {
  expect(commands.toSorted()).toEqual(Object.keys(expectations).toSorted());
  for (const file of Object.values(commandsTestedElsewhere))
    expect(existsSync(join('tests', file)), file).toBe(true);
});

test.each(commands.filter((command) => browser !== undefined || !command.includes('generate-share-images')))(
  '%s works',
  { timeout: 300_000 },
  async (command) => {
    const expectation = expectations[command] ?? helpExpectation;
    const { code, output } = await runCached([command, expectation.args].filter(Boolean).join(' '));
    expect(output).toMatch(expectation.output);
    expect(code, output).toBe(expectation.exitCode ?? 0);
  },
);

test.each(listOptions(readme))('%s has the option %s', async (command, option) => {
  expect((await runCached(`${command} -- --help`)).output).toContain(option);
});

test.skipIf(browser === undefined)('every share image is generated', async () => {
  expect(await readdir(join(copy.folder, 'public/share'))).toEqual(
    await readdir('tests/fixtures/firm/public/share'),
  );
});
