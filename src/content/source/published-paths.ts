import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../report/problem.ts';
import { suggest } from '../report/suggest.ts';
import type { ArrangedPages } from '../routes/routes.ts';
import type { PageEntry } from '../site.ts';
import { errorCode } from './content-files.ts';
import { problemAt } from './places.ts';

/** Every address that was ever published, one a line. Kept under version control. */
export const ledgerFile = 'content/published-paths.txt';

/** Without the list a page can be renamed and no one is told that its old address is gone. */
export const noLedger: Problem = {
  file: ledgerFile,
  line: 1,
  column: 1,
  message:
    'The list of published addresses is missing, so that a renamed page goes unnoticed. Bring this file back (git restore); a new site gets it from its first "npm run build".',
  severity: 'warning',
};

/** An address that people have bookmarked must not vanish: each line needs a page or a redirect. */
export function checkLedger(lines: string[], arranged: ArrangedPages): Problem[] {
  return lines.flatMap((path, index) => {
    if (path === '' || arranged.broken.has(path) || arranged.redirects.has(path)) return [];
    const entry = arranged.known.get(path);
    if (entry === undefined) return [vanished(path, index + 1, successor(path, lines, arranged))];
    const state = arranged.hidden.get(entry.file);
    return state === undefined ? [] : [withdrawn(path, entry, state)];
  });
}

/**
 * The page that most likely took an address over: the only
 * one that was never published, or the most alike of them.
 */
function successor(path: string, lines: string[], { pages }: ArrangedPages): PageEntry | undefined {
  const published = new Set(lines);
  const fresh = [...pages.keys()].filter((known) => !published.has(known));
  const likely = fresh.length === 1 ? fresh[0] : suggest(path, fresh);
  return likely === undefined ? undefined : pages.get(likely)?.entry;
}

function vanished(path: string, line: number, next: PageEntry | undefined): Problem {
  const place =
    next === undefined
      ? 'In the page that takes its place, add'
      : `If ${next.file} takes its place, add in it`;
  return {
    file: ledgerFile,
    line,
    column: 1,
    message: `${path} was published and no page answers it any more. ${place}:  aliases: [${path}]`,
    severity: 'error',
    mark: { line, column: 1, length: path.length },
    cause: `address ${path}`,
    leads: true,
  };
}

function withdrawn(path: string, entry: PageEntry, state: 'draft' | 'scheduled'): Problem {
  const field = state === 'draft' ? 'draft' : 'publishOn';
  return {
    ...problemAt(entry.frontmatter, [field], 'value'),
    field,
    message: `takes ${path} away, which was published. Take this line away; to end the page, set expiresOn and redirectTo instead. If it was never online, delete its line in content/published-paths.txt.`,
  };
}

/** Adds the addresses published for the first time; returns them. */
export async function recordPaths(root: string, paths: Iterable<string>): Promise<string[]> {
  const known = new Set(await readLedger(root));
  const added = [...paths].filter((path) => !known.has(path));
  if (added.length === 0) return [];
  const all = [...known, ...added].filter((path) => path !== '').toSorted();
  await writeFile(join(root, ledgerFile), `${all.join('\n')}\n`);
  return added;
}

/** The ledger's lines; none when there is no ledger yet. */
export async function readLedger(root: string): Promise<string[]> {
  try {
    return (await readFile(join(root, ledgerFile), 'utf8')).split(/\r?\n/);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
