import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../fixtures/resources.ts';

async function runCommand(command: string, environment: Record<string, string>): Promise<number> {
  const child = spawn(command, { cwd: tmpdir(), env: { ...process.env, ...environment }, stdio: 'ignore' });
  return await new Promise((resolve) => child.on('close', (status) => resolve(status ?? -1)));
}

test('the launcher installs missing or outdated packages and runs the preview', async () => {
  const folder = join(await createTemporaryFolder(), 'start file');
  for (const file of ['start-preview.command', 'scripts/start-preview.js', 'package-lock.json'])
    cpSync(file, join(folder, file));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await mkdir(join(folder, 'bin'), { recursive: true });
  await writeFile(join(folder, 'bin/npm'), '#!/bin/sh\necho "$@" >> npm.log\n', { mode: 0o755 });
  const environment = { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };
  const start = () => runCommand(join(folder, 'start-preview.command'), environment);
  const readLog = () => readFile(join(folder, 'npm.log'), 'utf8');

  expect(await start()).toBe(0);
  expect(await readLog()).toBe('ci\nrun dev -- --open\n');
  await mkdir(join(folder, 'node_modules'));
  await writeFile(join(folder, 'node_modules/.package-lock.json'), '{}');
  await start();
  expect((await readLog()).split('\n').slice(2)).toEqual(['run dev -- --open', '']);
  const oldDate = new Date('2026-01-01');
  await utimes(join(folder, 'node_modules/.package-lock.json'), oldDate, oldDate);
  await start();
  expect((await readLog()).split('\n').slice(3)).toEqual(['ci', 'run dev -- --open', '']);
});
