import type * as z from 'zod';
import { slugify } from './files/slug.ts';
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

/** What the text below the frontmatter is to a collection. */
export type BodyUse = 'required' | 'optional' | 'none';

type Definition<Schema extends z.ZodType = z.ZodType> = {
  /** What one file is, for messages and the authors' guide. */
  noun: string;
  schema: Schema;
  body: BodyUse;
  /** The page's address, for collections whose files are pages. */
  path?: (id: string, data: z.output<Schema>) => string;
};

function collection<Schema extends z.ZodType>(definition: Definition<Schema>): Definition<Schema> {
  return definition;
}

/** THE list of content types: each is a folder of `content/`, and each file in it follows the schema. */
export const collections = {
  // Pages
  counties: collection({
    noun: 'county page',
    schema: county,
    body: 'required',
    path: (id, data) => data.path ?? `/${id}-foreclosure-defense`,
  }),
  immigration: collection({
    noun: 'immigration page',
    schema: immigration,
    body: 'none',
    path: (id, data) => data.path ?? `/${id}`,
  }),
  estate: collection({
    noun: 'estate planning page',
    schema: estate,
    body: 'none',
    path: (id, data) => data.path ?? `/${id}`,
  }),
  tax: collection({
    noun: 'property tax page',
    schema: tax,
    body: 'none',
    path: (id, data) => data.path ?? `/${id}`,
  }),
  pages: collection({
    noun: 'page',
    schema: page,
    body: 'optional',
    path: (id, data) => data.path ?? (id === 'index' ? '/' : `/${id}`),
  }),
  legal: collection({
    noun: 'legal text',
    schema: legal,
    body: 'required',
    path: (id, data) => data.path ?? `/${id}`,
  }),
  attorneys: collection({
    noun: 'attorney',
    schema: attorney,
    body: 'required',
    path: (_id, data) => data.path ?? `/${slugify(data.name)}`,
  }),
  articles: collection({
    noun: 'article',
    schema: article,
    body: 'required',
    path: (id, data) => data.path ?? `/blog/${id}`,
  }),
  // What pages quote and show
  facts: collection({ noun: 'fact', schema: fact, body: 'none' }),
  offers: collection({ noun: 'offer', schema: offer, body: 'none' }),
  faqs: collection({ noun: 'question', schema: faq, body: 'required' }),
  services: collection({ noun: 'service card', schema: service, body: 'required' }),
  testimonials: collection({ noun: 'testimonial', schema: testimonial, body: 'required' }),
  disclaimers: collection({ noun: 'disclaimer', schema: disclaimer, body: 'none' }),
  offices: collection({ noun: 'office', schema: office, body: 'none' }),
  bookings: collection({ noun: 'booking link', schema: booking, body: 'none' }),
  videos: collection({ noun: 'video', schema: video, body: 'optional' }),
  social: collection({ noun: 'social link', schema: social, body: 'none' }),
  forms: collection({ noun: 'form', schema: form, body: 'none' }),
  waivers: collection({ noun: 'waiver', schema: waiver, body: 'none' }),
  // The frame around every page
  menus: collection({ noun: 'menu', schema: menu, body: 'none' }),
  frames: collection({ noun: 'set of frame words', schema: frame, body: 'none' }),
  site: collection({ noun: 'site file', schema: site, body: 'none' }),
} as const;

export type CollectionName = keyof typeof collections;
export type DataOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/** The collections whose files become pages. */
export const pageCollections = [
  'counties',
  'immigration',
  'estate',
  'tax',
  'pages',
  'legal',
  'attorneys',
  'articles',
] as const satisfies CollectionName[];
export type PageCollection = (typeof pageCollections)[number];

export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

export function isPageCollection(name: string): name is PageCollection {
  return pageCollections.some((known) => known === name);
}
