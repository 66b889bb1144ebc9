const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A custom property where it is set or used; a class such as `.a--b` is none. */
const property = /(?<![\w-])--[a-z][\w-]*/gi;

/**
 * Gives each custom property that a compiled stylesheet sets a name of one or two letters. Every page
 * carries the sheet: what the names leave free, some sixty words, is room for the page's own text.
 */
export function withShortProperties(css: string): string {
  const names = new Map<string, string>();
  for (const [name] of css.matchAll(new RegExp(`${property.source}(?=\\s*:)`, 'gi'))) {
    if (!names.has(name)) names.set(name, `--${shortName(names.size)}`);
  }
  return css.replace(property, (name) => names.get(name) ?? name);
}

/** 0 is "a", 25 is "z", 26 is "aa". */
function shortName(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters.charAt(number % letters.length);
}
