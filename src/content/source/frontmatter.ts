import matter from 'gray-matter';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { SourceFile } from './content-files.ts';

/** The line that opens and closes a file's fields. */
const fence = '---';

/** Spaces behind it can't be seen, and change nothing. */
export function isFence(line: string | undefined): boolean {
  return line?.trimEnd() === fence;
}

/** The index of the line that closes the fields; -1 when none does. */
export function closingFence(lines: string[]): number {
  return lines.findIndex((line, index) => index > 0 && isFence(line));
}

/** The line of hyphens that opens a file: a line of its fields is one less than the line of the file. */
export const linesAboveFields = 1;

/** A file split in two: the frontmatter's values with their places, and the Markdown below it. */
export type Frontmatter = {
  file: string;
  /** The whole file without byte-order mark, its lines ended by \n: what every line and column counts in. */
  text: string;
  /** The YAML between the fences, and where it begins in the text. */
  head: string;
  headAt: number;
  values: unknown;
  document: Document;
  lineCounter: LineCounter;
  body: string;
  /** Lines of the file above the first line of the body. */
  bodyLineOffset: number;
  /** The file whose fields hold where this one leaves them out. */
  defaults?: Frontmatter | undefined;
};

/**
 * Splits a content file into its fields and its text, with gray-matter. A file whose first line is anything but three
 * hyphens has no fields: behind them gray-matter would look for the name of another language, such as `---js`.
 */
export function splitFrontmatter({ path, text: typed }: SourceFile): Frontmatter {
  const text = plainLines(typed);
  if (!isFence(text.split('\n', 1)[0])) {
    return withYaml({ file: path, text, head: '', headAt: 0, body: text, bodyLineOffset: 0 });
  }
  let head = '';
  const refuse = () => {
    throw new Error(`The fields of ${path} are not YAML.`);
  };
  const notYaml = { parse: refuse, stringify: refuse };
  const parts = matter(text, {
    language: 'yaml',
    engines: {
      // The `yaml` package reads the fields: gray-matter's own engine turns `10:00` into 600 and `02116` into 1102.
      yaml: {
        parse: (yaml: string) => {
          head = yaml.replace(/^\n/, '');
          return {};
        },
        stringify: refuse,
      },
      // Its engine for JavaScript runs what it reads.
      javascript: notYaml,
      json: notYaml,
    },
  });
  const bodyStart = text.length - parts.content.length;
  return withYaml({
    file: path,
    text,
    head,
    headAt: text.indexOf(head),
    body: parts.content,
    bodyLineOffset: text.slice(0, bodyStart).split('\n').length - 1,
  });
}

type SplitFile = Pick<Frontmatter, 'file' | 'text' | 'head' | 'headAt' | 'body' | 'bodyLineOffset'>;

function withYaml(split: SplitFile): Frontmatter {
  const lineCounter = new LineCounter();
  const document = parseDocument(split.head, {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: true,
    logLevel: 'error',
  });
  return { ...split, document, lineCounter, values: valuesIn(document) };
}

/** None where the YAML has an error, such as an alias without its anchor: `yamlProblems` reports it from the tree. */
function valuesIn(document: Document): unknown {
  if (document.errors.length > 0) return {};
  try {
    return document.toJS() ?? {};
  } catch {
    return {};
  }
}

/** The text without byte-order mark, its lines ended by \n. */
export function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** A group of fields, as YAML and JSON have it: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
