import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMap, isNode, isScalar, isSeq } from 'yaml';
import type { ContentCache } from '#content/result-cache.ts';
import { readFrontmatter } from '#content/explain/frontmatter.ts';
import { unwritten } from '#content/fields/kinds.ts';
import { collections } from '#practice/collections.ts';
import { checkContent } from '#practice/content.ts';
import { collectionOf } from '#practice/folders.ts';
import { languages } from '#content/languages/languages.ts';
import { errorsOf } from '#content/report/diagnostic.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { textsIn } from '#content/texts.ts';
import type { Scaffolded } from './content-file.ts';
import { lexiconText } from './lexicon-text.ts';

type Written = { path: string; text: string };

/** Locations of the lexicons, their list, and the phrases of the advertising rules. */
const lexicons = 'src/content/languages';
const lexiconList = `${lexicons}/lexicons.ts`;
const phrases = 'src/practice/advertising/phrases';

/**
 * Creates a language: lexicon, phrases, frame, menu, and a FILL IN with the English text in every file that has texts in all
 * languages.
 */
export async function scaffoldLanguage(
  root: string,
  typed: string,
  now = new Date(),
  cache: ContentCache = new Map(),
): Promise<Scaffolded[]> {
  const code = typed.toLowerCase();
  const name = nameOf(code);
  if (name === undefined) {
    return [
      { refused: `"${typed}" isn’t a language code. Write two letters, like: npm run new -- language pt` },
    ];
  }
  const files = await readContentFiles(root);
  if (languages.some((known) => known === code)) return [{ refused: `The site already has ${name}.` }];
  if (errorsOf(checkContent(files, [], { root, now, cache }).problems).length > 0) {
    return [{ refused: 'The content has problems. Fix them first: npm run check' }];
  }
  const words = [
    ...['frames', 'menus'].flatMap((folder) => translatedCopy(files, `content/${folder}`, code)),
    ...files.flatMap((file) => withLanguage(file, code)),
  ];
  const all = [...(await codeFiles(root, code, name)), ...words, ...quotedFacts(files, words, code)];
  for (const { path, text } of all) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return all.map(({ path, text }) => ({ file: path, toFillIn: linesToFillIn(text), hints: [] }));
}

/** Instructions for after the translations are written. */
export function afterLanguage(code: string): string {
  return [
    'After filling these in, run: npm run format, and npm test -- quick.',
    `Then translate pages, one after the other: npm run new -- translation /immigration-law ${code}`,
    `Add the first of them to "languages" in each file of content/menus. Each new translation lists the facts that it quotes.`,
    `The advertising rules find ${nameOf(code) ?? code} phrases with the lists in src/practice/advertising/phrases. "npm run bench -- advertising" measures them on the sentences in src/practice/advertising/sentences/${code}.`,
  ].join('\n');
}

function nameOf(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code) || Intl.getCanonicalLocales(code)[0] !== code) return undefined;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);
}

async function codeFiles(root: string, code: string, name: string): Promise<Written[]> {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const note = `// ${unwritten}: these phrases are English. Translate them to ${name}.`;
  return [
    { path: `${lexicons}/${code}.ts`, text: lexiconText(code, name) },
    { path: lexiconList, text: withLine(await read(lexiconList), code) },
    { path: `${phrases}/${code}.txt`, text: `${note}\n${await read(`${phrases}/en.txt`)}` },
  ];
}

