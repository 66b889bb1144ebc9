import type { InlineElement } from './inline-parts.ts';

/** A rule of a stylesheet: `.a{…}` has a body, `@media …{…}` has rules inside. */
type CssRule = { head: string; body: string; inner?: CssRule[] };

/** Reads the rules of a compiled (minified) stylesheet in their order; comments fall away. */
function readRules(css: string): CssRule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: CssRule[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const close = closingBrace(text, open);
    // A statement such as `@layer theme;` has no braces and stands before the next rule.
    const head = text.slice(at, open).trim().replace(/^.*;/s, '').trim();
    const body = text.slice(open + 1, close);
    rules.push(
      /^@(?:media|supports|layer|container)/.test(head)
        ? { head, body, inner: readRules(body) }
        : { head, body },
    );
    at = close + 1;
  }
  return rules;
}

/** Braces inside quoted text do not count. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at;
  }
  throw new Error('A rule of the stylesheet is never closed.');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A custom property where it is set or used; a class such as `.a--b` is none. */
const property = /(?<![\w-])--[a-z][\w-]*/gi;

/**
 * Gives each custom property that a compiled stylesheet sets a name of one or two letters. Every page
 * carries the stylesheet: what the names leave free, some sixty words, is room for the page's own text.
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

/** Classes that mark a part of the stylesheet as optional. Anything not named here is in the core. */
const optionalClasses = {
  forms: [
    'dlg',
    'dlg-head',
    'sheet',
    'fields',
    'field',
    'tick',
    'req',
    'err',
    'errs',
    'toasts',
    'toast',
    'destructive',
    'told',
  ],
  dates: ['line', 'mark', 'when'],
  countdown: ['urgent', 'count', 'ruler', 'ticks', 'last', 'ends'],
  finder: ['finder', 'found', 'days'],
  prices: ['offer', 'now', 'then', 'tag', 'price', 'until'],
  films: ['video', 'play', 'disc', 'soon', 'case'],
  reading: ['laws', 'facts', 'posts', 'tags', 'socials', 'pic', 'quote', 'toc'],
  people: ['who', 'face', 'reach', 'langs', 'chip', 'anchors'],
  // After the chips, which they mark.
  languages: ['on', 'off'],
  banners: ['due'],
  reminders: ['call'],
  cards: ['go', 'more'],
  lists: ['groups', 'steps', 'faq'],
  details: ['counties', 'details'],
} as const;

const groupOf = new Map<string, string>(
  Object.entries(optionalClasses).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
);

/**
 * Splits a compiled stylesheet into what every page needs
 * and what some need. Rules keep their order in each part.
 */
export function stylesInParts(css: string): InlineElement {
  const parts = Object.entries(optionalClasses).map(([group, names]) => ({
    text: only(css, group),
    neededBy: ({ classes }: { classes: ReadonlySet<string> }) => names.some((name) => classes.has(name)),
  }));
  return { tag: 'style', core: only(css, undefined), parts };
}

/** The rules of one part; `undefined` stands for the core. */
function only(css: string, part: string | undefined): string {
  return readRules(css)
    .map((rule) => keep(rule, part))
    .join('');
}

function keep(rule: CssRule, part: string | undefined): string {
  if (rule.inner === undefined) return partOf(rule.head) === part ? `${rule.head}{${rule.body}}` : '';
  const kept = rule.inner.map((inner) => keep(inner, part)).join('');
  return kept === '' ? '' : `${rule.head}{${kept}}`;
}

/** A rule is optional when each of its selectors asks for a class of one and the same group. */
function partOf(selectors: string): string | undefined {
  const groups = new Set(selectors.split(/,(?![^(]*\))/).map(groupOfSelector));
  return groups.size === 1 ? [...groups][0] : undefined;
}

function groupOfSelector(selector: string): string | undefined {
  const names = [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map((found) => found[1] ?? '');
  return names.map((name) => groupOf.get(name)).find((group) => group !== undefined);
}
