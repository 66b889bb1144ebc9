import matter from 'gray-matter';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { SourceFile } from './content-files.ts';

/** The line that opens and closes a file's fields. */
export const fence = '---';

/** Ignores trailing spaces, which are invisible. */
export function isFence(line: string | undefined): boolean {
  return line?.trimEnd() === fence;
}

/** The index of the line that closes the fields; -1 without one. */
export function findClosingFence(lines: string[]): number {
  return lines.findIndex((line, index) => index > 0 && isFence(line));
}

/** The opening fence, so a line number in the YAML is one less than in the file. */
export const linesAboveFields = 1;

/** A split file: the frontmatter's values with their positions, and the Markdown body. */
export type Frontmatter = {
  file: string;
  /** The file without byte-order mark and with \n line endings; all lines and columns refer to it. */
  text: string;
  /** The YAML between the fences, and its index in the text. */
  yaml: string;
  yamlStart: number;
  values: unknown;
  document: Document;
  lineCounter: LineCounter;
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
  if (!isFence(text.split('\n', 1)[0])) {
    return parseYaml({ file: path, text, yaml: '', yamlStart: 0, body: text, bodyLineOffset: 0 });
  }
  let yaml = '';
  const rejectFormat = () => {
    throw new Error(`The fields of ${path} are not YAML.`);
  };
  const rejectingEngine = { parse: rejectFormat, stringify: rejectFormat };
  const parts = matter(text, {
    language: 'yaml',
    engines: {
      // The `yaml` package parses the fields, because gray-matter's own engine turns `10:00` into 600 and `02116` into 1102.
      yaml: {
        parse: (source: string) => {
          yaml = source.replace(/^\n/, '');
          return {};
        },
        stringify: rejectFormat,
      },
      // gray-matter's JavaScript engine executes its input.
      javascript: rejectingEngine,
      json: rejectingEngine,
    },
  });
  const bodyStart = text.length - parts.content.length;
  return parseYaml({
    file: path,
    text,
    yaml,
    yamlStart: text.indexOf(yaml),
    body: parts.content,
    bodyLineOffset: text.slice(0, bodyStart).split('\n').length - 1,
  });
}

type SplitFile = Pick<Frontmatter, 'file' | 'text' | 'yaml' | 'yamlStart' | 'body' | 'bodyLineOffset'>;

function parseYaml(split: SplitFile): Frontmatter {
  const lineCounter = new LineCounter();
  const document = parseDocument(split.yaml, {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: true,
    logLevel: 'error',
  });
  return { ...split, document, lineCounter, values: readValues(document) };
}

/** Empty for a YAML error such as an unresolved alias, which `readFrontmatter` reports. */
function readValues(document: Document): unknown {
  if (document.errors.length > 0) return {};
  try {
    return document.toJS() ?? {};
  } catch {
    return {};
  }
}

/** The text without byte-order mark and with \n line endings. */
export function normalizeLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** Whether a value is an object, neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
