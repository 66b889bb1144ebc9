import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The text that a new file of a kind starts from, with %words% where its name and its days belong. */
export function readTemplate(kind: string): Promise<string> {
  return readFile(join(import.meta.dirname, `../templates/${kind}.md`), 'utf8');
}

/** A template with its words filled in; one that is not known stays as it is. */
export function filledIn(template: string, words: Record<string, string>): string {
  return template.replace(/%([a-z0-9-]+)%/g, (whole, key: string) => words[key] ?? whole);
}
