import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Replaces each `{{fact}}` by its words, because quoting facts is not what the peers are compared in. */
export async function plainFacts(content: string): Promise<(text: string) => string> {
  const folder = join(content, 'facts');
  const words = new Map<string, string>();
  for (const file of await readdir(folder)) {
    const stated = /^statedAs: *"?(.*?)"?$/m.exec(await readFile(join(folder, file), 'utf8'))?.[1];
    if (stated !== undefined) words.set(basename(file, '.md'), stated);
  }
  return (text) => text.replace(/\{\{\s*([a-z0-9-]+)\s*\}\}/g, (_, name: string) => words.get(name) ?? name);
}
