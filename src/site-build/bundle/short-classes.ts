import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectPath } from '#content/source/content-files.ts';
import { classStringsIn, readClassStrings } from './class-strings.ts';
import { isMarker, tokensOf } from './class-tokens.ts';

/** The short classes of a build with the utilities that each stands for. */
export type ShortClasses = {
  [name: string]: { utilities: string; addedByScripts: boolean };
};

/** The module that names them. */
const classesModule = /\/src\/site-build\/pages\/classes\.ts$/;

type ShortClassesOptions = {
  /** Told of each text of utilities that the bundle has. */
  onMet?: (utilities: string) => void;
  /** Those of the bundle that runs in browsers. */
  scripted?: ReadonlySet<string>;
  moreFolders?: readonly string[];
};

/** In a build each text of utilities becomes one short class: repeated, it costs a page next to nothing. */
export function shortClasses(
  root: string,
  { onMet, scripted = new Set(), moreFolders = [] }: ShortClassesOptions = {},
): Plugin {
  const names = shortNames(classesDrawnByHand(root), readClassStrings(root, moreFolders));
  const shortClass = (utilities: string) =>
    [...tokensOf(utilities).filter(isMarker), names.get(utilities)].join(' ');
  return {
    name: 'short-classes',
    enforce: 'pre',
    load(id) {
      if (!classesModule.test(id)) return undefined;
      const entries = [...names].map(
        ([utilities, name]) => [name, { utilities, addedByScripts: scripted.has(utilities) }] as const,
      );
      const classes: ShortClasses = Object.fromEntries(entries);
      return `export const stylesheet = '', shortClasses = ${JSON.stringify(classes)};`;
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// } },
      handler(code, id) {
        const found = classStringsIn(projectPath(root, id), code);
        if (found.length === 0) return undefined;
        let [short, at] = ['', 0];
        for (const { utilities, from, to } of found) {
          onMet?.(utilities);
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
 * "a", "b" … "z", "aa": none of those that are taken. Names of one letter go to what most rules of most pages name: long
 * texts, and above all those of the frame, which every page has. The others of a component follow each other.
 */
function shortNames(taken: ReadonlySet<string>, texts: ReadonlyMap<string, string>): Map<string, string> {
  const rules = ([text, file]: readonly [string, string]) =>
    tokensOf(text).length * (file.startsWith('src/document/') ? 3 : 1);
  const mostNamed = [...texts].toSorted((a, b) => rules(b) - rules(a)).slice(0, letters.length);
  const names = new Map<string, string>();
  let number = 0;
  for (const text of new Set([...mostNamed.map(([one]) => one), ...texts.keys()])) {
    while (taken.has(shortName(number))) number++;
    names.set(text, shortName(number++));
  }
  return names;
}

function classesDrawnByHand(root: string): Set<string> {
  const files = globSync('src/styles/**/*.css', { cwd: root });
  const css = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** 0 is "a", 25 is "z", 26 is "aa". */
function shortName(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters.charAt(number % letters.length);
}
