import * as z from 'zod';
import { suggestDate, hasLikelyYear } from '../languages/dates.ts';
import { languages } from '../languages/languages.ts';
import { webUrlPattern } from '../source/web-urls.ts';

/** What the engine does with a text field. Plain text has no kind. */
export type FieldKind =
  /** A file name. With `isAnchor`, pages that show the file have an anchor with the same name. */
  | { kind: 'reference'; collection: string; unit?: string; isAnchor?: true }
  | { kind: 'page' }
  | { kind: 'file' }
  /** The name of a section of a page, used as a link anchor. */
  | { kind: 'anchor' }
  | { kind: 'markdown' }
  | { kind: 'inline' }
  | { kind: 'image'; isShareImage?: true }
  /** Shown unchanged, such as a phone number: not checked or translated. */
  | { kind: 'data' }
  /** A note for colleagues; its content is not checked. */
  | { kind: 'note' };

/** Who reads the text. Text for visitors is checked as copy and translated. */
type Audience = 'visitor' | 'colleague' | 'code';

/** A field's declaration, for authors and the engine. */
type FieldMeta = { description: string; kind?: FieldKind; audience: Audience };

export type Declaration = Omit<FieldMeta, 'description'>;

declare module 'zod' {
  // Must be an interface: it is merged with the one that zod declares.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface GlobalMeta {
    audience?: Audience;
    kind?: FieldKind;
  }
}

/** Declares a field. Only text has an audience, so numbers, choices and flags need no declaration. */
export function field<Schema extends z.ZodType>(schema: Schema, declaration: FieldMeta): Schema {
  return schema.meta(declaration);
}

function nonEmptyText() {
  return z.string().trim().min(1, 'must not be empty');
}

/** Declares plain text, shown as typed, except that `{{fact}}` is replaced. */
export function text(description: string) {
  return field(nonEmptyText(), { description, audience: 'visitor' });
}

/** Declares the label of a button or link, which takes at most two lines on a phone. */
export function linkText(description: string) {
  return field(nonEmptyText().max(60), { description, audience: 'visitor' });
}

/** Declares a sentence that must contain a {placeholder} once. */
export function sentenceWith(placeholder: string, description: string) {
  return text(description).refine((sentence) => sentence.split(`{${placeholder}}`).length === 2, {
    error: `must contain {${placeholder}} exactly once`,
  });
}

/** Declares plain text for colleagues, such as a figure's source. Visitors never see it. */
export function colleagueText(description: string) {
  return field(nonEmptyText(), { description, audience: 'colleague' });
}

/** Declares an unchecked note for colleagues. */
export function internalNote(description: string) {
  return field(nonEmptyText(), { description, kind: { kind: 'note' }, audience: 'colleague' });
}

/** Declares text that only code reads. */
export function codeText(description: string) {
  return field(nonEmptyText(), { description, audience: 'code' });
}

/** Declares one paragraph of Markdown: bold, italics and links. Templates receive HTML. */
export function inline(description: string) {
  return field(nonEmptyText(), { description, kind: { kind: 'inline' }, audience: 'visitor' });
}

/** Declares Markdown with paragraphs and lists. Templates receive HTML. */
export function markdown(description: string) {
  return field(nonEmptyText(), { description, kind: { kind: 'markdown' }, audience: 'visitor' });
}

/** Declares text in a required format. Only code reads it. */
export function formattedText(description: string, pattern: RegExp, message: string, kind?: FieldKind) {
  const schema = z.string().trim().regex(pattern, message);
  return field(schema, { description, audience: 'code', ...(kind && { kind }) });
}

/** Declares the name of a file in another collection, without its extension. */
export function reference(
  collection: string,
  description = `A file name from content/${collection}.`,
  options: { isAnchor?: true; unit?: string } = {},
) {
  const kind: FieldKind = { kind: 'reference', collection, ...options };
  return field(z.string().trim(), { description, kind, audience: 'code' });
}

/** Advice for authors who type a figure instead of a fact's name. */
export const figureAdvice = 'Each figure has its own file in content/facts. Enter the name of that file.';

