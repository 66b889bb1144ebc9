import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '#operations/publishing/settings.ts';
import { ensureTools, toolsFolder } from '../../tool-sets.ts';
import type { ToolSet } from '../../tool-sets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('tools are installed once, and again when their lockfile changes', async () => {
  const calls = join(folder, 'calls');
  await writeFile(join(folder, 'npm'), `#!/bin/sh\necho "$1" >> ${calls}\nmkdir -p node_modules\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
  const declaredIn = relative(process.cwd(), join(folder, 'tools'));
  const set: ToolSet = { name: `test-${process.pid}`, about: 'nothing', declaredIn };
  try {
    await mkdir(declaredIn);
    await writeFile(join(declaredIn, 'package.json'), '{}');
    await writeFile(join(declaredIn, 'package-lock.json'), '{"one":1}');
    await ensureTools(set);
    await ensureTools(set);
    expect(await readFile(calls, 'utf8')).toBe('ci\n');
    await writeFile(join(declaredIn, 'package-lock.json'), '{"two":2}');
    await ensureTools(set);
    expect(await readFile(calls, 'utf8')).toBe('ci\nci\n');
  } finally {
    await rm(toolsFolder(set), { recursive: true, force: true });
  }
});

test('the setting files are read without adding them to the environment of this process', async () => {
  await mkdir(join(folder, 'supabase'));
  await writeFile(join(folder, '.env'), 'A_SETTING=from-env\nSHARED=first\n');
  await writeFile(join(folder, 'supabase/.env'), 'OTHER="with spaces"\nSHARED=second\n');
  expect(readSettings(folder, { OTHER: 'given' })).toEqual({
    A_SETTING: 'from-env',
    SHARED: 'first',
    OTHER: 'given',
  });
  expect(process.env).not.toHaveProperty('A_SETTING');
});
