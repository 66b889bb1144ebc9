/** Labels of fields and file types in the editor: readable names, with overrides for unclear ones. */
import { languages } from '../languages/languages.ts';
import { lexicons } from '../languages/lexicons.ts';
import type { FieldPath } from '../source/positions.ts';

const labelOverrides: Readonly<Record<string, string>> = {
  action: 'Button',
  actions: 'Buttons',
  address: 'URL',
  ahead: 'Before the day',
  alt: 'What the picture shows',
  art: 'Illustration',
  body: 'Text',
  breadcrumb: 'Breadcrumb title',
  breadcrumbHome: 'Home breadcrumb',
  brief: 'Only the price',
  check: 'Lookup page',
  cite: 'Section of the law',
  do: 'What it does',
  endClosed: 'End on a closed day',
  eyebrow: 'Text above the heading',
  faqHeading: 'Heading of the questions',
  faqs: 'Questions',
  folded: 'Collapsed',
  found: 'Permitted text',
  governs: 'What takes precedence',
  hero: 'Top of the page',
  id: 'ID',
  imageAlt: 'What the picture shows',
  imageUrl: 'Picture',
  kept: 'Remembers the date',
  lead: 'Introduction',
  left: 'Days left',
  leftOne: 'One day left',
  mark: 'Highlighted',
  noindex: 'Hidden from search engines',
  of: 'Translated page',
  past: 'After the day',
  safeDayOver: 'After the date to act by',
  skip: 'Skip to content',
  statedAs: 'Words on pages',
  switch: 'Language buttons',
  to: 'Links to',
  toLabel: 'Link text',
  url: 'URL',
  who: 'Client',
};

/** Formats a field's name: "reviewBy" becomes "Review by"; a language code becomes the language's name. */
export function formatLabel(name: string): string {
  const language = languages.find((code) => code === name);
  if (language !== undefined) return lexicons[language].name;
  const override = labelOverrides[name];
  if (override !== undefined) return override;
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return capitalize(text);
}

/** Capitalizes the first letter and leaves the others unchanged. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a field's path, like "Questions › 2nd › Answer". */
export function formatPathLabel(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? formatOrdinal(step + 1) : formatLabel(step)))
    .join(' › ');
}

function formatOrdinal(count: number): string {
  const endings: { [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };
  return `${count}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)] ?? 'th'}`;
}

/** Formats the plural label of a file type: "list of court holidays" becomes "Lists of court holidays". */
export function formatPluralLabel(noun: string): string {
  const [singular = '', ...suffixes] = noun.split(/ (?=of )/);
  return capitalize([`${singular}s`, ...suffixes].join(' '));
}
