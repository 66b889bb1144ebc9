import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Visitor, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { sourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '../..');

/** Words that usually hide a better term; see `docs/style.md`. */
const vaguePattern =
  /\b(?:anew|whoever|nobody|somebody|draws?|drawn|stands?|kept|tells?|told|said|asks?|asked|raises|leads? to|leads on|came to|comes? to|again and again)\b/gi;

/** Exceptions, where the word is the right term: people "ask" people, and a script "draws" pictures. */
const allowedPattern =
  /^draw pictures$|\bask (?:the|its|a) (?:attorney|owner|person|developer)|couldn’t tell which|must not tell|would ask|said property|not be kept confidential|^ask about your property$|\|ask\|/i;

/** Counts an area's lines of code, and the vague words in its comments. */
function measureArea(area: string): { lines: number; vagueWords: number } {
  const files = readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:tsx?|sql)$/.test(name) && !name.includes('node_modules/'),
  );
  const texts = files.map((name) => readFileSync(join(root, area, name), 'utf8'));
  const comments = texts.flatMap((text) => text.match(/\/\*[^]*?\*\/|(?<!:)\/\/ .*|^\s*-- .*/gm) ?? []);
  return {
    lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    vagueWords: comments.reduce((sum, comment) => sum + (comment.match(vaguePattern)?.length ?? 0), 0),
  };
}

/** Turns "stored-date" and "storedDate" into "stored date". */
function splitIntoWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_.]/g, ' ').toLowerCase();
}

/** Lists the strings in a file that have more than one word. */
function listMessages({ path, text }: { path: string; text: string }): string[] {
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    TemplateElement: ({ value }) => void strings.push(value.cooked ?? ''),
    JSXText: ({ value }) => void strings.push(value),
  }).visit(parseSync(path, text).program);
  return strings.filter((value) => /\S\s+\S/.test(value));
}

/** An area may grow by 2% before its limit has to be raised on purpose. Lower both limits when you delete code. */
test.each(Object.entries(limits))('%s stays small and in plain English', (area, limit) => {
  const { lines, vagueWords } = measureArea(area);
  const maxLines = Math.floor(limit.lines * 1.02);
  const advice = `${area} has ${lines} lines, at most ${maxLines}: delete code, or raise "lines" in tests/project/limits.ts`;
  expect(lines, advice).toBeLessThanOrEqual(maxLines);
  expect(vagueWords).toBeLessThanOrEqual(limit.vagueWords);
});

test('exported names, file names and messages contain no vague words', () => {
  const names = sourceFiles.flatMap(({ path, text }) => [
    basename(path).replace(/\..*/, ''),
    ...[...text.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  ]);
  const texts = [...names.map(splitIntoWords), ...sourceFiles.flatMap(listMessages)];
  expect(texts.filter((text) => text.search(vaguePattern) >= 0 && !allowedPattern.test(text))).toEqual([]);
});

test('messages don’t say that something goes online or offline', () => {
  const messages = sourceFiles.flatMap(listMessages);
  const otherWords = /\b(?:go|goes|going|went|was never) (?:on|off)line\b/i;
  expect(messages.filter((message) => otherWords.test(message))).toEqual([]);
});

/** Scripts and pages export these by convention, and the browser has its own `countDaysBetween`, which is smaller. */
const sharedExports = new Set(['attribute', 'start', 'usage', 'Page', 'countDaysBetween']);

test('an exported name has one meaning', () => {
  // A schema has the name of its collection.
  const files = sourceFiles.filter(({ path }) => !path.startsWith('src/practice/schemas/'));
  const exports = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm)].map(([, name = '']) => ({
      name,
      // `src/practice` exports the engine's functions and types for this practice.
      area: path.replace(/^src\/(?:content|practice)\/.*/, 'content'),
    })),
  );
  const areas = Map.groupBy(exports, ({ name }) => name);
  const repeatedExports = [...areas].filter(([, uses]) => new Set(uses.map(({ area }) => area)).size > 1);
  expect(repeatedExports.map(([name]) => name).filter((name) => !sharedExports.has(name))).toEqual([]);
});

test('every area has a limit', () => {
  const areas = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  expect(Object.keys(limits)).toEqual(expect.arrayContaining(areas));
});
