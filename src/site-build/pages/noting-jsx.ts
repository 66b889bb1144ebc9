import type { ElementType, Key, ReactElement } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * What is noted of elements: the values of `class`, and the names of attributes that start with "data-". By these a build
 * chooses the texts that a page needs inline.
 */
export type Notes = ReadonlySet<string>;

let current: Set<string> | undefined;

/** Draws something, and returns what was noted meanwhile. Whatever is drawn around it has none of these notes. */
export function noting<Drawn>(draw: () => Drawn): { drawn: Drawn; notes: Notes } {
  const around = current;
  const notes = new Set<string>();
  current = notes;
  try {
    return { drawn: draw(), notes };
  } finally {
    current = around;
  }
}

/** Notes what was noted of a text before, where that text is placed. */
export function noteAgain(notes: Notes): void {
  for (const note of notes) current?.add(note);
}

/**
 * What JSX becomes in the templates that a build bundles, and nowhere else: React's own elements, those of HTML noted.
 * Raises an error for one with a class that no drawing is made for: on the pages where it is placed later, it would have
 * no styles.
 */
export function jsx(type: ElementType, props: Record<string, unknown>, key?: Key): ReactElement {
  if (typeof type === 'string') noteProps(props);
  return reactJsx(type, props, key);
}

/** For several children, which only React's development version treats otherwise. */
export const jsxs = jsx;

function noteProps(props: Readonly<Record<string, unknown>>): void {
  // Listing the names first would take as long as all the rest.
  for (const name in props) {
    const value = props[name];
    if (name === 'className' && typeof value === 'string') {
      if (current === undefined) throw new Error(`class="${value}": make this element in a component.`);
      current.add(value);
    } else if (name.startsWith('data-') && value !== undefined) current?.add(name);
  }
}
