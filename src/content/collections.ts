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
import type { FieldPath } from './source/positions.ts';
import { slugify } from './source/slug.ts';

/** What the text below the frontmatter is to a collection. */
type BodyUse = 'required' | 'optional' | 'none';

type Collection<Schema extends z.ZodType> = {
  /** What one file is, for messages and the authors' guide. */
  noun: string;
  schema: Schema;
  body: BodyUse;
  /** The text may be an .mdx file: it places components, and in `parts` also each of the file's own sections. */
  mdx?: 'components' | 'parts';
  /** Where the links of a file stand, and so what a place without its page, such as #faq, would lead to. */
  linksFrom: 'page' | 'showing-page' | 'every-page';
  /** Fields with the day on which something was done, which can't lie ahead. */
  recordedDays: FieldPath[];
  /** The one of these from which on a page is shown, where one says so. */
  firstDay?: FieldPath;
  /** Its files stand on every page, on those in the language that their name is, or are listed on any page by code. */
  around?: 'every-page' | 'its-language' | 'listed';
  /** Its files hold the figures and addresses that copy quotes, and are where these are written out. */
  holdsFigures?: true;
  /** Where a page names a file of it, for one that no page names: only so is it shown. */
  listedIn?: string;
  /** A rule asks for its words: they are no claims of the firm. */
  wordsAreRequired?: true;
  /** Terms and policies solicit nobody: what a rule hears in them is reported as anywhere, but nothing is asked of the rest. */
  solicitsNobody?: true;
  /** Its one file, where it has no folder of its own. */
  file?: string;
  /** The collection whose one file gives what files of this one leave out. */
  defaultsFrom?: 'county-defaults';
};

type PageCollectionOf<Schema extends z.ZodType> = Collection<Schema> & {
  page: {
    /** The page's address. */
    path: (id: string, data: z.output<Schema>) => string;
    /** The places that its template names, which links may lead to. A test compares them with built pages. */
    anchors: (data: z.output<Schema>) => string[];
    /** Whether a list or menu that code makes leads to it. */
    listed: boolean;
    /** The field of law, where pages differ in what they must say and offer by it. */
    area?: (data: z.output<Schema>) => string | undefined;
    /** The one state whose law all its pages are about. A page of another kind says so itself. */
    state?: 'florida';
  };
};

function record<Schema extends z.ZodType>(collection: Collection<Schema>): Collection<Schema> {
  return collection;
}

function pages<Schema extends z.ZodType>(collection: PageCollectionOf<Schema>): PageCollectionOf<Schema> {
  return collection;
}

/** The days that each page may put on record. */
const daysOfPage: FieldPath[] = [['reviewed', 'on'], ['updated']];

