import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'samples');

/** Small valid files that aren't part of the fixture content, by path. */
export const samples: ReadonlyMap<string, string> = new Map(
  globSync('content/**/*.{md,mdx}', { cwd: folder }).map((path) => [
    path,
    readFileSync(join(folder, path), 'utf8'),
  ]),
);

export const article = samples.get('content/articles/zz.md') ?? '';

/** Creates the text of a small legal page, with these fields added or replaced. */
export function createLegalPage(...fields: string[]): string {
  const text = samples.get('content/legal/zz.md') ?? '';
  return fields.reduce((page, field) => {
    const [name = ''] = field.split(':');
    return page.replace(new RegExp(`^${name}: .*\n`, 'm'), '').replace('---\n', `---\n${field}\n`);
  }, text);
}
