import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Selector, Visitor } from 'lightningcss';
import { compile } from 'tailwindcss';
import { oldestVersions } from '../bundle/oldest-browsers.ts';
import { isMarker, shortName, utilitiesOf } from '../bundle/short-classes.ts';
import type { ShortClasses } from '../bundle/short-classes.ts';

/** Compiles the rules of elements together with some short classes into one minified stylesheet. */
export type CompileClasses = (names: ReadonlySet<string>) => string;

/**
 * Has Tailwind compile the utilities of all classes once; each stylesheet then takes the rules of its own classes, in
 * Tailwind's order. Throws an error for a utility that does not exist or that needs one of Tailwind's own variables.
 */
export async function classCompiler(root: string, shortClasses: ShortClasses): Promise<CompileClasses> {
  const namesByUtility = new Map<string, string[]>();
  for (const [literal, name] of shortClasses) {
    for (const utility of utilitiesOf(literal).filter((one) => !isMarker(one)))
      namesByUtility.set(utility, [...(namesByUtility.get(utility) ?? []), name]);
  }
  const site = `@import '${join(root, 'src/styles/site.css')}'; @import 'tailwindcss/utilities' source(none);`;
  const { build } = await compile(site, { base: root, loadStylesheet });
  const css = build([...namesByUtility.keys()]);
  const known = classesIn(css);
  const unknown = [...namesByUtility.keys()].find((utility) => !known.has(utility));
  if (unknown !== undefined) throw new Error(`Tailwind has no utility "${unknown}".`);
  return (names) =>
    minified(css, (utility) => namesByUtility.get(utility)?.filter((name) => names.has(name)));
}

/** The rules alone of the classes that scripts may add to a page. */
export function stylesAddedByScripts(
  shortClasses: ShortClasses,
  scripted: ReadonlySet<string>,
  compileClasses: CompileClasses,
): string {
  const names = [...shortClasses].filter(([literal]) => scripted.has(literal)).map(([, name]) => name);
  const [base, whole] = [compileClasses(new Set()), compileClasses(new Set(names))];
  if (!whole.startsWith(base)) throw new Error('Utilities are mixed with the rules of elements.');
  return whole.slice(base.length);
}

/** A stylesheet that another one imports: by its place from there, or one of Tailwind's by its name. */
async function loadStylesheet(
  id: string,
  base: string,
): Promise<{ path: string; base: string; content: string }> {
  const isName = id.startsWith('tailwindcss/');
  const path = isName ? createRequire(join(base, 'from')).resolve(`${id}.css`) : resolve(base, id);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
}

function classesIn(css: string): Set<string> {
  const found = new Set<string>();
  visitCss(css, {
    Selector(selector) {
      for (const name of classNames(selector)) found.add(name);
    },
  });
  return found;
}

/** Also those inside of `:is()` or `:has()`, as in the rule of a `group-hover:` utility. */
function classNames(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(classNames);
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'class' && 'name' in part) return [String(part.name)];
  return 'selectors' in part ? classNames(part.selectors) : [];
}

function renamed(selector: Selector, from: string, to: string): Selector {
  const rename = (_key: string, part: { type?: string; name?: string } | null) =>
    part?.type === 'class' && part.name === from ? { ...part, name: to } : part;
  return JSON.parse(JSON.stringify(selector), rename);
}

/**
 * `.a::details-content` and `.b::details-content` become `:is(.a,.b)::details-content`. Lightning CSS would put the whole
 * list into `:is()`, where browsers refuse pseudo-elements.
 */
function joinedByIs(selectors: Selector[]): Selector[] {
  const [first, ...others] = selectors;
  if (first === undefined || others.length === 0) return selectors;
  const at = first.findIndex(({ type }) => type === 'class');
  const classes = selectors.map((selector) => selector.slice(at, at + 1));
  return [first.with(at, { type: 'pseudo-class', kind: 'is', selectors: classes })];
}

/** The names of the classes that have a utility; undefined for a class that is no utility. */
type NamesOf = (className: string) => readonly string[] | undefined;

/** A rule for a utility becomes one for all classes that have it, and is dropped where none has. */
function withShortNames(namesOf: NamesOf): Visitor<never> {
  return {
    Selector(selector) {
      const utility = classNames(selector).find((name) => namesOf(name) !== undefined);
      if (utility === undefined) return undefined;
      const selectors = namesOf(utility)?.map((name) => renamed(selector, utility, name)) ?? [];
      return selector.some(({ type }) => type === 'pseudo-element') ? joinedByIs(selectors) : selectors;
    },
  };
}

/** Tailwind's variables let utilities of one element work together, which none here need: all borders are solid. */
const unread = new Set(['--tw-border-style', '--tw-font-weight', '--tw-leading', '--tw-tracking']);
const borderStyle = /border(?:-\w+)*-style:var\(--tw-border-style\);?/g;
const registered =
  /@property --tw-[\w-]+\{[^{}]*\}|@layer properties(?:;|\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\})/g;

function minified(css: string, namesOf: NamesOf): string {
  const text = visitCss(css, {
    ...withShortNames(namesOf),
    Declaration: { custom: ({ name }) => (unread.has(name) ? [] : undefined) },
  })
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(registered, '')
    .replaceAll(borderStyle, '')
    // Values of our own properties are left as they were written.
    .replaceAll(/(?<=--[\w-]+:)[^;{}]+/g, (value) => value.replaceAll(', ', ','))
    .trim();
  const left = /--tw-[\w-]+/.exec(text)?.[0];
  if (left !== undefined)
    throw new Error(
      `A utility sets ${left}, which costs every page. Write the property: [translate:-50%_0].`,
    );
  return withShortProperties(text);
}

function visitCss(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: oldestVersions,
    // Its additions next to `color-scheme` are for light-dark(), which no stylesheet here uses.
    exclude: Features.LightDark,
    visitor,
  });
  return code.toString();
}

/**
 * Our own properties by short names, which saves each page more than a hundred bytes. They are numbered as they first
 * appear: all sheets begin with the same rules of elements, and so give them the same names.
 */
function withShortProperties(css: string): string {
  const long = /--[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;
  const names = new Map([...new Set(css.match(long))].map((name, index) => [name, `--${shortName(index)}`]));
  return css.replaceAll(long, (name) => names.get(name) ?? name);
}
