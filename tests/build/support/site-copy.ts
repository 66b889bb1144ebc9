/** Copies of the site, in which commands can run. */
import { cpSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { ownEnvironment, runProcess } from '../../fixtures/run-process.ts';

export type CommandResult = { status: number; output: string };

export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

const sources = [
  '.github',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'src',
  'scripts',
  'bench',
  'supabase',
];

/** Node's compile cache, shared by all copies. */
const compileCache = '.cache/compiled-in-copies';

/** Copies the project with the fixture's content, or with the content of another folder, to `to` or a temporary folder. */
export async function copySite(from = 'tests/fixtures/firm', to?: string) {
  const folder = to === undefined ? await createTemporaryFolder() : resolve(to);
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['content', 'public']) cpSync(join(from, name), join(folder, name), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const path of [compileCache, join(folder, '.cache')]) await mkdir(path, { recursive: true });
  await symlink(join(process.cwd(), compileCache), join(folder, compileCache));
  const cacheSettings = { NODE_COMPILE_CACHE: join(folder, compileCache), NODE_COMPILE_CACHE_PORTABLE: '1' };
  return {
    folder,
    async run(
      script: string,
      args: string[] = [],
      environment: Record<string, string> = {},
    ): Promise<CommandResult> {
      const command = ['--import', './scripts/plain-errors.js', `scripts/${script}.ts`, ...args];
      const env = { ...ownEnvironment, ...cacheSettings, ...environment };
      const { code, output } = await runProcess(process.execPath, command, { cwd: folder, env });
      return { status: code ?? -1, output };
    },
    /** Reads a file of the built site. */
    readBuiltFile: (file: string) => readFile(join(folder, 'dist/client', file), 'utf8'),
  };
}
