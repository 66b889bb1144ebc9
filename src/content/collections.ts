import type * as z from 'zod';
import { article } from './schemas/article.ts';
import { attorney } from './schemas/attorney.ts';
import { county } from './schemas/county.ts';
import { estate } from './schemas/estate.ts';
import { form } from './schemas/form.ts';
import { immigration } from './schemas/immigration.ts';
import { legal } from './schemas/legal.ts';
import { page } from './schemas/page.ts';
import {
  booking,
  disclaimer,
  fact,
  faq,
  offer,
  office,
  service,
  social,
  testimonial,
  video,
  waiver,
} from './schemas/records.ts';
import { frame, menu, site } from './schemas/shell.ts';
import { tax } from './schemas/tax.ts';
import { slugify } from './source/slug.ts';

/** What the text below the frontmatter is to a collection. */
type BodyUse = 'required' | 'optional' | 'none';

type Definition<Schema extends z.ZodType> = {
  /** What one file is, for messages and the authors' guide. */
  noun: string;
  schema: Schema;
  body: BodyUse;
  /** Its files hold the figures and addresses that copy quotes, and are where these are written out. */
  holdsFigures?: true;
};

type PageDefinition<Schema extends z.ZodType> = Definition<Schema> & {
  /** The page's address. */
  path: (id: string, data: z.output<Schema>) => string;
};

function record<Schema extends z.ZodType>(definition: Definition<Schema>): Definition<Schema> {
  return definition;
}

function pageType<Schema extends z.ZodType>(definition: PageDefinition<Schema>): PageDefinition<Schema> {
  return definition;
}

/** The collections whose files become pages. */
const pages = {
  counties: pageType({
    noun: 'county page',
    schema: county,
    body: 'required',
    path: (id, data) => data.path ?? `/${id}-foreclosure-defense`,
  }),
  immigration: pageType({
    noun: 'immigration page',
    schema: immigration,
    body: 'none',
    path: (id, data) => data.path ?? `/${id}`,
  }),
  estate: pageType({
    noun: 'estate planning page',
    schema: estate,
    body: 'none',
    path: (id, data) => data.path ?? `/${id}`,
  }),
  tax: pageType({
    noun: 'property tax page',
    schema: tax,
    body: 'none',
    path: (id, data) => data.path ?? `/${id}`,
  }),
  pages: pageType({
    noun: 'page',
    schema: page,
    body: 'optional',
    path: (id, data) => data.path ?? (id === 'index' ? '/' : `/${id}`),
  }),
  legal: pageType({
    noun: 'legal text',
    schema: legal,
    body: 'required',
    path: (id, data) => data.path ?? `/${id}`,
  }),
  attorneys: pageType({
    noun: 'attorney',
    schema: attorney,
    body: 'required',
    path: (_id, data) => data.path ?? `/${slugify(data.name)}`,
  }),
  articles: pageType({
    noun: 'article',
    schema: article,
    body: 'required',
    path: (id, data) => data.path ?? `/blog/${id}`,
  }),
} as const;

/** What pages quote and show, and the frame around every page. */
const records = {
  facts: record({ noun: 'fact', schema: fact, body: 'none', holdsFigures: true }),
  offers: record({ noun: 'offer', schema: offer, body: 'none' }),
  faqs: record({ noun: 'question', schema: faq, body: 'required' }),
  services: record({ noun: 'service card', schema: service, body: 'required' }),
  testimonials: record({ noun: 'testimonial', schema: testimonial, body: 'required' }),
  disclaimers: record({ noun: 'disclaimer', schema: disclaimer, body: 'none' }),
  offices: record({ noun: 'office', schema: office, body: 'none' }),
  bookings: record({ noun: 'booking link', schema: booking, body: 'none' }),
  videos: record({ noun: 'video', schema: video, body: 'optional' }),
  social: record({ noun: 'social link', schema: social, body: 'none' }),
  forms: record({ noun: 'form', schema: form, body: 'none' }),
  waivers: record({ noun: 'waiver', schema: waiver, body: 'none' }),
  menus: record({ noun: 'menu', schema: menu, body: 'none' }),
  frames: record({ noun: 'set of frame words', schema: frame, body: 'none' }),
  site: record({ noun: 'site file', schema: site, body: 'none' }),
} as const;

/** THE list of content types: each is a folder of `content/`, and each file in it follows the schema. */
export const collections = { ...pages, ...records };

export type CollectionName = keyof typeof collections;
export type PageCollection = keyof typeof pages;
export type DataOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

export const pageCollections = Object.keys(pages) as PageCollection[];

export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

export function isPageCollection(name: string): name is PageCollection {
  return Object.hasOwn(pages, name);
}
