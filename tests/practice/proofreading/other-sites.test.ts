import { expect, test } from 'vitest';
import { checkAddresses, collectExternalLinks } from '#practice/proofreading/other-sites.ts';

const path = 'content/faqs/zz.md';

test('a link with 404 is broken; 403, 429, a timeout and no connection are unknown', async () => {
  const status: Record<string, number> = {
    'https://a.org/': 200,
    'https://b.org/': 404,
    'https://c.org/': 403,
    'https://d.org/': 429,
  };
  const answers = await checkAddresses(
    [...Object.keys(status), 'https://e.org/', 'https://f.org/'],
    async (address) => {
      if (address === 'https://e.org/') throw Object.assign(new Error('late'), { name: 'TimeoutError' });
      const known = status[address];
      if (known === undefined) throw new Error('no such host');
      return { status: known };
    },
  );
  expect(answers.map(({ address, state, why }) => `${address} ${state}: ${why}`)).toEqual([
    'https://a.org/ fine: 200',
    'https://b.org/ broken: the site responds with 404',
    'https://c.org/ could not check: the site responds with 403',
    'https://d.org/ could not check: the site responds with 429',
    'https://e.org/ could not check: timed out',
    'https://f.org/ could not check: no connection',
  ]);
  expect([
    ...collectExternalLinks(new Map([[path, 'x\nSee [a](https://a.org/b), https://www.example.com/c.']])),
  ]).toEqual([['https://a.org/b', [`${path}:2:9`]]]);
});
