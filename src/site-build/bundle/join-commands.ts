import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import type { Plugin } from 'rolldown';

/** The commands that people wait for after an edit. */
const commands = ['scripts/build.ts', 'scripts/check.ts'];

/** What else decides which modules there are. */
const packageLists = ['package.json', 'node_modules/.package-lock.json'];

/** Packages of many small files. All others are loaded as they are installed: few are asked for, and some hold machine code. */
const joinedPackages = new Set(['gray-matter', 'image-size', 'yaml', 'zod']);

const inPackage = /[\\/]node_modules[\\/]/;

/** What `scripts/keep-compiled.js` reads: where each command is, the files that it is made from, and the fingerprint of these. */
type JoinedCommands = { commands: Record<string, string>; modules: string[]; fingerprint: string };

/**
 * Joins the modules of commands into a few files, which are loaded in half the time of hundreds. The commands take them
 * for as long as no module has changed. `npm ci` has it done, as packages come compiled too, and a build after the code has changed.
 */
export async function joinCommands(root: string): Promise<void> {
  const outDir = join(root, '.commands');
  const input = commands.map((command) => join(root, command)).filter((file) => existsSync(file));
  if (input.length === 0 || (await isJoinedAlready(outDir))) return;
  const started = Date.now();
  const { output } = await build({
    cwd: root,
    input,
    platform: 'node',
    // gray-matter can run code in fields, which nobody asks it to.
    checks: { eval: false },
    logLevel: 'warn',
    external: (id, from = '') => isPackage(id) && !isJoined(id) && !inPackage.test(from),
    plugins: [ownPlaces],
    output: { dir: outDir, cleanDir: true, entryFileNames: '[name].js' },
  });
  const own = output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => isAbsolute(id) && !inPackage.test(id));
  const modules = [...own, ...packageLists.map((file) => join(root, file))];
  // Whether a file that was saved meanwhile was joined before or after, nobody knows.
  if (modules.some((file) => statSync(file).mtimeMs > started)) return;
  const joined: JoinedCommands = {
    commands: Object.fromEntries(input.map((file) => [file, pathToFileURL(joinedAs(file, outDir)).href])),
    modules,
    fingerprint: fingerprintOf(modules),
  };
  await writeFile(join(outDir, 'commands.json'), JSON.stringify(joined));
}

async function isJoinedAlready(outDir: string): Promise<boolean> {
  try {
    const joined: JoinedCommands = JSON.parse(await readFile(join(outDir, 'commands.json'), 'utf8'));
    return joined.fingerprint === fingerprintOf(joined.modules);
  } catch {
    // Never joined, or a module is gone.
    return false;
  }
}

function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha1');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function joinedAs(file: string, outDir: string): string {
  return join(outDir, `${basename(file, '.ts')}.js`);
}

/** Our own modules are named by their path, or by a room such as `#content`. */
function isPackage(id: string): boolean {
  return /^[\w@]/.test(id) && !isAbsolute(id);
}

function isJoined(id: string): boolean {
  return joinedPackages.has(id.split('/')[0] ?? '');
}

/** Modules that look for files beside their own look there still. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};
