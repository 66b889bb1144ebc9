import type { ShortClasses } from '../bundle/short-classes.ts';
import type { CompileClasses } from './compile-classes.ts';

/**
 * Maximum number of stylesheets. Each adds a hash to the CSP header, which Cloudflare Pages limits to 2,000
 * characters, 150 or more of them for the origins of a production site.
 */
const maxStylesheets = 17;

/** A finished page: the classes that it needs, and its length in characters. */
export type StyledPage = { file: string; classes: ReadonlySet<string>; length: number };

/** Pages that share a stylesheet, all their classes, and the cost of classes that some of them don't need. */
type Group = { files: string[]; classes: ReadonlySet<string>; weight: number };

/**
 * Creates one stylesheet per distinct set of classes. When there are too many, merges the two groups that add the fewest
 * unneeded classes to each other, until they fit. Returns the stylesheets by file.
 */
export function buildStylesheets(
  pages: readonly StyledPage[],
  shortClasses: ShortClasses,
  compile: CompileClasses,
): Map<string, string> {
  const sizes = new Map([...shortClasses].map(([literal, name]) => [name, literal.length]));
  const bySet = Map.groupBy(pages, ({ classes }) => [...classes].toSorted().join(' '));
  const first = [...bySet.values()].map((alike): Group => ({
    files: alike.map(({ file }) => file),
    classes: alike[0]?.classes ?? new Set(),
    // Long pages have few bytes left for unneeded rules, so their weight is much higher.
    weight: alike.reduce((sum, { length }) => sum + length ** 6, 0),
  }));
  const texts = new Map(
    joinGroups(first, sizes).flatMap(({ files, classes }) => {
      const text = compile(classes);
      return files.map((file) => [file, text] as const);
    }),
  );
  // In page order, so that the CSP header is deterministic.
  return new Map(pages.map(({ file }) => [file, texts.get(file) ?? '']));
}

/** Merges the cheapest pair of groups until there are at most `maxStylesheets`. */
function joinGroups(all: readonly Group[], sizes: ReadonlyMap<string, number>): Group[] {
  const measure = (classes: ReadonlySet<string>) =>
    [...classes].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const comparePair = (one: Group, other: Group) => ({
    one,
    other,
    cost:
      one.weight * measure(other.classes.difference(one.classes)) +
      other.weight * measure(one.classes.difference(other.classes)),
  });
  let groups = [...all];
  let pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => comparePair(one, other)));
  while (groups.length > maxStylesheets) {
    const { one, other } = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
    const both = {
      files: [...one.files, ...other.files],
      classes: one.classes.union(other.classes),
      weight: one.weight + other.weight,
    };
    const isLeft = (group: Group) => group !== one && group !== other;
    groups = groups.filter(isLeft);
    pairs = pairs.filter((pair) => isLeft(pair.one) && isLeft(pair.other));
    pairs.push(...groups.map((group) => comparePair(group, both)));
    groups.push(both);
  }
  return groups;
}
