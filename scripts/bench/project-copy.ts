import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { cpSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'src',
  'scripts',
  'supabase',
];

/**
 * A copy of this project to change, build and measure in, so that nothing of it mixes with the real. `from` is the
 * folder that its content and its public files come from.
 */
export async function copyProject(from = '.'): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'bench-'));
  for (const name of copied.filter((file) => existsSync(join(project, file)))) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  for (const name of ['content', 'public'])
    cpSync(join(project, from, name), join(root, name), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }) };
}

/** The command behind `npm run <name>`, without npm's own start. */
export async function commandOf(root: string, name: 'build' | 'check' | 'dev'): Promise<string[]> {
  const { scripts }: { scripts: Record<typeof name, string> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  return scripts[name].split(' ');
}
