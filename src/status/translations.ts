import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readFrontmatter } from '#content/explain/frontmatter.ts';
import { translationOf } from '#content/routes/translations.ts';
import type { TranslationState } from '#content/routes/translations.ts';
import type { PageEntry, Site } from '#content/site.ts';
import { hashOf, translatableLines } from '#content/texts.ts';
import { itemAt } from './report.ts';
import type { Item } from './report.ts';

const run = promisify(execFile);
const longestHistory = 50;
const changesShown = 8;

type TranslatedPage = { path: string; entry: PageEntry; source: PageEntry; state: TranslationState };

/** Pages that say of themselves what they translate, with the page they translate. */
export function translatedPages(site: Site): TranslatedPage[] {
  return [...site.pages.values()].flatMap(({ path, entry }) => {
    const translation = translationOf(site, entry);
    return translation === undefined ? [] : [{ path, entry, ...translation }];
  });
}

/**
 * Translations whose source has changed since, with what changed as far as the history of the files tells.
 */
export async function translations(site: Site, root: string): Promise<Item[]> {
  const items: Item[] = [];
  for (const { path, entry, source, state } of translatedPages(site)) {
    if (state === 'current') continue;
    const stamp = `When it is right again: npm run status -- --stamp ${path}`;
    if (state === 'unstamped') {
      items.push(
        itemAt(entry, ['translation', 'hash'], `It is not recorded which text this translates. ${stamp}`),
      );
      continue;
    }
    const hash = 'translation' in entry.data ? (entry.data.translation?.hash ?? '') : '';
    const old = await linesWithHash(root, source, hash);
    items.push({
      ...itemAt(
        entry,
        ['translation', 'hash'],
        `${source.file} has changed since this was translated. ${stamp}`,
      ),
      details:
        old === undefined
          ? ['The text of then is not in the history of the file.']
          : changes(old, translatableLines(source)),
    });
  }
  return items;
}

/** The source's lines as they were when its fingerprint was `hash`; undefined without git or that version. */
async function linesWithHash(root: string, source: PageEntry, hash: string): Promise<string[] | undefined> {
  try {
    const options = { cwd: root, maxBuffer: 16_000_000 };
    const log = await run('git', ['log', `-${longestHistory}`, '--format=%H', '--', source.file], options);
    for (const commit of log.stdout.split('\n').filter(Boolean)) {
      const { stdout: text } = await run('git', ['show', `${commit}:./${source.file}`], options);
      const { frontmatter } = readFrontmatter({ path: source.file, text });
      if (frontmatter === undefined) continue;
      const lines = translatableLines({ ...source, frontmatter });
      if (hashOf(lines) === hash) return lines;
    }
  } catch {
    // No git, no history: the report then says only that the source has changed.
  }
  return undefined;
}

/** Field by field: what was there, and what is there now. */
function changes(before: string[], after: string[]): string[] {
  const old = new Map(before.map(split));
  const now = new Map(after.map(split));
  const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field), now.get(field)];
    if (was === is) return [];
    if (was === undefined) return [`${field}  is new: ${short(is ?? '')}`];
    if (is === undefined) return [`${field}  is gone: ${short(was)}`];
    return [`${field}  ${wordChange(was, is)}`];
  });
  const rest = lines.length - changesShown;
  return rest > 0 ? [...lines.slice(0, changesShown), `and ${rest} more`] : lines;
}

function split(line: string): [string, string] {
  const at = line.indexOf('\t');
  return [line.slice(0, at), line.slice(at + 1)];
}

/** The words that differ, with a few around them. */
function wordChange(was: string, is: string): string {
  const [a, b] = [was.split(' '), is.split(' ')];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const around = Math.max(0, start - 3);
  const lead = a.slice(around, start).join(' ');
  const piece = (words: string[]) =>
    short([lead, words.slice(start, words.length - end).join(' ')].filter(Boolean).join(' '));
  return `"${piece(a)}" is now "${piece(b)}"`;
}

function short(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
