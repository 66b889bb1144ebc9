import { afterAll, expect, test } from 'vitest';
import { makeEdit, ordinaryEdits } from './ordinary-edits.ts';
import { copySite } from '../build/support/site-copy.ts';

const site = await copySite('.');
afterAll(() => site.remove());

test('ordinary edits pass the check and the build', async () => {
  for (const [name, edit] of Object.entries(ordinaryEdits(new Date()))) {
    await makeEdit(site.folder, edit);
    expect(await site.run('check'), name).toMatchObject({ status: 0 });
  }
  expect(await site.run('build')).toMatchObject({ status: 0 });
}, 400_000);
