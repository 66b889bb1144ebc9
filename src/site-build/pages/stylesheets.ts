import { oncePer } from '#content/once-per.ts';
import type { ShortClasses } from '../bundle/short-classes.ts';
import type { Draw } from './draw-classes.ts';
import type { InlineElement } from './inline-parts.ts';

/**
 * Each stylesheet has a hash in the security header of every answer, and hosts read 2,000 characters of it. A site
 * for production names its project, player and calendar there too, 150 characters and more.
 */
const mostSheets = 17;

/** The classes of some pages, and how little room these have: a long page has the least, and counts for much more. */
type Kind = { names: ReadonlySet<string>; weight: number };

/** The stylesheets of a site, and the one of a page by what is noted of its elements. */
type Stylesheets = InlineElement & { textFor: (notes: string) => string };

/**
 * One stylesheet for each kind of page, found by the classes that pages use: `samples` are the notes of pages of
 * every kind, and how long these are. Pages with nearly the same classes share one; the last has all, for a page that is like no sample.
 * `draw` gives the text of each group of classes.
 */
export async function stylesOfKinds(
  shortClasses: ShortClasses,
  samples: readonly { notes: string; length: number }[],
  draw: Draw,
): Promise<Stylesheets> {
  const all = Object.keys(shortClasses);
  const usedOn = (notes: string) => {
    const names = new Set(notes.split(' '));
    return new Set(all.filter((name) => names.has(name)));
  };
  const kinds = new Map<string, Kind>();
  for (const { notes, length } of samples) {
    const names = usedOn(notes);
    const key = [...names].join();
    kinds.set(key, { names, weight: (kinds.get(key)?.weight ?? 0) + length ** 6 });
  }
  const few = fewer([...kinds.values()], (name) => shortClasses[name]?.utilities.length ?? 0);
  const sheets = [...few, { names: new Set(all), weight: 0 }].toSorted((a, b) => a.names.size - b.names.size);
  const texts = await draw(sheets.map(({ names }) => all.filter((name) => names.has(name))));
  // Most of the pages of a kind have the same classes.
  const known = new Map<string, string>();
  const textFor = (notes: string) => {
    const before = known.get(notes);
    if (before !== undefined) return before;
    const used = usedOn(notes);
    const text = texts[sheets.findIndex(({ names }) => used.isSubsetOf(names))] ?? '';
    known.set(notes, text);
    return text;
  };
  return { tag: 'style', texts, textFor, textsFor: (notes) => [textFor(notes)] };
}

/** Joins the kinds that bring pages the least that they do not use, until there are few. */
function fewer(kinds: Kind[], sizeOf: (name: string) => number): Kind[] {
  const left = [...kinds];
  const whole = oncePer((names: Kind['names']) => sum(names, sizeOf));
  // Each pair is weighed once: the next step joins other kinds, and these are as they were.
  const costs = oncePer((one: Kind) =>
    oncePer((other: Kind) => {
      const shared = sum(one.names, (name) => (other.names.has(name) ? sizeOf(name) : 0));
      return one.weight * (whole(other.names) - shared) + other.weight * (whole(one.names) - shared);
    }),
  );
  while (left.length > mostSheets) {
    const pairs = left.flatMap((one, at) =>
      left.slice(at + 1).map((other) => ({ one, other, cost: costs(one)(other) })),
    );
    const { one, other } = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
    left.splice(left.indexOf(other), 1);
    left[left.indexOf(one)] = { names: one.names.union(other.names), weight: one.weight + other.weight };
  }
  return left;
}

function sum(names: ReadonlySet<string>, sizeOf: (name: string) => number): number {
  let size = 0;
  for (const name of names) size += sizeOf(name);
  return size;
}
