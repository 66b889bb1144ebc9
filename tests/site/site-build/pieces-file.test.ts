import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPieces, writePieces } from '#site-build/pieces-file.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'pieces-'))));
afterAll(() => rm(folder, { recursive: true }));

test('values are read as they were written, and a second writing replaces the first', async () => {
  const file = join(folder, 'new-folder/values.bin');
  const values = [{ text: 'Київ' }, new Map([['a', [1]]]), [], 'x'.repeat(100_000)];
  await writePieces(file, values);
  expect(await valuesIn(file)).toEqual(values);
  await writePieces(file, values.slice(0, 1));
  expect(await valuesIn(file)).toEqual(values.slice(0, 1));
});

test('a file that is missing or was cut off raises an error', async () => {
  const file = join(folder, 'cut.bin');
  await expect(valuesIn(file)).rejects.toThrow('ENOENT');
  await writePieces(file, ['first', 'second']);
  const whole = await readFile(file);
  for (const length of [2, whole.length - 3]) {
    await writeFile(file, whole.subarray(0, length));
    await expect(valuesIn(file)).rejects.toThrow(/./);
  }
});

async function valuesIn(file: string): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of readPieces(file)) values.push(value);
  return values;
}
