import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('reading a content entry throws', async () => {
  expect(() => readFileSync('content/pages/index.md')).toThrow('tests/fixtures/firm');
  await expect(async () => readFile('content/counties/pasco.md', 'utf8')).rejects.toThrow(
    'tests/fixtures/firm',
  );
  expect(readFileSync('tests/fixtures/firm/content/counties/pasco.md', 'utf8')).toContain('name: Pasco');
  expect(readFileSync('content/README.md', 'utf8')).not.toBe('');
});