/** THE list of content types: each is a folder of `content/`, and each file in it follows the schema. */
export const collections = {
  counties: pages({
    noun: 'county page',
    schema: county,
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
      listed: true,
      area: () => 'foreclosure',
      state: 'florida',
    },
    linksFrom: 'page',
    recordedDays: daysOfPage,
    around: 'listed',
    defaultsFrom: 'county-defaults',
  }),
  immigration: pages({
    noun: 'immigration page',
    schema: immigration,
    body: 'none',
    page: {
      path: (id, { path }) => path ?? `/${id}`,
      anchors: () => ['consultation', 'question'],
      listed: false,
    },
    linksFrom: 'page',
    recordedDays: daysOfPage,
  }),
  estate: pages({
    noun: 'estate planning page',
    schema: estate,
    body: 'none',
    page: {
      path: (id, { path }) => path ?? `/${id}`,
      anchors: () => ['services', 'special', 'video', 'details', 'statutes', 'process', 'contact'],
      listed: false,
    },
    linksFrom: 'page',
    recordedDays: daysOfPage,
  }),
  tax: pages({
    noun: 'property tax page',
    schema: tax,
    body: 'none',
    page: {
      path: (id, { path }) => path ?? `/${id}`,
      anchors: () => [],
      listed: false,
    },
    linksFrom: 'page',
    recordedDays: daysOfPage,
  }),
  pages: pages({
    noun: 'page',
    schema: page,
    body: 'optional',
    mdx: 'components',
    page: {
      path: (id, { path }) => path ?? (id === 'index' ? '/' : `/${id}`),
      anchors: () => [],
      listed: false,
      area: ({ area }) => area,
    },
    linksFrom: 'page',
    recordedDays: daysOfPage,
  }),
  legal: pages({
    noun: 'legal text',
    schema: legal,
    body: 'required',
    mdx: 'components',
    page: {
      path: (id, { path }) => path ?? `/${id}`,
      anchors: () => [],
      listed: false,
    },
    linksFrom: 'page',
    recordedDays: [...daysOfPage, ['effective']],
    firstDay: ['effective'],
    solicitsNobody: true,
  }),
  attorneys: pages({
    noun: 'attorney',
    schema: attorney,
    body: 'required',
    page: {
      path: (_id, { path, name }) => path ?? `/${slugify(name)}`,
      anchors: () => ['biography', 'video', 'background', 'education', 'admissions', 'contact'],
      listed: false,
    },
    linksFrom: 'page',
    recordedDays: daysOfPage,
  }),
  articles: pages({
    noun: 'article',
    schema: article,
    body: 'required',
    mdx: 'components',
    page: {
      path: (id, { path }) => path ?? `/blog/${id}`,
      anchors: () => [],
      listed: true,
    },
    linksFrom: 'page',
    recordedDays: [...daysOfPage, ['publishDate']],
    firstDay: ['publishDate'],
    around: 'listed',
  }),
  guides: pages({
    noun: 'guide',
    schema: guide,
    body: 'required',
    mdx: 'parts',
    page: {
      path: (id, { path }) => path ?? `/guides/${id}`,
      anchors: () => [],
      listed: true,
    },
    linksFrom: 'page',
    recordedDays: [...daysOfPage, ['published']],
  }),
  facts: record({
    noun: 'fact',
    schema: fact,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [['reviewed', 'on']],
    holdsFigures: true,
  }),
  deadlines: record({
    noun: 'deadline',
    schema: deadline,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    listedIn: 'the "deadline" of a page or of one of its parts',
  }),
  fees: record({
    noun: 'way to begin a matter',
    schema: fee,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    listedIn: 'the "fee" of a page or of one of its parts',
  }),
  offers: record({
    noun: 'offer',
    schema: offer,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    around: 'listed',
  }),
  faqs: record({
    noun: 'question',
    schema: faq,
    body: 'required',
    linksFrom: 'showing-page',
    recordedDays: [['reviewed', 'on']],
    listedIn: 'the "faqs" of a page or of one of its parts',
  }),
  services: record({
    noun: 'service card',
    schema: service,
    body: 'required',
    linksFrom: 'showing-page',
    recordedDays: [],
    listedIn: 'the "services" of a part of a page (type cards)',
  }),
  testimonials: record({
    noun: 'testimonial',
    schema: testimonial,
    body: 'required',
    linksFrom: 'showing-page',
    recordedDays: [['date']],
    listedIn: 'a part of a page (type testimonial)',
  }),
  disclaimers: record({
    noun: 'disclaimer',
    schema: disclaimer,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    around: 'listed',
    wordsAreRequired: true,
  }),
  offices: record({
    noun: 'office',
    schema: office,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    around: 'listed',
  }),
  bookings: record({
    noun: 'booking link',
    schema: booking,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
  }),
  videos: record({
    noun: 'video',
    schema: video,
    body: 'optional',
    linksFrom: 'showing-page',
    recordedDays: [],
    listedIn: 'the "video" of a page or of one of its parts',
  }),
  social: record({
    noun: 'social link',
    schema: social,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
  }),
  forms: record({
    noun: 'form',
    schema: form,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    around: 'listed',
  }),
  waivers: record({
    noun: 'waiver',
    schema: waiver,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
  }),
  menus: record({
    noun: 'menu',
    schema: menu,
    body: 'none',
    linksFrom: 'every-page',
    recordedDays: [],
    around: 'its-language',
  }),
  frames: record({
    noun: 'set of frame words',
    schema: frame,
    body: 'none',
    linksFrom: 'every-page',
    recordedDays: [],
    around: 'its-language',
  }),
  site: record({
    noun: 'site file',
    schema: site,
    body: 'none',
    linksFrom: 'every-page',
    recordedDays: [],
    around: 'every-page',
    file: 'content/site/firm.md',
  }),
  'county-defaults': record({
    noun: 'file of what county pages share',
    schema: countyDefaults,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [['reviewed', 'on']],
    file: 'content/site/county-defaults.md',
  }),
  'florida-counties': record({
    noun: 'table of Florida’s counties',
    schema: floridaCounties,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    file: 'content/site/florida-counties.md',
  }),
  'place-finder': record({
    noun: 'set of words of the place finder',
    schema: placeFinder,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    around: 'listed',
    file: 'content/site/place-finder.md',
  }),
  'court-closings': record({
    noun: 'list of the days on which courts are closed',
    schema: courtClosings,
    body: 'none',
    linksFrom: 'showing-page',
    recordedDays: [],
    file: 'content/site/court-closings.md',
  }),
};

export type CollectionName = keyof typeof collections;

/** The collections whose files become pages. */
export type PageCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { page: object } ? Name : never;
}[CollectionName];

export type DataOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/** Whether a name, such as that of a folder in `content/`, is a kind of content. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

/** Whether each file of this kind is a page with an address of its own. */
export function isPageCollection(name: string): name is PageCollection {
  return isCollection(name) && 'page' in collections[name];
}

export const pageCollections = Object.keys(collections).filter(isPageCollection);
