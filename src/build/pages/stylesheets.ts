import type { ShortClasses } from '../bundle/short-classes.ts';
import type { CompileClasses } from './compile-classes.ts';

/**
 * Maximum number of stylesheets. Each adds a hash to the CSP header. Cloudflare Pages limits the header to 2,000 characters, and
 * a production site's origins take at least 150.
 */
const maxStylesheets = 17;

/** A prerendered page with the classes it needs and its length in characters. */
export type StyledPage = { file: string; classes: ReadonlySet<string>; length: number };

/** Pages that share a stylesheet, all their classes, and the cost of each unneeded character. */
type Group = { files: string[]; classes: ReadonlySet<string>; weight: number };

/**
 * Creates one stylesheet per distinct set of classes. If there are too many, repeatedly merges the two groups whose
 * unneeded classes cost the least. Returns the stylesheets by file.
 */
export function buildStylesheets(
  pages: readonly StyledPage[],
  shortClasses: ShortClasses,
  compile: CompileClasses,
): Map<string, string> {
  const sizes = new Map([...shortClasses].map(([literal, name]) => [name, literal.length]));
  const pagesByClasses = Map.groupBy(pages, ({ classes }) => [...classes].toSorted().join(' '));
  const initialGroups = [...pagesByClasses.values()].map((pagesInGroup): Group => ({
    files: pagesInGroup.map(({ file }) => file),
    classes: pagesInGroup[0]?.classes ?? new Set(),
    // Long pages have few bytes left for unneeded rules, so their weight is much higher.
    weight: pagesInGroup.reduce((sum, { length }) => sum + length ** 6, 0),
  }));
  const stylesheets = new Map(
    mergeGroups(initialGroups, sizes).flatMap(({ files, classes }) => {
      const text = compile(classes);
      return files.map((file) => [file, text] as const);
    }),
  );
  // In page order, so that the CSP header is deterministic.
  return new Map(pages.map(({ file }) => [file, stylesheets.get(file) ?? '']));
}

/** Merges the cheapest pair of groups until there are at most `maxStylesheets`. */
function mergeGroups(initialGroups: readonly Group[], sizes: ReadonlyMap<string, number>): Group[] {
  const sumLiteralLengths = (classes: ReadonlySet<string>) =>
    [...classes].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const createPair = (first: Group, second: Group) => ({
    first,
    second,
    cost:
      first.weight * sumLiteralLengths(second.classes.difference(first.classes)) +
      second.weight * sumLiteralLengths(first.classes.difference(second.classes)),
  });
  let groups = [...initialGroups];
  let pairs = groups.flatMap((first, index) =>
    groups.slice(index + 1).map((second) => createPair(first, second)),
  );
  while (groups.length > maxStylesheets) {
    const { first, second } = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
    const mergedGroup = {
      files: [...first.files, ...second.files],
      classes: first.classes.union(second.classes),
      weight: first.weight + second.weight,
    };
    const isUnmerged = (group: Group) => group !== first && group !== second;
    groups = groups.filter(isUnmerged);
    pairs = pairs.filter((pair) => isUnmerged(pair.first) && isUnmerged(pair.second));
    pairs.push(...groups.map((group) => createPair(group, mergedGroup)));
    groups.push(mergedGroup);
  }
  return groups;
}
