import type * as z from 'zod';
import { article } from './schemas/article.ts';
import { attorney } from './schemas/attorney.ts';
import { booking } from './schemas/booking.ts';
import { countyDefaults } from './schemas/county-defaults.ts';
import { county } from './schemas/county.ts';
import { courtClosings } from './schemas/court-closings.ts';
import { deadline } from './schemas/deadline.ts';
import { disclaimer } from './schemas/disclaimer.ts';
import { estate } from './schemas/estate.ts';
import { fact } from './schemas/fact.ts';
import { faq } from './schemas/faq.ts';
import { fee } from './schemas/fee.ts';
import { floridaCounties } from './schemas/florida-counties.ts';
import { form } from './schemas/form.ts';
import { frame } from './schemas/frame.ts';
import { guide } from './schemas/guide.ts';
import { immigration } from './schemas/immigration.ts';
import { legal } from './schemas/legal.ts';
import { menu } from './schemas/menu.ts';
import { offer } from './schemas/offer.ts';
import { office } from './schemas/office.ts';
import { page } from './schemas/page.ts';
import { placeFinder } from './schemas/place-finder.ts';
import { service } from './schemas/service.ts';
import { site } from './schemas/site.ts';
import { social } from './schemas/social.ts';
import { tax } from './schemas/tax.ts';
import { testimonial } from './schemas/testimonial.ts';
import { video } from './schemas/video.ts';
import { waiver } from './schemas/waiver.ts';
import type { Collection, CollectionOfPages } from '#content/collection.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { foldName, slugify } from '#content/source/slug.ts';

/** Settings of a collection for the advertising rules. */
type AdvertisingConfig = {
  /** The wording is mandated, so it contains no claims by the firm. */
  isMandatedText?: true;
  /** Terms and policies are not solicitations: the classifier doesn't check them, but the phrase rules do. */
  exemptFromClassifier?: true;
};

type RecordConfig<Schema extends z.ZodObject> = Omit<Collection<Schema>, 'page'> & AdvertisingConfig;

type PagesConfig<Schema extends z.ZodObject> = CollectionOfPages<Schema> &
  AdvertisingConfig & {
    page: {
      /** The practice area, which determines the required statements and whether the free consultation form is shown. */
      area?: (data: z.output<Schema>) => string | undefined;
      /** The state whose law all pages of the collection are about. Pages of other collections set it in their fields. */
      state?: 'florida';
    };
  };

/** Defines a collection of files that pages quote or show. `noun` names one of its files in messages. */
function defineRecords<Schema extends z.ZodObject>(
  noun: string,
  schema: Schema,
  settings: Partial<RecordConfig<Schema>> = {},
): RecordConfig<Schema> {
  return { noun, schema, body: 'none', linksFrom: 'showing-page', pastDateFields: [], ...settings };
}

/** Whether a page lists the articles of one year. Such pages link to each other. */
function hasYearlyList(data: { sections?: readonly object[] }): boolean {
  return data.sections?.some((part) => 'year' in part && part.year !== undefined) === true;
}

/** Date fields of past events that every page may have. */
const pagePastDateFields: FieldPath[] = [['reviewed', 'on'], ['updated']];

function buildDefaultPath(id: string, { path }: { path?: unknown }): string {
  return typeof path === 'string' ? path : `/${id}`;
}

type PageSettings<Schema extends z.ZodObject> = Partial<Omit<PagesConfig<Schema>, 'page'>> & {
  page: Partial<PagesConfig<Schema>['page']>;
};

/** Defines a collection of pages. By default, a page's path is its file name, unless the file sets `path`. */
function definePages<Schema extends z.ZodObject>(
  noun: string,
  schema: Schema,
  { page: pageSettings, ...settings }: PageSettings<Schema>,
): PagesConfig<Schema> {
  return {
    noun,
    schema,
    body: 'none',
    linksFrom: 'page',
    pastDateFields: pagePastDateFields,
    ...settings,
    page: { path: buildDefaultPath, anchors: () => [], isListed: () => false, ...pageSettings },
  };
}

const countyDefaultsFile = 'content/site/county-defaults.md';

