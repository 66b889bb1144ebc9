import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makeEdit, ordinaryEdits } from './support/ordinary-edits.ts';
import { copySite } from './support/site-copy.ts';

const edits = ordinaryEdits(new Date());
const site = await copySite('.');
afterAll(() => site.remove());

test.each(Object.keys(edits))(
  'the check and a build take %s',
  async (name) => {
    const edit = edits[name];
    if (edit === undefined) throw new Error(`There is no edit "${name}".`);
    const before = join(site.folder, '.cache/content-before');
    cpSync(join(site.folder, 'content'), before, { recursive: true });
    onTestFinished(async () => {
      await site.replace('content', before);
    });
    await makeEdit(site.folder, edit);
    expect(await site.run('check')).toMatchObject({ status: 0 });
    expect(await site.run('build')).toMatchObject({ status: 0 });
  },
  120_000,
);
