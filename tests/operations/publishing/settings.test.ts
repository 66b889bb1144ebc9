import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '#operations/publishing/settings.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
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
