import * as z from 'zod';
import { dateHint, hasLikelyYear } from '../languages/dates.ts';
import { languages } from '../languages/languages.ts';
import { detourOf, pageItself } from '../source/web-addresses.ts';

/** What a text field means to the engine; plain words have no kind. */
export type FieldKind =
  /** The name of a file; with `isAnchor` the place on the page where that file is shown has its name. */
  | { kind: 'reference'; collection: string; unit?: string; isAnchor?: true }
  | { kind: 'page' }
  | { kind: 'file' }
  /** The name of a part of a page, to which links may lead. */
  | { kind: 'anchor' }
  | { kind: 'markdown' }
  | { kind: 'inline' }
  | { kind: 'image'; isShared?: true }
  /** Shown as it is, such as a phone number: there are no words in it to check or to translate. */
  | { kind: 'data' }
  /** Whatever colleagues have to remember: nothing in it is checked. */
  | { kind: 'note' };

/** Who reads a text. Whatever is for visitors is checked as copy, and translated. */
type Audience = 'visitor' | 'colleague' | 'code';

/** What the declaration of a field says: to authors, to the engine, and about its readers. */
type FieldMeta = { describe: string; kind?: FieldKind; audience: Audience };

export type Declaration = Omit<FieldMeta, 'describe'>;

// The bundle that renders pages has this file a second time, and receives schemas that were declared in the first.
const shared = globalThis as { fieldDeclarations?: Map<z.core.$ZodType, Declaration> };
const declarations = (shared.fieldDeclarations ??= new Map());

/** Declares a field. Numbers, choices and flags need none: only texts have readers. */
export function field<Schema extends z.ZodType>(schema: Schema, { describe, ...meta }: FieldMeta): Schema {
  const described = schema.describe(describe);
  declarations.set(described, meta);
  return described;
}

/** What was declared of a schema, or of the one that it was refined from by `min`, `refine` and the like. */
export function declarationOf(schema: z.core.$ZodType): Declaration | undefined {
  const { parent } = schema._zod;
  return declarations.get(schema) ?? (parent && declarationOf(parent));
}

/** The kind of a field; undefined for plain words and for values that are no text. */
export function fieldKindOf(schema: z.core.$ZodType): FieldKind | undefined {
  return declarationOf(schema)?.kind;
}

function filled() {
  return z.string().trim().min(1, 'must not be empty');
}

/** Plain words, shown as typed; `{{fact}}` is replaced. */
export function text(description: string) {
  return field(filled(), { describe: description, audience: 'visitor' });
}

/** The words of a button or link: no more than a phone shows in two lines. */
export function linkWords(description: string) {
  return field(filled().max(60), { describe: description, audience: 'visitor' });
}

/** A sentence in whose place {word} something is put. */
export function sentenceWith(word: string, description: string) {
  return text(description).refine((sentence) => sentence.split(`{${word}}`).length === 2, {
    error: `must say {${word}} once, where it belongs`,
  });
}

/** Plain words for colleagues, such as where a figure comes from. Visitors never see them. */
export function colleagueText(description: string) {
  return field(filled(), { describe: description, audience: 'colleague' });
}

/** Plain words for colleagues, about which nothing is checked. */
export function remark(description: string) {
  return field(filled(), { describe: description, kind: { kind: 'note' }, audience: 'colleague' });
}

/** A text that only programs read. */
export function codeText(description: string) {
  return field(filled(), { describe: description, audience: 'code' });
}

/** Markdown of one paragraph: bold, italics and links. Reaches templates as HTML. */
export function inline(description: string) {
  return field(filled(), { describe: description, kind: { kind: 'inline' }, audience: 'visitor' });
}

/** Markdown with paragraphs and lists. Reaches templates as HTML. */
export function markdown(description: string) {
  return field(filled(), { describe: description, kind: { kind: 'markdown' }, audience: 'visitor' });
}

/** The name of a file in another collection, without its ending. */
export function reference(collection: string, description: string, options: { isAnchor?: true } = {}) {
  return field(z.string().trim(), {
    describe: description,
    kind: { kind: 'reference', collection, ...options },
    audience: 'code',
  });
}

/** What to do where a figure stands in place of a fact's name. */
export const figureOfItsOwn = 'A figure has a file of its own in content/facts: name that file here.';

