import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectPath } from '#content/source/content-files.ts';
import { classStringsIn, readClassStrings } from './class-strings.ts';

/** Short class by class literal. */
export type ShortClasses = ReadonlyMap<string, string>;

/** Assigns a short class to each class literal of the components; deterministic. */
export function shortClassesOf(root: string, moreFolders: readonly string[] = []): ShortClasses {
  return shortNames(classesInStylesheets(root), readClassStrings(root, moreFolders));
}

/** The utilities of a class literal, in source order. */
export function utilitiesOf(literal: string): string[] {
  return literal.split(/\s+/).filter(Boolean);
}

/** Whether a class has no styles and is only referred to by others, as `group` is by `group-hover:`. */
export function isMarker(utility: string): boolean {
  return /^(?:group|peer)(?:\/|$)/.test(utility);
}

/** Replaces each class literal with its short class, which saves bytes. Calls `onFound` with each literal in the bundle. */
export function shortClassesPlugin(
  root: string,
  names: ShortClasses,
  onFound: (literal: string) => void = () => {},
): Plugin {
  const shortClass = (literal: string) =>
    [...utilitiesOf(literal).filter(isMarker), names.get(literal)].join(' ');
  return {
    name: 'short-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// } },
      handler(code, id) {
        const found = classStringsIn(projectPath(root, id), code);
        if (found.length === 0) return undefined;
        let [short, at] = ['', 0];
        for (const { utilities, from, to } of found) {
          onFound(utilities);
          short += `${code.slice(at, from)}${JSON.stringify(shortClass(utilities))}`;
          at = to;
        }
        return { code: short + code.slice(at), map: null };
      },
    },
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Assigns "a", "b" … "z", "aa", skipping `taken`. The layout's literals and the longest ones get one-letter names. */
function shortNames(taken: ReadonlySet<string>, literals: ReadonlyMap<string, string>): ShortClasses {
  const priority = ([literal, file]: readonly [string, string]) =>
    utilitiesOf(literal).length * (file.startsWith('src/site/layout/') ? 3 : 1);
  const longest = [...literals].toSorted((a, b) => priority(b) - priority(a)).slice(0, letters.length);
  const names = new Map<string, string>();
  let number = 0;
  for (const literal of new Set([...longest.map(([one]) => one), ...literals.keys()])) {
    while (taken.has(shortName(number))) number++;
    names.set(literal, shortName(number++));
  }
  return names;
}

function classesInStylesheets(root: string): Set<string> {
  const files = globSync('src/site/styles/**/*.css', { cwd: root });
  const css = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** 0 is "a", 25 is "z", 26 is "aa". */
export function shortName(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters.charAt(number % letters.length);
}
