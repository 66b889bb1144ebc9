import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from '../../fixtures/run-process.ts';

/** Runs Node.js with the error handler. */
async function runNode(args: string[], environment: Record<string, string> = {}) {
  const { DEBUG: _, ...inheritedVariables } = process.env;
  const handler = ['--import', resolve('scripts/plain-errors.js')];
  const env = { ...inheritedVariables, ...environment };
  const { code, stderr } = await runProcess(process.execPath, [...handler, ...args], { env });
  return { code, stderr };
}

const runCode = (code: string, environment?: Record<string, string>) =>
  runNode(['--input-type=module', '-e', code], environment);

test('every npm script that runs a project command loads plain-errors.js', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = Object.values(scripts).filter((line) => line.startsWith('node '));
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((line) => !line.includes('--import ./scripts/plain-errors.js'))).toEqual([]);
});

test.each([
  ['a thrown error', "throw new Error('The day is wrong.')"],
  ['a rejected promise', "await Promise.reject(new Error('The day is wrong.'))"],
  [
    'an unhandled rejection',
    "void Promise.reject(new Error('The day is wrong.')); setInterval(() => {}, 1000)",
  ],
])(
  'after %s, a command exits with 1 and prints the message; DEBUG adds the stack trace',
  async (_how, code) => {
    const shortResult = await runCode(code);
    expect(shortResult).toEqual({
      code: 1,
      stderr: 'The day is wrong.\n(Run it again with DEBUG=1 to see the stack trace.)\n',
    });
    const debugResult = await runCode(code, { DEBUG: '1' });
    expect(debugResult.code).toBe(1);
    expect(debugResult.stderr).toContain('    at ');
  },
);

test('an invalid date, a missing permission and a full disk are each reported in one sentence', async () => {
  const result = await runNode([resolve('scripts/status.ts')], { SITE_NOW: 'soon' });
  expect(result.code).toBe(1);
  expect(result.stderr).toMatch(/^SITE_NOW must be .*"soon"\.\n\(Run it again [^\n]*\n$/);

  const throwSystemError = (code: string, path: string) =>
    runCode(`throw Object.assign(new Error('${code}: x'), { code: '${code}', path: '${path}' })`);
  expect((await throwSystemError('EACCES', '/site/dist')).stderr).toMatch(
    /^\/site\/dist can’t be .*permission denied/,
  );
  expect((await throwSystemError('ENOSPC', '/site/dist')).stderr).toMatch(
    /^\/site\/dist can’t be .*the disk is full/,
  );
});

test('a command ends without a message when the reader of its output stops early, as head does', async () => {
  const script = 'setInterval(() => process.stdout.write("text".repeat(9999)), 1)';
  const child = spawn(process.execPath, ['--import', resolve('scripts/plain-errors.js'), '-e', script]);
  const messages = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect([await once(child, 'exit'), await messages]).toEqual([[1, null], '']);
});