/** Declares the name of a fact whose value is a single number in this unit, or a day of the year. */
export function numberFact(unit: 'days' | 'usd' | 'day-of-year', description: string) {
  return reference('facts', description, { unit });
}

/** Declares the path of a page on this site, with an optional #anchor. */
export function pagePath(description: string) {
  const pattern = /^(\/[a-z0-9/#-]*|#[a-z][a-z0-9-]*)$/;
  const message = 'must be a path on this site, like /probate or /probate#faq';
  return formattedText(description, pattern, message, { kind: 'page' });
}

/** Declares the path of a content file from the project root. */
export function contentPath(description: string) {
  const message = 'must be the path of a content file, like content/services/probate-experience.md';
  return formattedText(description, /^content\/.+\.mdx?$/, message, { kind: 'file' });
}

/** Declares the path of a picture in `public/`. */
export function imagePath(description: string) {
  const pattern = /^\/.+\.(avif|webp|png|jpe?g|svg)$/i;
  const message = 'must be a picture in public/, like /images/court.webp';
  return formattedText(description, pattern, message, { kind: 'image' });
}

/** Declares the path of an image for link previews, which support fewer formats. Pages don't load it. */
export function shareImagePath(description: string) {
  const message =
    'must be a .png or .jpg picture in public/, like /images/court.jpg: link previews don’t support other formats';
  return formattedText(description, /^\/.+\.(png|jpe?g)$/i, message, { kind: 'image', isShareImage: true });
}

/** Declares a value that is shown unchanged and has its own format, such as a phone number. */
export function displayedValue<Schema extends z.ZodType>(schema: Schema, description: string): Schema {
  return field(schema, { description, kind: { kind: 'data' }, audience: 'visitor' });
}

/** Declares a calendar day as `YYYY-MM-DD`. */
export function isoDate(description: string) {
  const day = z.iso.date({ error: 'must be a date like 2027-01-31 (year-month-day)', abort: true });
  const likelyDay = day.refine(hasLikelyYear, {
    error: ({ input }) =>
      `must be between 1900 and 2199, found "${input}".${suggestDate(input)}`.replace(/\.$/, ''),
  });
  return field(likelyDay, { description, audience: 'code' });
}

/** Declares an https URL of a public site. */
export function webUrl(description: string) {
  return field(
    z
      .url({ protocol: /^https$/, error: 'must be a URL that starts with https://', abort: true })
      .superRefine((url, context) => {
        if (/\s|[^=/]https?:\/\//.test(url)) {
          const message = 'must be one URL, without spaces or a second URL after it';
          context.addIssue({ code: 'custom', message });
        } else if (!webUrlPattern.test(url)) {
          const message = `must be the URL of a public site, like https://www.flcourts.gov/page, found "${url}"`;
          context.addIssue({ code: 'custom', message });
        }
      }),
    { description, audience: 'code' },
  );
}

/** Declares true or false; false if omitted. */
export function flag(description: string) {
  return z.boolean().default(false).describe(description);
}

/** Declares a required list with at least one item. */
export function list<Item extends z.ZodType>(item: Item, description: string) {
  return z.array(item).min(1, 'must have at least one item').describe(description);
}

/** Declares an optional list; empty if omitted. */
export function optionalList<Item extends z.ZodType>(item: Item, description: string) {
  return z.array(item).default([]).describe(description);
}

/** Declares an anchor on a page: lowercase letters, digits and hyphens. */
export function anchor(description: string) {
  const message =
    'must start with a lowercase letter and contain only lowercase letters, digits and hyphens, like next-steps';
  return formattedText(description, /^[a-z][a-z0-9-]*$/, message, { kind: 'anchor' });
}

/** Declares the code of a site language; English if omitted. */
export function language() {
  const codes = `${languages.slice(0, -1).join(', ')} or ${languages.at(-1)}`;
  return z
    .enum(languages)
    .default('en')
    .describe(`The language of this file: ${codes}. Defaults to English.`);
}

/** The placeholder that "npm run new" leaves for missing text. */
export const fillInMarker = 'FILL IN';
