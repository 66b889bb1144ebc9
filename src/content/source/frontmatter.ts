import matter from 'gray-matter';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { lately } from '../once-per.ts';
import type { SourceFile } from './content-files.ts';
import { readPlainYaml } from './fast-yaml.ts';

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
  readonly values: unknown;
  readonly document: Document;
  readonly lineCounter: LineCounter;
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
    return fromTexts({ file: path, text, head: '', headAt: 0, body: text, bodyLineOffset: 0 });
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
  return fromTexts({
    file: path,
    text,
    head,
    headAt: text.indexOf(head),
    body: parts.content,
    bodyLineOffset: text.slice(0, bodyStart).split('\n').length - 1,
  });
}

/** Plain YAML is read without the `yaml` package, and has no faults. */
export function isPlainYaml({ head }: Frontmatter): boolean {
  return readYaml(head).isPlain;
}

type Tree = { document: Document; lineCounter: LineCounter };

/** YAML that has been read: its values, and the tree with their places for whoever asks for it. */
type ReadYaml = { isPlain: boolean; readonly values: unknown; readonly tree: Tree };

/** A file's checks ask for its YAML one after the other, and for that of its defaults in between. */
const readYaml = lately((head: string): ReadYaml => {
  let values: unknown = readPlainYaml(head);
  let tree: Tree | undefined;
  return {
    isPlain: values !== undefined,
    get tree() {
      return (tree ??= readTree(head));
    },
    get values() {
      return (values ??= this.tree.document.toJS() ?? {});
    },
  };
});

function readTree(head: string): Tree {
  const lineCounter = new LineCounter();
  const document = parseDocument(head, {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: true,
    logLevel: 'error',
  });
  return { document, lineCounter };
}

/**
 * Frontmatter that keeps texts alone: the syntax tree weighs many times as much. It is needed
 * for the places of problems, and read anew when one is found late.
 */
function fromTexts(
  texts: Omit<Frontmatter, 'values' | 'document' | 'lineCounter' | 'defaults'>,
): Frontmatter {
  const { head } = texts;
  return {
    ...texts,
    get document() {
      return readYaml(head).tree.document;
    },
    get lineCounter() {
      return readYaml(head).tree.lineCounter;
    },
    get values(): unknown {
      return readYaml(head).values;
    },
  };
}

/** The same file with other defaults. */
export function withDefaults(
  { file, text, head, headAt, body, bodyLineOffset }: Frontmatter,
  defaults: Frontmatter | undefined,
): Frontmatter {
  return Object.assign(fromTexts({ file, text, head, headAt, body, bodyLineOffset }), { defaults });
}

/** Frontmatter as it lies on the disk: the places of its two parts in the file's text. */
export type StoredFrontmatter = Pick<Frontmatter, 'headAt' | 'bodyLineOffset'> & {
  headLength: number;
  bodyLength: number;
};

/** What `restoredFrontmatter` needs apart from the file. */
export function storedFrontmatter({ headAt, head, body, bodyLineOffset }: Frontmatter): StoredFrontmatter {
  return { headAt, headLength: head.length, bodyLength: body.length, bodyLineOffset };
}

/** The frontmatter of a file that has not changed since it was stored. */
export function restoredFrontmatter(
  { headAt, headLength, bodyLength, bodyLineOffset }: StoredFrontmatter,
  { path, text: typed }: SourceFile,
): Frontmatter {
  const text = plainLines(typed);
  const head = text.slice(headAt, headAt + headLength);
  return fromTexts({
    file: path,
    text,
    head,
    headAt,
    body: text.slice(text.length - bodyLength),
    bodyLineOffset,
  });
}

/** The text without byte-order mark, its lines ended by \n. */
export function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** A group of fields, as YAML and JSON have it: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
