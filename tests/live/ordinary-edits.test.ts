import { expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { fullCheck } from '#practice/full-check.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { applyEdit, createOrdinaryEdits } from './ordinary-edits.ts';
import { copySite } from '../build/support/site-copy.ts';

const copy = await copySite('.');

test('ordinary edits pass the check and the build', async () => {
  const now = new Date();
  const cache: ContentCache = new Map();
  for (const [name, edit] of Object.entries(createOrdinaryEdits(now))) {
    await applyEdit(copy.folder, edit);
    const { problems } = await loadContent({ root: copy.folder, now, cache, ...fullCheck });
    expect(selectErrors(problems), name).toEqual([]);
  }
  expect(await copy.run('build')).toMatchObject({ status: 0 });
}, 400_000);
