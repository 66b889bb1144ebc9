import * as z from 'zod';
import { languages } from '../languages/languages.ts';

/** What a text field means to the engine, kept in the schema's own metadata. */
export type Meaning =
  | { kind: 'reference'; collection: string; unit?: string }
  | { kind: 'page' }
  | { kind: 'file' }
  | { kind: 'markdown' }
  | { kind: 'inline' }
  | { kind: 'image'; isShared?: true }
  | { kind: 'verbatim' };

/**
 * The registry gathers a schema's metadata anew at each
 * question, and there is one for each field of each file.
 */
const meanings = new WeakMap<z.core.$ZodType, { meaning: Meaning | undefined }>();

/** The meaning of a schema made by the functions below; undefined for plain values. */
export function meaningOf(schema: z.core.$ZodType): Meaning | undefined {
  const known = meanings.get(schema) ?? {
    meaning: z.globalRegistry.get(schema)?.['meaning'] as Meaning | undefined,
  };
  meanings.set(schema, known);
  return known.meaning;
}

function filled() {
  return z.string().trim().min(1, 'must not be empty');
}

/** Plain words, shown as typed; `{{fact}}` is replaced. */
export function text(description: string) {
  return filled().describe(description);
}

/** Markdown of one paragraph: bold, italics and links. Reaches templates as HTML. */
export function inline(description: string) {
  return filled().meta({ description, meaning: { kind: 'inline' } });
}

/** Markdown with paragraphs and lists. Reaches templates as HTML. */
export function markdown(description: string) {
  return filled().meta({ description, meaning: { kind: 'markdown' } });
}

/** The name of a file in another collection, without its ending. */
export function reference(collection: string, description: string) {
  return z
    .string()
    .trim()
    .meta({ description, meaning: { kind: 'reference', collection } });
}

/** What to do where a figure stands in place of a fact's name. */
export const figureOfItsOwn = 'A figure has a file of its own in content/facts: name that file here.';

/** The name of a fact that is one number of this unit. */
export function numberFact(unit: 'days' | 'usd', description: string) {
  return z
    .string()
    .trim()
    .meta({ description, meaning: { kind: 'reference', collection: 'facts', unit } });
}

/** A page of this site by its path, with an optional #anchor. */
export function pagePath(description: string) {
  return z
    .string()
    .trim()
    .regex(/^(\/[a-z0-9/#-]*|#[a-z][a-z0-9-]*)$/, 'must be a path of this site like /probate or /probate#faq')
    .meta({ description, meaning: { kind: 'page' } });
}

/** A content file by its path from the project's root. */
export function contentPath(description: string) {
  return z
    .string()
    .trim()
    .regex(
      /^content\/.+\.mdx?$/,
      'must be the path of a content file, like content/services/probate-experience.md',
    )
    .meta({ description, meaning: { kind: 'file' } });
}

/** A picture under `public/`. */
export function imagePath(description: string) {
  return z
    .string()
    .regex(/^\/.+\.(avif|webp|png|jpe?g|svg)$/i, 'must be a picture in public/, like /images/court.webp')
    .meta({ description, meaning: { kind: 'image' } });
}

/** A picture for networks that show shared links, which read no other kinds; no visitor of the page loads it. */
export function sharedImagePath(description: string) {
  return z
    .string()
    .regex(
      /^\/.+\.(png|jpe?g)$/i,
      'must be a .png or .jpg picture in public/, like /images/court.jpg: other kinds are not shown beside shared links',
    )
    .meta({ description, meaning: { kind: 'image', isShared: true } });
}

/** Text that the engine leaves alone: no facts, no Markdown. */
export function verbatim(description: string) {
  return filled().meta({ description, meaning: { kind: 'verbatim' } });
}

export function isoDate(description: string) {
  return z.iso.date({ error: 'must be a date like 2027-01-31 (year-month-day)' }).describe(description);
}

export function webAddress(description: string) {
  return z
    .url({ protocol: /^https$/, error: 'must be a web address that starts with https://' })
    .refine((address) => !/\s|[^=/]https?:\/\//.test(address), {
      error: 'must be one web address, without spaces or a second address behind it',
    })
    .describe(description);
}

export function flag(description: string) {
  return z.boolean().default(false).describe(description);
}

export function list<Item extends z.ZodType>(item: Item, description: string) {
  return z.array(item).min(1, 'must have at least one item').describe(description);
}

export function optionalList<Item extends z.ZodType>(item: Item, description: string) {
  return z.array(item).default([]).describe(description);
}

/** Word for an anchor or an id: small letters, digits and hyphens. */
export function slugWord(description: string) {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens, like next-steps')
    .describe(description);
}

export function language(
  description = 'The language this is written in: en, uk, ru or es. English when left out.',
) {
  return z.enum(languages).default('en').describe(description);
}

/** What "npm run new" leaves where words are still to be written. */
export const unwritten = 'FILL IN';
