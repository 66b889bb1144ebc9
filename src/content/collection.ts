import type * as z from 'zod';
import type { pageFields } from './fields/page-fields.ts';
import type { Language } from './languages/languages.ts';
import type { FieldPath } from './source/positions.ts';

/** The fields of any content file. */
export type Data = Record<string, unknown>;

/** The fields that the engine reads from every page. The last three are for sites with reviews and several languages. */
export type PageData = Data &
  z.output<z.ZodObject<typeof pageFields>> & {
    reviewed?: { on: string } | undefined;
    language?: Language | undefined;
    translation?: { of: string; hash: string } | undefined;
  };

/** A value that must be unique among pages. */
export type Claim = {
  /** Two pages with the same key conflict. */
  key: string;
  path: FieldPath;
  /** The message if another page already has the key. */
  message: (owner: { file: string }) => string;
  severity?: 'warning';
  /** Other pages may not reuse it even after this page's end date. */
  isPermanent?: true;
};

/** A type of content file: its fields, its body, and where the site shows it. */
export type Collection<Schema extends z.ZodObject = z.ZodObject> = {
  /** What messages and the field reference call a file of this type. */
  noun: string;
  schema: Schema;
  /** Whether files have text below the frontmatter. */
  body: 'required' | 'optional' | 'none';
  /** Allows .mdx files: with components only, or also with the file's own sections ("parts"). */
  mdx?: 'components' | 'parts';
  /** Where the file's links are shown, which determines the page that a link such as #faq refers to. */
  linksFrom: 'page' | 'showing-page' | 'every-page';
  /** Date fields of past events, which can't be in the future. */
  pastDateFields: FieldPath[];
  /** The date field of a page's first publication. */
  publicationDateField?: string;
  /**
   * Where its files appear besides pages that reference them: on every page, on pages in the language that they are named
   * after, or in lists built by code.
   */
  appearsOn?: 'every-page' | 'its-language' | 'listed';
  /** Whether its files define the figures and contact details that other files quote. */
  holdsFigures?: true;
  /** Names where pages list its files, for messages: `the "faqs" of a page`. Files that no page lists are reported. */
  listedIn?: string;
  /** The path of its single file, if it has no folder. */
  file?: string;
  /** The file with default values for this collection. */
  defaults?: Defaults;
  page?: PageConfig<never>;
};

/** A file with default values for the files of a collection. */
export type Defaults = {
  file: string;
  /** The schema of that file. */
  schema: z.ZodObject;
  /** Placeholders in the defaults, each with the field whose value replaces it. */
  placeholders: Readonly<Record<string, string>>;
};

/** A collection whose files are pages. */
export type CollectionOfPages<Schema extends z.ZodObject = z.ZodObject> = Omit<Collection<Schema>, 'page'> & {
  page: PageConfig<z.output<Schema>>;
};

type PageConfig<Fields> = {
  /** Returns the page's path. */
  path(id: string, data: Fields): string;
  /** Returns the anchors that the page's template renders. A test compares them with built pages. */
  anchors(data: Fields): string[];
  /** Returns whether a list or menu in code links to the page. */
  isListed(data: Fields): boolean;
  /** Returns whether the page is always excluded from search engines. */
  isNoindex?(data: Fields): boolean;
  /** Returns values that must be unique among pages, besides title, label and description. */
  claims?(data: Fields): Claim[];
  /** The level of the heading above its body: 1 if the body follows the page's h1. Defaults to 2. */
  parentHeadingLevel?: 1;
};
