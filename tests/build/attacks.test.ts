import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factWithText } from '../content/attacks/attacks.ts';
import { article } from '../content/corpus/samples.ts';
import { copySite } from './support/site-copy.ts';

test('a build without a check runs no words of a fact, and renders no content that has an error', async () => {
  const { folder } = await copySite();
  const mark = join(folder, 'attacked');
  const words = `{process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(mark)}, 'x')}`;
  await writeFile(join(folder, 'content/facts/zz-attack.md'), factWithText(words));
  await writeFile(
    join(folder, 'content/articles/zz-attack.mdx'),
    article.replace('Some words.', 'It says {{zz-attack}}.'),
  );
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const build = spawn(join(folder, 'node_modules/.bin/vike'), ['build'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  await once(build, 'close');
  expect(build.exitCode).toBe(1);
  expect(existsSync(mark)).toBe(false);
});