/** Adds a language to a list of languages: an import and an object key. */
function withLine(text: string, code: string): string {
  return text
    .replace(
      /^(import \{ )uk(.*\/)uk(\.ts.*\n)/m,
      (line, ...[a, b, c]: string[]) => `${line}${a}${code}${b}${code}${c}`,
    )
    .replace(/(= \{ (?:\w+, )+\w+)( \})/, `$1, ${code}$2`);
}

/** Copies the English file of a per-language folder, with texts to be translated. */
function translatedCopy(files: SourceFile[], folder: string, code: string): Written[] {
  const source = files.find(({ path }) => path === `${folder}/en.md`);
  const found = source && collectionOf(source.path);
  if (source === undefined || found === undefined || 'problem' in found) return [];
  const { frontmatter } = readFrontmatter(source);
  if (frontmatter === undefined) return [];
  const places = textsIn(found.traits, frontmatter.values)
    // Each language's name is written in that language.
    .filter(({ path }) => path[0] !== 'languages' && path[0] !== 'languageName')
    .flatMap(({ path, text }) => {
      const node = frontmatter.document.getIn(path, true);
      return isNode(node) && node.range ? [{ from: node.range[0], to: node.range[1], text }] : [];
    })
    .toSorted((a, b) => b.from - a.from);
  const head = places.reduce(
    (all, { from, to, text }) => all.slice(0, from) + asToFillIn(text) + all.slice(to),
    frontmatter.head,
  );
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const text = `---\n${head.trimEnd()}\n---\n`
    .replace(/^language: .*$/m, `language: ${code}`)
    .replace(/^languageName: .*$/m, `languageName: ${own.charAt(0).toLocaleUpperCase(code)}${own.slice(1)}`);
  return [{ path: `${folder}/${code}.md`, text }];
}

function asToFillIn(text: string): string {
  return JSON.stringify(`${unwritten}: ${text.trim()}`);
}

/** Adds a language to each group of a file that has texts in all languages. */
function withLanguage(file: SourceFile, code: string): Written[] {
  const found = collectionOf(file.path);
  const { frontmatter } = readFrontmatter(file);
  if ('problem' in found || frontmatter === undefined) return [];
  const english = textsIn(found.traits, frontmatter.values).filter(({ path }) => path.includes('en'));
  const groups = Map.groupBy(english, ({ path }) => path.slice(0, path.indexOf('en')).join('\n'));
  const additions = [...groups.values()].flatMap((texts) => {
    const path = texts[0]?.path ?? [];
    const words = texts.map(({ text }) => text);
    return wordsToAdd(frontmatter, path.slice(0, path.indexOf('en')), words, code);
  });
  return withAdditions(file, frontmatter, additions);
}

/** The facts that the new texts quote, when they have translations in other languages. */
function quotedFacts(files: SourceFile[], words: Written[], code: string): Written[] {
  const lines = words.flatMap(({ text }) => text.split('\n')).filter((line) => line.includes(unwritten));
  const quoted = new Set(
    lines
      .join('\n')
      .matchAll(/\{\{([a-z0-9-]+)(?:\.both)?\}\}/g)
      .map(([, fact]) => `content/facts/${fact ?? ''}.md`),
  );
  return files.flatMap((file) => {
    const { frontmatter } = readFrontmatter(file);
    if (!quoted.has(file.path) || frontmatter === undefined) return [];
    const texts = textsIn(collections.facts, frontmatter.values);
    const textAt = (place: string) =>
      texts.flatMap(({ path, text }) => (path.join('.') === place ? [text] : []));
    return withAdditions(file, frontmatter, [
      ...wordsToAdd(frontmatter, ['translations'], textAt('statedAs'), code),
      ...wordsToAdd(frontmatter, ['law', 'translations'], textAt('law.says'), code),
    ]);
  });
}

function withAdditions(
  { path }: SourceFile,
  { text, head }: Frontmatter,
  additions: { at: number; added: string }[],
): Written[] {
  if (additions.length === 0) return [];
  const longer = additions
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, added }) => all.slice(0, at) + added + all.slice(at), head);
  return [{ path, text: text.replace(head, () => longer) }];
}

/** Lines to insert after the last language of a group, and their position in the frontmatter. */
function wordsToAdd(
  { document, head }: Frontmatter,
  path: FieldPath,
  words: string[],
  code: string,
): { at: number; added: string }[] {
  const group = document.getIn(path, true);
  if (!isMap(group) || !languages.every((each) => each === 'en' || group.has(each))) return [];
  const { key, value } = group.items.at(-1) ?? {};
  if (!isScalar(key) || !key.range || !isNode(value) || !value.range) return [];
  const indent = ' '.repeat(key.range[0] - head.lastIndexOf('\n', key.range[0]) - 1);
  const at = head.slice(0, value.range[1]).trimEnd().length;
  if (group.flow === true) return [{ at, added: `, ${code}: ${asToFillIn(words[0] ?? '')}` }];
  const lines = isSeq(value)
    ? ['', ...words.map((each) => `${indent}  - ${asToFillIn(each)}`)].join('\n')
    : ` ${asToFillIn(words[0] ?? '')}`;
  return [{ at, added: `\n${indent}${code}:${lines}` }];
}

function linesToFillIn(text: string): { line: number; text: string }[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.includes(unwritten) ? [{ line: index + 1, text: line.trim() }] : []));
}
