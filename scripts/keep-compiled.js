/**
 * Loaded before the commands that people wait for: what Node compiles is kept, so that the next one starts sooner, and
 * a command whose modules were joined is taken from there. Plain JavaScript, because it runs before anything could be kept.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const root = join(import.meta.dirname, '..');
enableCompileCache(join(root, '.cache/compiled'));
// Long patterns that look into few texts: read step by step at first and compiled later, they take three times as long.
setFlagsFromString('--no-regexp-tier-up');

const [, script = ''] = process.argv;
const joined = joinedCommand();
if (joined !== undefined) {
  const typed = pathToFileURL(script).href;
  registerHooks({
    resolve: (specifier, context, next) => next(specifier === typed ? joined : specifier, context),
  });
}

/** The address of the command as `src/site-build/bundle/join-commands.ts` has left it, while its modules are what they were. */
function joinedCommand() {
  try {
    const text = readFileSync(join(root, '.commands/commands.json'), 'utf8');
    const { commands, modules, fingerprint } = JSON.parse(text);
    const hash = createHash('sha1');
    for (const file of modules) hash.update(readFileSync(file));
    return hash.digest('hex') === fingerprint ? commands[script] : undefined;
  } catch {
    // Nothing was joined yet, or a module is gone.
    return undefined;
  }
}
