import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Selector, Visitor } from 'lightningcss';
import { compile } from 'tailwindcss';
import { lightningTargets } from '../bundle/oldest-browsers.ts';
import { isMarker, buildShortName, splitUtilities } from '../bundle/short-classes.ts';
import type { ShortClasses } from '../bundle/short-classes.ts';

/** Compiles the element styles and some short classes into one minified stylesheet. */
export type CompileClasses = (names: ReadonlySet<string>) => string;

/**
 * Compiles the utilities of all classes once with Tailwind. Each stylesheet then contains the rules of its own classes, in
 * Tailwind's order. Throws if a utility doesn't exist. The returned function throws if a class isn't known, or if a utility sets one
 * of Tailwind's variables.
 */
export async function createClassCompiler(root: string, shortClasses: ShortClasses): Promise<CompileClasses> {
  const namesByUtility = new Map<string, string[]>();
  for (const [literal, name] of shortClasses) {
    for (const utility of splitUtilities(literal).filter((part) => !isMarker(part)))
      namesByUtility.set(utility, [...(namesByUtility.get(utility) ?? []), name]);
  }
  const siteCss = `@import '${join(root, 'src/site/styles/site.css')}'; @import 'tailwindcss/utilities' source(none);`;
  const { build } = await compile(siteCss, { base: root, loadStylesheet });
  const css = build([...namesByUtility.keys()]);
  const classes = findClasses(css);
  const unknownUtility = [...namesByUtility.keys()].find((utility) => !classes.has(utility));
  if (unknownUtility !== undefined) throw new Error(`Tailwind has no utility "${unknownUtility}".`);
  const shortNames = new Set(shortClasses.values());
  return (names) => {
    const unmarkedClass = [...names].find(
      (name) => !shortNames.has(name) && !isMarker(name) && (!classes.has(name) || namesByUtility.has(name)),
    );
    if (unmarkedClass !== undefined)
      throw new Error(
        `The build can’t find "${unmarkedClass}". Write the whole literal, in className="" or as a tw\`\` template.`,
      );
    return minifyCss(css, (selector) => replaceUtility(selector, names, namesByUtility));
  };
}

/** Compiles the styles of the classes that scripts add to a page, without element styles. */
export function compileScriptStyles(
  shortClasses: ShortClasses,
  scriptLiterals: ReadonlySet<string>,
  compileClasses: CompileClasses,
): string {
  const names = [...shortClasses].filter(([literal]) => scriptLiterals.has(literal)).map(([, name]) => name);
  const [base, complete] = [compileClasses(new Set()), compileClasses(new Set(names))];
  if (!complete.startsWith(base)) throw new Error('Utilities are mixed with element rules.');
  return complete.slice(base.length);
}

/** Removes the custom properties that are used neither in the stylesheet nor in the styles that scripts add. */
export function removeUnusedProperties(css: string, scriptStyles: string): string {
  const usedNames = new Set([...(css + scriptStyles).matchAll(/var\((--\w+)/g)].map(([, name]) => name));
  return css.replaceAll(/(?<=[{;])(--\w+):[^;{}]+(?:;|(?=\}))/g, (declaration, name: string) =>
    usedNames.has(name) ? declaration : '',
  );
}

/** Loads an imported stylesheet: a relative path, or one of Tailwind's by name. */
async function loadStylesheet(
  id: string,
  base: string,
): Promise<{ path: string; base: string; content: string }> {
  const isName = id.startsWith('tailwindcss/');
  const path = isName ? createRequire(join(base, 'from')).resolve(`${id}.css`) : resolve(base, id);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
}

function findClasses(css: string): Set<string> {
  const classes = new Set<string>();
  visitCss(css, {
    Selector(selector) {
      for (const name of readClassNames(selector)) classes.add(name);
    },
  });
  return classes;
}

/** Lists the class names in a selector, including those inside `:is()` and `:has()`. */
function readClassNames(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(readClassNames);
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'class' && 'name' in part) return [String(part.name)];
  return 'selectors' in part ? readClassNames(part.selectors) : [];
}

