import { join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem, compile } from '@tailwindcss/node';
import { transform } from 'lightningcss';
import { oldestVersions } from '../bundle/oldest-browsers.ts';
import { isMarker, tokensOf } from '../bundle/short-classes.ts';
import type { ShortClasses } from '../bundle/short-classes.ts';

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
  const site = `@import '${join(root, 'src/styles/site.css')}';`;
  const tailwind = await loadDesignSystem(site, { base: root });
  const utilities = Object.values(shortClasses).flatMap((one) => tokensOf(one.utilities));
  const order = new Map(tailwind.getClassOrder([...new Set(utilities)]));
  const place = (token: string) => order.get(token) ?? 0n;

  return await Promise.all(
    groups.map(async (names) => {
      const rules = [...selectorsOf(names, shortClasses)]
        .toSorted(([a], [b]) => Number(place(a) - place(b)))
        .map(([token, selectors]) => `${selectors.join()}{@apply ${token}}`);
      const { build } = await compile([site, ...rules].join('\n'), { base: root, onDependency() {} });
      return minified(build([]));
    }),
  );
}

/** The rules alone of the classes that scripts may add to a page. */
export async function stylesAddedByScripts(root: string, shortClasses: ShortClasses): Promise<string> {
  const added = Object.keys(shortClasses).filter((name) => shortClasses[name]?.addedByScripts);
  const [base = '', whole = ''] = await drawClasses(root, shortClasses, [[], added]);
  if (!whole.startsWith(base)) throw new Error('Utilities stand among the rules of elements.');
  return whole.slice(base.length);
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

/** Variables by which Tailwind lets utilities of one element work together that here never meet. */
const plainValues = { '--tw-border-style': 'solid' };
const registered =
  /@property --tw-[\w-]+\{[^{}]*\}|@layer properties(?:;|\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\})/g;
const unread = /--tw-(?:border-style|font-weight|leading|tracking):[^;{}]*;?/g;

function minified(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: oldestVersions,
  });
  let text = code
    .toString()
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(registered, '');
  for (const [variable, value] of Object.entries(plainValues))
    text = text.replaceAll(`var(${variable})`, value);
  text = text.replaceAll(unread, '').trim();
  const left = /--tw-[\w-]+/.exec(text)?.[0];
  if (left !== undefined)
    throw new Error(
      `A utility sets ${left}, which costs every page. Write the property: [translate:-50%_0].`,
    );
  return text;
}
