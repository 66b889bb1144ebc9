import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { bundleFolder } from '../bundle/bundle.ts';
import { isMarker, tokensOf } from '../bundle/class-tokens.ts';
import { oldestVersions } from '../bundle/oldest-browsers.ts';
import type { ShortClasses } from '../bundle/short-classes.ts';

/** Draws groups of classes; the names that each has. */
export type Draw = (groups: readonly (readonly string[])[]) => Promise<string[]>;

/**
 * Draws the classes of a bundle, and keeps what was drawn beside it: both are gone
 * when a source changes. Content alone seldom changes which classes go together.
 */
export function keptDrawing(root: string, shortClasses: ShortClasses): Draw {
  return async (groups) => {
    const key = createHash('sha256').update(JSON.stringify(groups)).digest('hex').slice(0, 16);
    const file = join(bundleFolder(root), `styles-${key}.json`);
    const kept = await readFile(file, 'utf8')
      .then((text): string[] => JSON.parse(text))
      .catch(() => undefined);
    if (kept !== undefined) return kept;
    const drawn = await drawClasses(root, shortClasses, groups);
    await writeFile(file, JSON.stringify(drawn));
    return drawn;
  };
}

/**
 * Stylesheets of short classes, one for each group of names, as they stand in pages. Each utility is one rule for all
 * classes that have it, in Tailwind's own order: a class looks as its utilities would in its place. Raises
 * Tailwind's error for a utility that does not exist.
 */
export async function drawClasses(
  root: string,
  shortClasses: ShortClasses,
  groups: readonly (readonly string[])[],
): Promise<string[]> {
  // Most builds draw nothing new. Tailwind's package for Node loads what finds classes as well, which takes a quarter of a second.
  const { __unstable__loadDesignSystem: loadDesignSystem, compile } = await import('tailwindcss');
  const site = `@import '${join(root, 'src/styles/site.css')}';`;
  const options = { base: root, loadStylesheet: readStylesheet };
  const tailwind = await loadDesignSystem(site, options);
  const utilities = Object.values(shortClasses).flatMap((one) => tokensOf(one.utilities));
  const order = new Map(tailwind.getClassOrder([...new Set(utilities)]));
  const place = (token: string) => order.get(token) ?? 0n;

  return await Promise.all(
    groups.map(async (names) => {
      const ordered = [...selectorsOf(besideTheirLike(names, shortClasses), shortClasses)].toSorted(
        ([a], [b]) => Number(place(a) - place(b)),
      );
      const rules = joined(ordered).map(
        ({ selectors, tokens }) => `${selectors.join()}{@apply ${tokens.join(' ')}}`,
      );
      const { build } = await compile([site, ...rules].join('\n'), options);
      return await minified(build([]));
    }),
  );
}

/** A stylesheet that another one imports: by its place from there, or one of Tailwind's by its name. */
async function readStylesheet(
  id: string,
  base: string,
): Promise<{ path: string; base: string; content: string }> {
  const isName = id.startsWith('tailwindcss/');
  const path = isName ? createRequire(join(base, 'from')).resolve(`${id}.css`) : resolve(base, id);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
}

/** The rules alone of the classes that scripts may add to a page. */
export async function stylesAddedByScripts(shortClasses: ShortClasses, draw: Draw): Promise<string> {
  const added = Object.keys(shortClasses).filter((name) => shortClasses[name]?.addedByScripts);
  const [base = '', whole = ''] = await draw([[], added]);
  if (!whole.startsWith(base)) throw new Error('Utilities stand among the rules of elements.');
  return whole.slice(base.length);
}

/**
 * The names in an order in which each follows the one that it shares most utilities with: rules then repeat whole runs
 * of selectors, which saves each page about a hundred compressed bytes.
 */
function besideTheirLike(names: readonly string[], shortClasses: ShortClasses): string[] {
  const utilities = new Map(
    names.map((name) => [name, new Set(tokensOf(shortClasses[name]?.utilities ?? ''))] as const),
  );
  const ordered: string[] = [];
  let last = new Set<string>();
  while (utilities.size > 0) {
    let [next, most] = ['', -1];
    for (const [name, own] of utilities) {
      const likeness = own.intersection(last).size / (own.union(last).size || 1);
      if (likeness > most) [next, most] = [name, likeness];
    }
    ordered.push(next);
    last = utilities.get(next) ?? last;
    utilities.delete(next);
  }
  return ordered;
}

/** The classes that have a utility. */
function selectorsOf(names: readonly string[], shortClasses: ShortClasses): Map<string, string[]> {
  const selectors = new Map<string, string[]>();
  for (const name of names) {
    for (const token of tokensOf(shortClasses[name]?.utilities ?? '')) {
      if (!isMarker(token)) selectors.set(token, [...(selectors.get(token) ?? []), `.${name}`]);
    }
  }
  return selectors;
}

type Rule = { selectors: readonly string[]; tokens: string[] };

/** A utility joins the rule before it of the very same classes, where nothing between the two is about one of them. */
function joined(ordered: readonly (readonly [string, readonly string[]])[]): Rule[] {
  const rules: Rule[] = [];
  const last = new Map<string, Rule>();
  for (const [token, selectors] of ordered) {
    const before = last.get(selectors[0] ?? '');
    if (
      before?.selectors.length === selectors.length &&
      selectors.every((one) => last.get(one) === before) &&
      before.tokens.every((one) => variantOf(one) === variantOf(token))
    ) {
      before.tokens.push(token);
      continue;
    }
    const rule = { selectors, tokens: [token] };
    rules.push(rule);
    for (const one of selectors) last.set(one, rule);
  }
  return rules;
}

/** All before the last colon that stands in no brackets: "md:hover" of "md:hover:underline". */
function variantOf(token: string): string {
  return /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)*/.exec(token)?.[0] ?? '';
}

/** Tailwind's own variables, by which utilities of one element work together: none of these here ever meet. */
const registered =
  /@property --tw-[\w-]+\{[^{}]*\}|@layer properties(?:;|\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\})/g;
const unread = /--tw-(?:border-style|font-weight|leading|tracking):[^;{}]*;?/g;

async function minified(css: string): Promise<string> {
  const { Features, transform } = await import('lightningcss');
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: oldestVersions,
    // What it adds beside `color-scheme` is for light-dark(), which nothing here uses.
    exclude: Features.LightDark,
  });
  const text = code
    .toString()
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(registered, '')
    // All borders are solid, by the rules of elements.
    .replaceAll(/border(?:-\w+)*-style:var\(--tw-border-style\);?/g, '')
    .replaceAll(unread, '')
    // What stands in a property of our own is left as it was written.
    .replaceAll(/(?<=--[\w-]+:)[^;{}]+/g, (value) => value.replaceAll(', ', ','))
    .trim();
  const left = /--tw-[\w-]+/.exec(text)?.[0];
  if (left !== undefined)
    throw new Error(
      `A utility sets ${left}, which costs every page. Write the property: [translate:-50%_0].`,
    );
  return withShortProperties(text);
}

/**
 * Our own properties by short names, which saves each page more than a hundred bytes. They are numbered as they first
 * stand in the text: all sheets begin with the same rules of elements, and so give them the same names.
 */
function withShortProperties(css: string): string {
  const long = /--[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;
  const names = new Map([...new Set(css.match(long))].map((name, index) => [name, `--${shortName(index)}`]));
  return css.replaceAll(long, (name) => names.get(name) ?? name);
}

function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}
