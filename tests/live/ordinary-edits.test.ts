import { expect, test } from 'vitest';
import { readAndCheck } from '#build/check-site.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { makeEdit, ordinaryEdits } from './ordinary-edits.ts';
import { copySite } from '../build/support/site-copy.ts';

const site = await copySite('.');

test('ordinary edits pass the check and the build', async () => {
  const now = new Date();
  const cache: ContentCache = new Map();
  for (const [name, edit] of Object.entries(ordinaryEdits(now))) {
    await makeEdit(site.folder, edit);
    const { problems } = await readAndCheck({ root: site.folder, now, cache });
    expect(selectErrors(problems), name).toEqual([]);
  }
  expect(await site.run('build')).toMatchObject({ status: 0 });
}, 400_000);
