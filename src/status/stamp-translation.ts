import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Span } from '#content/report/problem.ts';
import { didYouMean } from '#content/report/suggest.ts';
import { untranslated } from '#content/rules/engine/wrong-language.ts';
import { runRules } from '#content/rules/run.ts';
import type { Site } from '#content/site.ts';
import { problemAt } from '#content/source/positions.ts';
import { dropTranslatedTexts, writeTranslatedText } from '#content/source/translated-texts.ts';
import { translatableLines, wordsHash } from '#content/texts.ts';
import { translatedPages } from './translations.ts';

/**
 * Records in a translation's file that it matches its source as that stands
 * today. Only the fingerprint is replaced. Returns a sentence about it; raises
 * `NotRecorded` when the address is no translation's, its file has none there, or holds words to be translated yet.
 */
export async function stampTranslation(site: Site, root: string, path: string): Promise<string> {
  const pages = translatedPages(site);
  const found = pages.find((page) => page.path === path);
  if (found === undefined) {
    const known = pages.map((page) => page.path);
    throw new NotRecorded(
      `${path} is no translation.${didYouMean(path, known)} Translations: ${known.join(', ')}.`,
    );
  }
  const { entry, source } = found;
  const hash = wordsHash(source);
  const file = join(root, entry.file);
  const { line, mark } = problemAt(entry.frontmatter, ['translation', 'hash'], 'value');
  // The value may stand on the line below its name.
  const span = mark ?? { line, column: 1, length: 0 };
  const [left] = runRules([untranslated], entry, undefined);
  if (left !== undefined) {
    const sentence = `${left.field === undefined ? '' : `${left.field} `}${left.message}`;
    throw new NotRecorded(
      `Nothing was stamped. ${left.file}:${left.line} ${sentence} If the words are right as they stand, write hash: "${hash}" at line ${span.line} yourself.`,
    );
  }
  const stamped = withStamp(await readFile(file, 'utf8'), span, hash);
  if (stamped === undefined) {
    throw new NotRecorded(
      `${entry.file}:${span.line} does not hold the fingerprint as twelve characters. Write hash: "${hash}" there yourself.`,
    );
  }
  await writeFile(file, stamped);
  await writeTranslatedText(root, hash, translatableLines(source));
  await dropTranslatedTexts(
    root,
    new Set([hash, ...pages.flatMap((page) => (page === found ? [] : page.hash))]),
  );
  return `${entry.file}:${span.line} now says that it translates ${source.file} as it stands today (${hash}).`;
}

/** The text with the fingerprint at `span` exchanged; undefined when none stands there. */
function withStamp(text: string, { line, column, length }: Span, hash: string): string | undefined {
  // Line ends are kept as they are: every second part is one.
  const parts = text.split(/(\r\n?|\n)/);
  const index = (line - 1) * 2;
  const words = parts[index] ?? '';
  const value = words.slice(column - 1, column - 1 + length);
  // Below a | or > the quotes would be part of it.
  const isRunningText = /[|>][-+\d]*\s*$/.test(parts[index - 2] ?? '');
  if (isRunningText || !/^(["']?)[0-9a-f]{12}\1$/.test(value)) return undefined;
  parts[index] = `${words.slice(0, column - 1)}"${hash}"${words.slice(column - 1 + length)}`;
  return parts.join('');
}

/** Why nothing was recorded, in a sentence. */
export class NotRecorded extends Error {}
