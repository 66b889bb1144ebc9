import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFactFile } from '../content/attacks/attacks.ts';
import { article } from '../content/corpus/samples.ts';
import { ownEnvironment, runProcess } from '../fixtures/run-process.ts';
import { copySite } from './support/site-copy.ts';

test('a build without a check runs no words of a fact, and renders no content that has an error', async () => {
  const { folder } = await copySite();
  const mark = join(folder, 'attacked');
  const words = `{process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(mark)}, 'x')}`;
  await writeFile(join(folder, 'content/facts/zz-attack.md'), createFactFile(words));
  await writeFile(
    join(folder, 'content/articles/zz-attack.mdx'),
    article.replace('Some words.', 'It says {{zz-attack}}.'),
  );
  const build = await runProcess(join(folder, 'node_modules/.bin/vike'), ['build'], {
    cwd: folder,
    env: ownEnvironment,
  });
  expect(build.code).toBe(1);
  expect(existsSync(mark)).toBe(false);
});
