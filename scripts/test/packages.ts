import { run } from './stage.ts';

/** Installs packages of a Debian system; true when they are there afterwards. `words` may hold options of apt-get. */
export async function installPackages(words: string[]): Promise<boolean> {
  await run(['apt-get', 'update', '-qq']);
  return (await run(['apt-get', 'install', '-y', '-qq', ...words])) === 0;
}