/** All content types: each is a folder in `content/`, or a single file, and has a schema for its files. */
export const collections = {
  counties: definePages('county page', county, {
    body: 'required',
    page: {
      path: (id, { path }) => path ?? `/${id}-foreclosure-defense`,
      anchors: (data) => [
        'timeline',
        'process',
        'about',
        'strategies',
        'communities',
        'lead',
        'contact',
        ...(['video', 'challenges', 'experience', 'reasons', 'appointments'] as const).filter(
          (part) => data[part] !== undefined,
        ),
        ...(data.faqs.length > 0 ? ['faq'] : []),
      ],
      isListed: () => true,
      claims: ({ name }) => [
        // Lists and the form show counties by name, so names must be unique.
        {
          key: `county ${foldName(name)}`,
          path: ['name'],
          message: ({ file }) => `is already the county of ${file}. Each county has one page.`,
        },
      ],
      area: () => 'foreclosure',
      state: 'florida',
    },
    appearsOn: 'listed',
    defaults: {
      file: countyDefaultsFile,
      schema: countyDefaults,
      placeholders: { county: 'name', circuit: 'circuit', seat: 'seat', neighbors: 'neighbors' },
    },
  }),
  immigration: definePages('immigration page', immigration, {
    page: { anchors: () => ['consultation', 'question'] },
  }),
  estate: definePages('estate planning page', estate, {
    page: { anchors: () => ['services', 'special', 'video', 'details', 'statutes', 'process', 'contact'] },
  }),
  tax: definePages('property tax page', tax, {
    page: { isListed: hasYearlyList },
  }),
  pages: definePages('page', page, {
    body: 'optional',
    mdx: 'components',
    page: {
      path: (id, { path }) => path ?? (id === 'index' ? '/' : `/${id}`),
      isListed: hasYearlyList,
      isNoindex: ({ area }) => area === 'thanks',
      area: ({ area }) => area,
    },
  }),
  legal: definePages('legal page', legal, {
    body: 'required',
    mdx: 'components',
    page: { parentHeadingLevel: 1 },
    pastDateFields: [...pagePastDateFields, ['effective']],
    exemptFromClassifier: true,
  }),
  attorneys: definePages('attorney', attorney, {
    body: 'required',
    page: {
      path: (_id, { path, name }) => path ?? `/${slugify(name)}`,
      anchors: () => ['biography', 'video', 'background', 'education', 'admissions', 'contact'],
    },
  }),
  articles: definePages('article', article, {
    body: 'required',
    mdx: 'components',
    page: {
      path: (id, { path }) => path ?? `/blog/${id}`,
      isListed: () => true,
      claims: ({ id }) => [
        {
          key: `number ${id}`,
          path: ['id'],
          message: ({ file }) => `is already the number of ${file}. Choose an unused number.`,
          isPermanent: true,
        },
      ],
      parentHeadingLevel: 1,
    },
    pastDateFields: [...pagePastDateFields, ['publishDate']],
    publicationDateField: 'publishDate',
    appearsOn: 'listed',
  }),
  guides: definePages('guide', guide, {
    body: 'required',
    mdx: 'parts',
    page: {
      path: (id, { path }) => path ?? `/guides/${id}`,
      isListed: () => true,
    },
    pastDateFields: [...pagePastDateFields, ['published']],
    publicationDateField: 'published',
  }),
  facts: defineRecords('fact', fact, { pastDateFields: [['reviewed', 'on']], holdsFigures: true }),
  deadlines: defineRecords('deadline', deadline, {
    listedIn: 'the "deadline" of a page or of one of its sections',
  }),
  fees: defineRecords('fee schedule', fee, { listedIn: 'the "fee" of a page or of one of its sections' }),
  offers: defineRecords('offer', offer, { appearsOn: 'listed' }),
  faqs: defineRecords('question', faq, {
    body: 'required',
    pastDateFields: [['reviewed', 'on']],
    listedIn: 'the "faqs" of a page or of one of its sections',
  }),
  services: defineRecords('service card', service, {
    body: 'required',
    listedIn: 'the "services" of a page section (type cards)',
  }),
  testimonials: defineRecords('testimonial', testimonial, {
    body: 'required',
    pastDateFields: [['date']],
    listedIn: 'a page section (type testimonial)',
  }),
  disclaimers: defineRecords('disclaimer', disclaimer, { appearsOn: 'listed', isMandatedText: true }),
  offices: defineRecords('office', office, { appearsOn: 'listed' }),
  bookings: defineRecords('booking link', booking),
  videos: defineRecords('video', video, {
    body: 'optional',
    listedIn: 'the "video" of a page or of one of its sections',
  }),
  social: defineRecords('social link', social),
  forms: defineRecords('form', form, { appearsOn: 'listed' }),
  waivers: defineRecords('waiver', waiver),
  menus: defineRecords('menu file', menu, { linksFrom: 'every-page', appearsOn: 'its-language' }),
  frames: defineRecords('layout text file', frame, { linksFrom: 'every-page', appearsOn: 'its-language' }),
  site: defineRecords('site file', site, {
    linksFrom: 'every-page',
    appearsOn: 'every-page',
    file: 'content/site/firm.md',
  }),
  'county-defaults': defineRecords('county defaults file', countyDefaults, {
    pastDateFields: [['reviewed', 'on']],
    file: countyDefaultsFile,
  }),
  'florida-counties': defineRecords('table of Florida’s counties', floridaCounties, {
    file: 'content/site/florida-counties.md',
  }),
  'place-finder': defineRecords('place finder file', placeFinder, {
    appearsOn: 'listed',
    file: 'content/site/place-finder.md',
  }),
  'court-closings': defineRecords('list of court holidays', courtClosings, {
    file: 'content/site/court-closings.md',
  }),
};

export type CollectionName = keyof typeof collections;

/** The collections whose files are pages. */
export type PageCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { page: object } ? Name : never;
}[CollectionName];

export type DataOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/** Whether a name, for example of a folder in `content/`, is the name of a collection. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

/** Whether the files of a collection are pages. */
export function isPageCollection(name: string): name is PageCollection {
  return isCollection(name) && 'page' in collections[name];
}

export const pageCollections = Object.keys(collections).filter(isPageCollection);