/** The name of a fact that is one number of this unit, or one day of each year. */
export function numberFact(unit: 'days' | 'usd' | 'day-of-year', description: string) {
  return field(z.string().trim(), {
    describe: description,
    kind: { kind: 'reference', collection: 'facts', unit },
    audience: 'code',
  });
}

/** A page of this site by its path, with an optional #anchor. */
export function pagePath(description: string) {
  return field(
    z
      .string()
      .trim()
      .regex(
        /^(\/[a-z0-9/#-]*|#[a-z][a-z0-9-]*)$/,
        'must be a path of this site like /probate or /probate#faq',
      ),
    { describe: description, kind: { kind: 'page' }, audience: 'code' },
  );
}

/** A content file by its path from the project's root. */
export function contentPath(description: string) {
  return field(
    z
      .string()
      .trim()
      .regex(
        /^content\/.+\.mdx?$/,
        'must be the path of a content file, like content/services/probate-experience.md',
      ),
    { describe: description, kind: { kind: 'file' }, audience: 'code' },
  );
}

/** A picture under `public/`. */
export function imagePath(description: string) {
  return field(
    z
      .string()
      .regex(/^\/.+\.(avif|webp|png|jpe?g|svg)$/i, 'must be a picture in public/, like /images/court.webp'),
    { describe: description, kind: { kind: 'image' }, audience: 'code' },
  );
}

/** A picture for networks that show shared links, which read no other kinds; no visitor of the page loads it. */
export function sharedImagePath(description: string) {
  return field(
    z
      .string()
      .regex(
        /^\/.+\.(png|jpe?g)$/i,
        'must be a .png or .jpg picture in public/, like /images/court.jpg: other kinds are not shown with shared links',
      ),
    { describe: description, kind: { kind: 'image', isShared: true }, audience: 'code' },
  );
}

/** What is shown as it is and has a form of its own, such as a phone number. */
export function shownData<Schema extends z.ZodType>(schema: Schema, description: string): Schema {
  return field(schema, { describe: description, kind: { kind: 'data' }, audience: 'visitor' });
}

/** A day that the calendar has, as `YYYY-MM-DD`. */
export function isoDate(description: string) {
  const day = z.iso.date({ error: 'must be a date like 2027-01-31 (year-month-day)', abort: true });
  const likely = day.refine(hasLikelyYear, {
    error: ({ input }) =>
      `must be in the years 1900 to 2199, found "${input}".${dateHint(input)}`.replace(/\.$/, ''),
  });
  return field(likely, { describe: description, audience: 'code' });
}

/** One https address of another site, and the page itself: no shortener, and none that counts who follows it. */
export function webAddress(description: string) {
  return field(
    z
      .url({ protocol: /^https$/, error: 'must be a web address that starts with https://' })
      .superRefine((address, context) => {
        const detour = detourOf(address);
        if (detour !== undefined) {
          const message = `leads through ${detour.through}, which records who follows it. Write ${pageItself(detour)}`;
          context.addIssue({ code: 'custom', message });
        } else if (/\s|[^=/]https?:\/\//.test(address)) {
          const message = 'must be one web address, without spaces or a second address behind it';
          context.addIssue({ code: 'custom', message });
        }
      }),
    { describe: description, audience: 'code' },
  );
}

/** Yes or no; no when left out. */
export function flag(description: string) {
  return z.boolean().default(false).describe(description);
}

/** A list that must be there, with one item or more. */
export function list<Item extends z.ZodType>(item: Item, description: string) {
  return z.array(item).min(1, 'must have at least one item').describe(description);
}

/** A list that may be left out or empty, which are the same: always a list to whoever reads it. */
export function optionalList<Item extends z.ZodType>(item: Item, description: string) {
  return z.array(item).default([]).describe(description);
}

/** The anchor of a part of a page: small letters, digits and hyphens. */
export function anchor(description: string) {
  return field(
    z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens, like next-steps'),
    { describe: description, kind: { kind: 'anchor' }, audience: 'code' },
  );
}

/** The code of a language of the site; English when left out. */
export function language() {
  const codes = `${languages.slice(0, -1).join(', ')} or ${languages.at(-1)}`;
  return z
    .enum(languages)
    .default('en')
    .describe(`The language this is written in: ${codes}. English when left out.`);
}

/** What "npm run new" leaves where words are still to be written. */
export const unwritten = 'FILL IN';
