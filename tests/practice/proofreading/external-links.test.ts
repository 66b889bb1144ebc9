import { expect, test } from 'vitest';
import { checkUrls, collectExternalLinks } from '#practice/proofreading/external-links.ts';

const path = 'content/faqs/zz.md';

test('external links are collected; a 404 is broken, and 403, 429, timeouts and connection errors are inconclusive', async () => {
  const statusByUrl: Record<string, number> = {
    'https://a.org/': 200,
    'https://b.org/': 404,
    'https://c.org/': 403,
    'https://d.org/': 429,
  };
  const results = await checkUrls(
    [...Object.keys(statusByUrl), 'https://e.org/', 'https://f.org/'],
    async (url) => {
      if (url === 'https://e.org/') throw Object.assign(new Error('late'), { name: 'TimeoutError' });
      const status = statusByUrl[url];
      if (status === undefined) throw new Error('no such host');
      return { status };
    },
  );
  expect(results.map(({ url, state, reason }) => `${url} ${state}: ${reason}`)).toEqual([
    'https://a.org/ ok: 200',
    'https://b.org/ broken: the site returned 404',
    'https://c.org/ unchecked: the site returned 403',
    'https://d.org/ unchecked: the site returned 429',
    'https://e.org/ unchecked: timed out',
    'https://f.org/ unchecked: request failed',
  ]);
  expect([
    ...collectExternalLinks(new Map([[path, 'x\nSee [a](https://a.org/b), https://www.example.com/c.']])),
  ]).toEqual([['https://a.org/b', [`${path}:2:9`]]]);
});
