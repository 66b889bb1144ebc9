import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFactFile } from '../../../content/attacks/attacks.ts';
import { article } from '../../../content/corpus/samples.ts';
import { preview } from './one-preview.ts';

test('the preview doesn’t run code in content', async () => {
  const marker = join(preview.root, 'attacked');
  const code = `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(marker)}, 'x')`;
  const files = {
    'content/facts/zz-attack.md': createFactFile(`{${code}}`),
    'content/articles/zz-fact.mdx': article.replace('Some words.', 'It says {{zz-attack}}.'),
    'content/articles/zz-export.mdx': article.replace('Some words.', () => `export const x = ${code};`),
    'content/articles/zz-comment.mdx': article.replace('Some words.', () => `{/* a */ ${code} /* b */}`),
    'content/faqs/zz-attack.md': `---js\n{ question: ${code} }\n---\n\nWords.\n`,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(preview.root, path), text);
  const loadOverview = async () => (await fetch(`${preview.url}/author`)).text();
  const listReportedFiles = async () => {
    const authorPage = await loadOverview();
    return Object.keys(files).filter((path) => authorPage.includes(path));
  };
  await expect
    .poll(listReportedFiles)
    .toEqual(expect.arrayContaining(Object.keys(files).filter((path) => !path.endsWith('zz-fact.mdx'))));
  for (const path of [
    '/',
    '/blog',
    '/blog/zz-fact',
    '/blog/zz-export',
    '/blog/zz-comment',
    '/author',
    '/files',
  ])
    await fetch(`${preview.url}${path}`, { headers: { accept: 'text/html' } });
  const modules = ['zz-fact', 'zz-export', 'zz-comment'].map(
    (name) => `/content/articles/${name}.mdx?import`,
  );
  const responses = await Promise.all(modules.map((path) => fetch(`${preview.url}${path}`)));
  expect(responses.slice(1).map(({ ok }) => ok)).toEqual([false, false]);
  expect(existsSync(marker)).toBe(false);
  for (const path of Object.keys(files)) await rm(join(preview.root, path));
  await expect.poll(loadOverview).toContain('<h1>Content of this site');
});