function renameSelector(selector: Selector, from: string, to: string): Selector {
  const rename = (_key: string, part: { type?: string; name?: string } | null) =>
    part?.type === 'class' && part.name === from ? { ...part, name: to } : part;
  return JSON.parse(JSON.stringify(selector), rename);
}

/**
 * Turns `.a::details-content, .b::details-content` into `:is(.a,.b)::details-content`. Lightning CSS would put the
 * pseudo-elements inside `:is()`, which is invalid.
 */
function joinSelectors(selectors: Selector[]): Selector[] {
  const [first, ...others] = selectors;
  if (first === undefined || others.length === 0) return selectors;
  const classIndex = first.findIndex(({ type }) => type === 'class');
  const classes = selectors.map((selector) => selector.slice(classIndex, classIndex + 1));
  return [first.with(classIndex, { type: 'pseudo-class', kind: 'is', selectors: classes })];
}

/**
 * Replaces the utility in a selector with the short classes in `names` that contain it. Drops the selector if it needs a class that isn't
 * in `names`.
 */
function replaceUtility(
  selector: Selector,
  names: ReadonlySet<string>,
  namesByUtility: ReadonlyMap<string, string[]>,
): Selector[] {
  const classNames = readClassNames(selector);
  const utility = classNames.find((name) => namesByUtility.has(name));
  // Without a utility, the selector belongs to the element styles. Some have classes, such as aligned table cells.
  if (utility === undefined) return classNames.every((name) => names.has(name)) ? [selector] : [];
  const usedNames = namesByUtility.get(utility)?.filter((name) => names.has(name)) ?? [];
  const selectors = usedNames.map((name) => renameSelector(selector, utility, name));
  return selector.some(({ type }) => type === 'pseudo-element') ? joinSelectors(selectors) : selectors;
}

/** Tailwind's variables for combining utilities, which no class here needs: for example, all borders are solid. */
const unusedProperties = new Set(['--tw-border-style', '--tw-font-weight', '--tw-leading', '--tw-tracking']);
const borderStylePattern = /border(?:-\w+)*-style:var\(--tw-border-style\);?/g;
const registeredPropertyPattern =
  /@property --tw-[\w-]+\{[^{}]*\}|@layer properties(?:;|\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\})/g;

function minifyCss(css: string, replaceSelector: (selector: Selector) => Selector[]): string {
  const text = visitCss(css, {
    Selector: replaceSelector,
    Declaration: { custom: ({ name }) => (unusedProperties.has(name) ? [] : undefined) },
  })
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(registeredPropertyPattern, '')
    .replaceAll(borderStylePattern, '')
    .replaceAll('repeat(1,minmax(0,1fr))', 'minmax(0,1fr)')
    // Unwraps Tailwind's selectors for children, such as `:is(.a>*)`.
    .replaceAll(/(?<=[{}]):is\((?<children>[.\w]+>\*)\)(?=\{)/g, '$<children>')
    // Tailwind also declares variables for shadow trees.
    .replace(':root,:host{', ':root{')
    // Lightning CSS doesn't minify the values of custom properties.
    .replaceAll(/(?<=--[\w-]+:)[^;{}]+/g, (value) => value.replaceAll(', ', ','))
    .trim();
  const tailwindVariable = /--tw-[\w-]+/.exec(text)?.[0];
  if (tailwindVariable !== undefined)
    throw new Error(
      `A utility sets ${tailwindVariable}, which adds bytes to every page. Write the CSS property instead, like [translate:-50%_0].`,
    );
  return withShortProperties(text);
}

function visitCss(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: lightningTargets,
    // Excludes the polyfill for light-dark(), which isn't used here: it adds declarations wherever `color-scheme` is set.
    exclude: Features.LightDark,
    visitor,
  });
  return code.toString();
}

/** Shortens custom properties, which saves over a hundred bytes per page. Names are assigned by first appearance. */
function withShortProperties(css: string): string {
  const propertyPattern = /--[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;
  const names = new Map(
    [...new Set(css.match(propertyPattern))].map((name, index) => [name, `--${buildShortName(index)}`]),
  );
  return css.replaceAll(propertyPattern, (name) => names.get(name) ?? name);
}
