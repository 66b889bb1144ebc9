import type { ShortClasses } from '../bundle/short-classes.ts';
import type { CompileClasses } from './compile-classes.ts';

/**
 * Each stylesheet has a hash in the security header of every answer, and Cloudflare Pages reads 2,000 characters of it. A
 * site for production also names its project, player and calendar there, 150 characters and more.
 */
const mostSheets = 17;

/** A finished page needs rules for these classes; the longer it is, the less room it has for others. */
export type StyledPage = { file: string; classes: ReadonlySet<string>; length: number };

/** Pages that share a stylesheet, the classes of all of them, and how much a class that they don't need matters. */
type Group = { files: string[]; classes: ReadonlySet<string>; weight: number };

/**
 * One stylesheet for each set of classes that pages have. Where that makes too many, the two groups of pages that
 * receive the fewest classes from each other become one, until they fit. Returns the stylesheets by file.
 */
export function stylesheetsFor(
  pages: readonly StyledPage[],
  shortClasses: ShortClasses,
  compile: CompileClasses,
): Map<string, string> {
  const sizes = new Map([...shortClasses].map(([literal, name]) => [name, literal.length]));
  const bySet = Map.groupBy(pages, ({ classes }) => [...classes].toSorted().join(' '));
  const first = [...bySet.values()].map((alike): Group => ({
    files: alike.map(({ file }) => file),
    classes: alike[0]?.classes ?? new Set(),
    // Near its limit, a page has no room for unused rules.
    weight: alike.reduce((sum, { length }) => sum + length ** 6, 0),
  }));
  const texts = new Map(
    joined(first, sizes).flatMap(({ files, classes }) => {
      const text = compile(classes);
      return files.map((file) => [file, text] as const);
    }),
  );
  // In the order of the pages, so that the security header is the same in every build.
  return new Map(pages.map(({ file }) => [file, texts.get(file) ?? '']));
}

/** The sizes of the classes, by name. */
type Sizes = ReadonlyMap<string, number>;

type Pair = { one: Group; other: Group; cost: number };

/** The groups, with the cheapest pair made one again and again until there are few enough. */
function joined(all: readonly Group[], sizes: Sizes): Group[] {
  let groups = [...all];
  let pairs = groups.flatMap((one, index) =>
    groups.slice(index + 1).map((other) => pairOf(one, other, sizes)),
  );
  while (groups.length > mostSheets) {
    const { one, other } = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
    const both = {
      files: [...one.files, ...other.files],
      classes: one.classes.union(other.classes),
      weight: one.weight + other.weight,
    };
    const isGone = (group: Group) => group === one || group === other;
    groups = groups.filter((group) => !isGone(group));
    pairs = pairs.filter((pair) => !isGone(pair.one) && !isGone(pair.other));
    pairs.push(...groups.map((group) => pairOf(group, both, sizes)));
    groups.push(both);
  }
  return groups;
}

function pairOf(one: Group, other: Group, sizes: Sizes): Pair {
  const unusedBy = ({ classes }: Group, more: Group) =>
    [...more.classes.difference(classes)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const cost = one.weight * unusedBy(one, other) + other.weight * unusedBy(other, one);
  return { one, other, cost };
}
