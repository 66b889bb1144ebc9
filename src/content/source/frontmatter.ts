import matter from 'gray-matter';
import { parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { SourceFile } from './content-files.ts';

/** The line that opens and closes a file's fields. */
export const fence = '---';

/** Returns whether a line is a fence. Ignores trailing spaces, which are invisible. */
export function isFence(line: string | undefined): boolean {
  return line?.trimEnd() === fence;
}

/** Finds the index of the line that closes the fields; -1 if there is none. */
export function findClosingFence(lines: string[]): number {
  return lines.findIndex((line, index) => index > 0 && isFence(line));
}

/** A split file: the frontmatter's values with their positions, and the Markdown body. */
export type Frontmatter = {
  file: string;
  /** The file's text without its byte-order mark and with \n line endings; all positions refer to it. */
  text: string;
  /** The YAML between the fences, from the second line of the file. */
  yaml: string;
  values: unknown;
  document: Document;
  body: string;
  /** The number of lines above the body. */
  bodyLineOffset: number;
  /** The file that supplies missing fields. */
  defaults?: Frontmatter | undefined;
};

/**
 * Splits a content file with gray-matter. A file must begin with exactly three hyphens to have fields: gray-matter would
 * accept an engine name after them, such as `---js`.
 */
export function splitFrontmatter({ path, text: rawText }: SourceFile): Frontmatter {
  const text = normalizeLines(rawText);
  const { fields, body } = isFence(text.split('\n', 1)[0]) ? splitText(text) : { fields: '', body: text };
  // The opening fence also opens a YAML document, so the positions of nodes are positions in the file.
  const document = parseDocument(fields, { prettyErrors: false, uniqueKeys: true, logLevel: 'error' });
  return {
    file: path,
    text,
    yaml: fields.slice(text.indexOf('\n') + 1),
    values: readValues(document),
    document,
    body,
    bodyLineOffset: text.slice(0, text.length - body.length).split('\n').length - 1,
  };
}

/** Splits text into the part before the closing fence and the body below it. */
function splitText(text: string): { fields: string; body: string } {
  // The `yaml` package parses the fields, because gray-matter's own engine turns `10:00` into 600 and `02116` into 1102,
  // and its JavaScript engine executes its input.
  const engine = { parse: () => ({}), stringify: () => '' };
  const engines = { yaml: engine, javascript: engine, json: engine };
  const { matter: yaml, content } = matter(text, { language: 'yaml', engines });
  return { fields: text.slice(0, fence.length + yaml.length), body: content };
}

/** Reads the values; empty for a YAML error such as an unresolved alias, which `readFrontmatter` reports. */
function readValues(document: Document): unknown {
  if (document.errors.length > 0) return {};
  try {
    return document.toJS() ?? {};
  } catch {
    return {};
  }
}

/** Removes the byte-order mark and converts line endings to \n. */
export function normalizeLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** Returns whether a value is an object, neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
