/** Runs every command of the README on a copy of the project. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findInstalledBrowser } from '../../../scripts/test/browsers.ts';
import { copySite } from '../../build/support/site-copy.ts';
import type { SiteCopy } from '../../build/support/site-copy.ts';
import { ownEnvironment, runProcess, type ProcessResult } from '../../fixtures/run-process.ts';

type Proof = {
  /** Added to slow commands. */
  words?: string;
  prints: RegExp;
  /** Default: 0. */
  code?: number;
};

const help: Proof = { words: '-- --help', prints: /npm run|Usage/ };

/** Expected output of each command. */
const proofs: Record<string, Proof> = {
  'npm test': { words: '-- --help', prints: /npm test -- quick/ },
  'npm test -- quick': { words: '--help', prints: /npm test -- quick/ },
  'npm test -- --help': { prints: /npm test -- quick/ },
  'npm run build': help,
  'npm run status': help,
  'npm run leads': help,
  'npm run deploy': help,
  'npm run deploy -- --check': { prints: /missing before the site can go live/, code: 1 },
  'npm run gallery': { prints: /npm run gallery -- --sheet/ },
  'npm run bench': help,
  'npm run format': { words: '-- --help', prints: /Usage/ },
  'npx node scripts/generate-share-images.ts': { prints: /public\/share\/counties\.png/ },
};

/** Commands that other tests run, except the one that installs packages. */
const provenElsewhere: Record<string, string> = {
  'npm ci': '',
  'npm start': 'backend/functions/one-definition.test.ts',
  'npm run dev': 'editor/dev/one-preview/one-preview.test.ts',
  'npm run check': 'backend/functions/one-definition.test.ts',
  'npm run check -- --write-forms': 'backend/functions/one-definition.test.ts',
  'npm run new -- county "Polk"': 'build/new-county.test.ts',
};

const readme = readFileSync('README.md', 'utf8');
const browser = findInstalledBrowser();

/** Commands in code spans and blocks. */
function listCommands(text: string): string[] {
  const spans = [...text.matchAll(/`(np[mx] [^`]+)`/g)].map(([, command = '']) => command);
  const blocks = [...text.matchAll(/^```\n([^`]*)^```/gm)].flatMap(([, block = '']) => block.split(/\n|&&/));
  const commands = [...spans, ...blocks].map((command) => command.trim()).filter(Boolean);
  return [...new Set(commands)].filter((command) => !(command in provenElsewhere));
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
  await mkdir(join(copy.folder, '.github'));
});

const results = new Map<string, Promise<ProcessResult>>();

/** Each line runs once. */
function runLine(line: string): Promise<ProcessResult> {
  const { SITE_NOW: _, FORCE_COLOR: __, ...inherited } = ownEnvironment;
  const PATH = [resolve('node_modules/.bin'), inherited['PATH']].join(delimiter);
  const options = { cwd: copy.folder, env: { ...inherited, PATH, NO_COLOR: '1' } };
  const result = results.get(line) ?? runProcess('/bin/sh', ['-c', line], options);
  results.set(line, result);
  return result;
}

const commands = listCommands(readme);

test('every command of the README is tested', () => {
  expect(commands.toSorted()).toEqual(Object.keys(proofs).toSorted());
  for (const file of Object.values(provenElsewhere)) expect(existsSync(join('tests', file)), file).toBe(true);
});

test.each(commands.filter((command) => browser !== undefined || !command.includes('generate-share-images')))(
  '%s works',
  { timeout: 300_000 },
  async (command) => {
    const proof = proofs[command] ?? help;
    const { code, output } = await runLine([command, proof.words].filter(Boolean).join(' '));
    expect(output).toMatch(proof.prints);
    expect(code, output).toBe(proof.code ?? 0);
  },
);

test.each(listOptions(readme))('%s has the option %s', async (command, option) => {
  const { output } = await runLine(`${command} -- ${option} --help`);
  expect(output).toContain(option);
  expect(output).not.toContain(`Unknown option '${option}'`);
});

test.skipIf(browser === undefined)('share images are complete', async () => {
  expect(await readdir(join(copy.folder, 'public/share'))).toEqual(
    await readdir('tests/fixtures/firm/public/share'),
  );
});
