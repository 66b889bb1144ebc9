import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectPath } from '#content/source/content-files.ts';
import { classStringsIn, readClassStrings } from './class-strings.ts';

/** The short classes of a build by the class literals that they replace. */
export type ShortClasses = ReadonlyMap<string, string>;

/** In every build the same: one short class for each class literal of the components. */
export function shortClassesOf(root: string, moreFolders: readonly string[] = []): ShortClasses {
  return shortNames(classesInStylesheets(root), readClassStrings(root, moreFolders));
}

/** The utilities of a class literal, in the order in which they were typed. */
export function utilitiesOf(literal: string): string[] {
  return literal.split(/\s+/).filter(Boolean);
}

/** A class without styles: others refer to it, as `group-hover:` does to a `group`. */
export function isMarker(utility: string): boolean {
  return /^(?:group|peer)(?:\/|$)/.test(utility);
}

/**
 * Replaces each class literal with its short class: repeated, it costs a page next to nothing. `onFound` is called with
 * each literal that the bundle contains.
 */
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

/**
 * "a", "b" … "z", "aa", without those in `taken`. Names of one letter go to the longest literals, above all those of
 * the frame, which every page has.
 */
function shortNames(taken: ReadonlySet<string>, literals: ReadonlyMap<string, string>): ShortClasses {
  const rules = ([literal, file]: readonly [string, string]) =>
    utilitiesOf(literal).length * (file.startsWith('src/document/') ? 3 : 1);
  const longest = [...literals].toSorted((a, b) => rules(b) - rules(a)).slice(0, letters.length);
  const names = new Map<string, string>();
  let number = 0;
  for (const literal of new Set([...longest.map(([one]) => one), ...literals.keys()])) {
    while (taken.has(shortName(number))) number++;
    names.set(literal, shortName(number++));
  }
  return names;
}

function classesInStylesheets(root: string): Set<string> {
  const files = globSync('src/styles/**/*.css', { cwd: root });
  const css = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** 0 is "a", 25 is "z", 26 is "aa". */
export function shortName(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters.charAt(number % letters.length);
}
