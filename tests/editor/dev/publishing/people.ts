/** Simulates a person's computer with a clone of the repository, in the folder of the shared preview. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { homeFolder as home, host, preview } from '../one-preview/one-preview.ts';
import type { Person } from './host.ts';

export type Computer = Awaited<ReturnType<typeof prepareComputer>>;

/** Configures Git for a person, and returns the person's computer. */
export async function prepareComputer(person: Person) {
  const { hostname, port } = new URL(host.url);
  const config = `[user]\n\tname = ${person.login}\n\temail = ${person.login}@example.com\n[credential]\n\thelper = store\n[url "${host.url}/"]\n\tinsteadOf = https://github.com/\n`;
  await writeFile(join(home, '.gitconfig'), config);
  const login = `${person.login}:${person.token}`;
  const credentials = `http://${login}@${hostname}%3a${port}\nhttps://${login}@github.com\n`;
  await writeFile(join(home, '.git-credentials'), credentials);
  // Not `execFileSync`, because the fake host runs in this process.
  const git = async (...args: string[]) => {
    const env = { ...process.env, HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
    const { stdout } = await promisify(execFile)('git', args, { cwd: preview.root, env });
    return stdout.trim();
  };
  // Commits only the files that editors change.
  await writeFile(
    join(preview.root, '.gitignore'),
    '/*\n!/content\n!/public\n!/.gitignore\n!/.gitattributes\n',
  );
  await writeFile(join(preview.root, '.gitattributes'), 'content/published-paths.txt merge=union\n');
  return {
    ...preview,
    git,
    replace: async (file: string, oldText: string, newText: string) => {
      const text = await readFile(join(preview.root, file), 'utf8');
      if (!text.includes(oldText)) throw new Error(`${file} does not contain “${oldText}”.`);
      await writeFile(
        join(preview.root, file),
        text.replace(oldText, () => newText),
      );
    },
  };
}

/** Creates the repository and pushes the first commit. */
export async function pushFirstCommit({ git }: Computer): Promise<void> {
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('remote', 'add', 'origin', 'https://github.com/firm/site.git');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Begin');
  await git('push', '--quiet', '--set-upstream', 'origin', 'main');
}
