import { readRules } from './css-rules.ts';
import type { CssRule } from './css-rules.ts';
import type { InlineElement } from './inline-parts.ts';

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
