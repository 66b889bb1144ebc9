import { isNode } from 'yaml';
import type { CollectionName } from './collections.ts';
import type { Frontmatter } from './frontmatter.ts';
import { fieldName } from './places.ts';
import type { Problem } from './problem.ts';
import { textsIn } from './translatable.ts';
import type { FieldPath } from './walk-schema.ts';

type Check = { pattern: RegExp; message: (found: RegExpExecArray) => string; judgedByMdx?: true };

/** Things that people type into a body and that would not come out as they meant. */
const checks: Check[] = [
  {
    pattern: /<([\w.+-]+@[\w.-]+\.\w+)>/g,
    message: (found) =>
      `Angle brackets around an e-mail address do not make a link here. Write [${found[1] ?? ''}](mailto:${found[1] ?? ''}).`,
  },
  {
    judgedByMdx: true,
    pattern: /^(?:import|export)\s.+$/gm,
    message: () => 'Content never runs code: "import" and "export" can’t start a line. Take the line away or reword it.',
  },
  {
    judgedByMdx: true,
    pattern: /<([a-z]+)[^>\n]*>[^<\n]*<\/\1>|<\/?[a-zA-Z!][^>\n]*>?/g,
    message: (found) =>
      `HTML such as ${(/<[^>]*>?/.exec(found[0])?.[0] ?? '').slice(0, 20)} is not used in content. Use Markdown: blank lines for paragraphs, **bold**, - for lists.`,
  },
  {
    pattern: /\{\{[^{}\n]*$|\{\{[^{}\n]*\}(?!\})/gm,
    message: () => 'This fact is opened with {{ and not closed with }}.',
  },
  {
    judgedByMdx: true,
    pattern: /(?<!\{)\{(?!\{)|(?<!\})\}(?!\})/g,
    message: (found) =>
      `A single ${found[0]} has no meaning in a text. To quote a fact use two on each side: {{fact-name}}; else take it away.`,
  },
  {
    pattern: /\[[^\]\n]+\]\([^\s()]+ +[^")\n][^)\n]*\)/g,
    message: () => 'The address in this link has a space in it, so that it is no link. Take the space away.',
  },
  {
    pattern: /\[[^\]\n]+\] +\((?:\/|https:)[^)\n]*\)/g,
    message: () => 'A space stands between the two halves of this link. Close it up: ](.',
  },
  {
    pattern: /^#{1,6}[^#\s].*$/gm,
    message: (found) => `A heading needs a space behind the #: ${found[0].replace(/^#+/, '$& ')}.`,
  },
  {
    pattern: /^# .*$/gm,
    message: () => 'The page’s main heading stands in its fields. Headings in the text start with two: ##.',
  },
];

/** In `.mdx` files tags and braces are judged by `checkMdx`, which reads them as the compiler will. */
const inMdx = checks.filter(({ judgedByMdx }) => judgedByMdx !== true);

type Found = { index: number; length: number; message: string };

/** Judges the text below the frontmatter of one file. */
export function checkBody(frontmatter: Frontmatter): Problem[] {
  const { body, bodyLineOffset, file } = frontmatter;
  return faultsIn(body, file.endsWith('.mdx') ? inMdx : checks).map(({ index, length, message }) => ({
    ...placeInBody(body, bodyLineOffset, index, length),
    file,
    message,
    severity: 'error',
  }));
}

/** Judges the Markdown in a file's fields as its body is judged. */
export function checkFields(collection: CollectionName, frontmatter: Frontmatter): Problem[] {
  const { head, lineOffset, file, document } = frontmatter;
  return textsIn(collection, frontmatter.values)
    .filter(({ markdown, text }) => markdown && /[<>{}[\]]/.test(text))
    .flatMap(({ path }) => {
      const node = document.getIn(path, true);
      if (!isNode(node) || !node.range) return [];
      const [start, end] = node.range;
      return faultsIn(head.slice(start, end), checks).map(({ index, length, message }) => ({
        ...placeInBody(head, lineOffset, start + index, length),
        file,
        field: fieldName(path),
        message,
        severity: 'error' as const,
      }));
    });
}

/** What was found first explains what else is found in the same words. */
function faultsIn(text: string, list: Check[]): Found[] {
  const taken = new Set<number>();
  return list.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      if (taken.has(found.index)) return [];
      for (let at = found.index; at < found.index + found[0].length; at++) taken.add(at);
      return [{ index: found.index, length: found[0].length, message: message(found) }];
    }),
  );
}

/** Where words stand inside a field's value; nothing when they can't be told apart as typed. */
export function placeInField(
  { document, head, lineOffset }: Frontmatter,
  path: FieldPath,
  words: string,
): Partial<ReturnType<typeof placeInBody>> {
  const node = document.getIn(path, true);
  if (!isNode(node) || !node.range) return {};
  const index = head.indexOf(words, node.range[0]);
  return index < 0 || index >= node.range[1] ? {} : placeInBody(head, lineOffset, index, words.length);
}

/** Line, column and underline of a stretch of the body. */
export function placeInBody(
  body: string,
  lineOffset: number,
  index: number,
  length: number,
): Required<Pick<Problem, 'line' | 'column' | 'mark'>> {
  const before = body.slice(0, index);
  const line = before.split('\n').length + lineOffset;
  const column = index - before.lastIndexOf('\n');
  return { line, column, mark: { line, column, length } };
}
