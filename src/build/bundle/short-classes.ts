import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { toProjectPath } from '#content/source/content-files.ts';
import { findClassLiterals, readClassLiterals } from './class-literals.ts';

/** Short classes by class literal. */
export type ShortClasses = ReadonlyMap<string, string>;

/** Assigns a short class to each class literal of the components. Deterministic. */
export function assignShortClasses(root: string, extraFolders: readonly string[] = []): ShortClasses {
  return assignShortNames(readStylesheetClasses(root), readClassLiterals(root, extraFolders));
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
  root: string,
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
      handler(code, id) {
        const classLiterals = findClassLiterals(toProjectPath(root, id), code);
        if (classLiterals.length === 0) return undefined;
        let [output, position] = ['', 0];
        for (const { text, start, end } of classLiterals) {
          onLiteral(text);
          output += `${code.slice(position, start)}${JSON.stringify(findShortClass(text))}`;
          position = end;
        }
        return { code: output + code.slice(position), map: null };
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

function readStylesheetClasses(root: string): Set<string> {
  const files = globSync('src/site/styles/**/*.css', { cwd: root });
  const css = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Builds the name with a number: 0 is "a", 25 is "z", and 26 is "aa". */
export function buildShortName(number: number): string {
  const quotient = Math.floor(number / letters.length);
  return (quotient > 0 ? buildShortName(quotient - 1) : '') + letters.charAt(number % letters.length);
}
