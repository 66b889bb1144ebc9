/** A host's rule file, read anew when a later build has replaced it: its policy names what lies beside it. */
import { readFile, stat } from 'node:fs/promises';
import { ifMissing } from '../if-missing.ts';

/** What gives the rules as they stand now; a file that isn't there has none. */
export async function ruleFile<Rules>(
  path: string,
  parse: (text: string) => Rules,
): Promise<() => Promise<Rules>> {
  let stamp = await stampOf(path);
  let rules = parse(await textOf(path));
  return async () => {
    const now = await stampOf(path);
    if (now !== stamp) {
      rules = parse(await textOf(path));
      stamp = now;
    }
    return rules;
  };
}

async function stampOf(path: string): Promise<string> {
  return await stat(path).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => '',
  );
}

/** A file that is there and can't be read now is read the next time: its rules are not taken for none. */
async function textOf(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(ifMissing(''));
}
