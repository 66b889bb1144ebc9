import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Short classes by class literal. */
export type ShortClasses = ReadonlyMap<string, string>;

/** Folders with components that use Tailwind classes. Classes of the layout come first, because every page has them. */
const folders = ['src/site/layout', 'src/ui', 'src/site/sections', 'src/site/templates', 'src/client'];

/** Matches a class literal: `className="…"`, or a template with the tag `tw`. */
const classLiteralPattern = /\bclassName="([^"]+)"|\btw`([^`]+)`/g;

/** Assigns a short class to each class literal of the components. Deterministic. */
export function assignShortClasses(root: string, extraFolders: readonly string[] = []): ShortClasses {
  const code = [...folders, ...extraFolders]
    .map((folder) => readFiles(root, `${folder}/**/*.{ts,tsx}`))
    .join('');
  const literals = code
    .matchAll(classLiteralPattern)
    .map(([, attribute, template = '']) => attribute ?? template);
  return assignShortNames(readStylesheetClasses(root), new Set(literals));
}

function readFiles(root: string, pattern: string): string {
  const files = globSync(pattern, { cwd: root }).toSorted();
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

/** Splits a class literal into its utilities, in source order. */
export function splitUtilities(literal: string): string[] {
  return literal.split(/\s+/).filter(Boolean);
}

/** Returns whether a class has no styles and is only referenced by others, like `group` by `group-hover:`. */
export function isMarker(utility: string): boolean {
  return /^(?:group|peer)(?:\/|$)/.test(utility);
}

/** Replaces each class literal with its short class, which saves bytes. Calls `onLiteral` for each literal in the bundle. */
export function createShortClassesPlugin(
  names: ShortClasses,
  onLiteral: (literal: string) => void = () => {},
): Plugin {
  const findShortClass = (literal: string) =>
    [...splitUtilities(literal).filter(isMarker), names.get(literal)].join(' ');
  return {
    name: 'short-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// } },
      handler(code) {
        const replace = (_match: string, attribute?: string, template = '') => {
          onLiteral(attribute ?? template);
          const shortClass = JSON.stringify(findShortClass(attribute ?? template));
          return attribute === undefined ? shortClass : `className=${shortClass}`;
        };
        return { code: code.replaceAll(classLiteralPattern, replace), map: null };
      },
    },
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Assigns "a", "b" … "z", "aa", in the order of the literals, skipping `takenNames`. */
function assignShortNames(takenNames: ReadonlySet<string>, literals: ReadonlySet<string>): ShortClasses {
  const names = new Map<string, string>();
  let number = 0;
  for (const literal of literals) {
    while (takenNames.has(buildShortName(number))) number++;
    names.set(literal, buildShortName(number++));
  }
  return names;
}

/** Reads the names of the classes in the site's own stylesheets. */
function readStylesheetClasses(root: string): Set<string> {
  const css = readFiles(root, 'src/site/styles/**/*.css');
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Builds the short name for a number: 0 is "a", 25 is "z", and 26 is "aa". */
export function buildShortName(number: number): string {
  const quotient = Math.floor(number / letters.length);
  return (quotient > 0 ? buildShortName(quotient - 1) : '') + letters.charAt(number % letters.length);
}
