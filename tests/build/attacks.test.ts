import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFactFile } from '../content/attacks/attacks.ts';
import { article } from '../content/corpus/samples.ts';
import { ownEnvironment, runProcess } from '../fixtures/run-process.ts';
import { copySite } from './support/site-copy.ts';

test('a build without the check fails for content with errors, and doesn’t run code in a fact', async () => {
  const { folder } = await copySite();
  const markerFile = join(folder, 'attacked');
  const code = `{process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(markerFile)}, 'x')}`;
  await writeFile(join(folder, 'content/facts/zz-attack.md'), createFactFile(code));
  await writeFile(
    join(folder, 'content/articles/zz-attack.mdx'),
    article.replace('Some words.', 'It says {{zz-attack}}.'),
  );
  const build = await runProcess(join(folder, 'node_modules/.bin/vike'), ['build'], {
    cwd: folder,
    env: ownEnvironment,
  });
  expect(build.code).toBe(1);
  expect(existsSync(markerFile)).toBe(false);
});
