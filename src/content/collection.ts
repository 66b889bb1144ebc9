import type * as z from 'zod';
import type { pageFields } from './fields/page-fields.ts';
import type { Language } from './languages/languages.ts';
import type { FieldPath } from './source/positions.ts';

/** The fields of any content file. */
export type Data = Record<string, unknown>;

/** The fields that the engine reads of every page. The last three are for sites with reviews and several languages. */
export type PageData = Data &
  z.output<z.ZodObject<typeof pageFields>> & {
    reviewed?: { on: string } | undefined;
    language?: Language | undefined;
    translation?: { of: string; hash: string } | undefined;
  };

/** Something that one page alone may have. */
export type Claim = {
  /** Two pages that claim the same key meet. */
  key: string;
  path: FieldPath;
  /** What is wrong when another page has it already. */
  message: (owner: { file: string }) => string;
  severity?: 'warning';
  /** Other pages may not have it either once this one has ended. */
  isLasting?: true;
};

/** What one kind of content file is: its fields, its text, and where the site shows it. */
export type Collection<Schema extends z.ZodObject = z.ZodObject> = {
  /** What one file is, for messages and the authors' guide. */
  noun: string;
  schema: Schema;
  /** What the text below the frontmatter is to a file. */
  body: 'required' | 'optional' | 'none';
  /** The text may be an .mdx file: it places components, and in `parts` also each of the file's own sections. */
  mdx?: 'components' | 'parts';
  /** Where the links of a file are shown, and so what a place without its page, such as #faq, would lead to. */
  linksFrom: 'page' | 'showing-page' | 'every-page';
  /** Fields with the day on which something was done, which can't lie ahead. */
  recordedDays: FieldPath[];
  /** The one of these from which on a page is shown, where one says so. */
  firstDay?: FieldPath;
  /** Its files are shown on every page, on those in the language that they are named after, or are listed on any page by code. */
  around?: 'every-page' | 'its-language' | 'listed';
  /** Its files hold the figures and addresses that copy quotes, and are where these are written out. */
  holdsFigures?: true;
  /** Where a page names a file of it, for one that no page names: only so is it shown. */
  listedIn?: string;
  /** Its one file, where it has no folder of its own. */
  file?: string;
  /** The one file that gives what files of this collection leave out. */
  defaults?: Defaults;
  page?: PageTraits<never>;
};

/** A file with the fields that files of a collection share. */
export type Defaults = {
  file: string;
  /** The schema of that file. */
  schema: z.ZodObject;
  /** What its texts name in braces, and the field of the other file that says it. */
  words: Readonly<Record<string, string>>;
};

/** A collection whose files are pages. */
export type CollectionOfPages<Schema extends z.ZodObject = z.ZodObject> = Omit<Collection<Schema>, 'page'> & {
  page: PageTraits<z.output<Schema>>;
};

type PageTraits<Fields> = {
  /** The page's address. */
  path(id: string, data: Fields): string;
  /** The places that its template names, which links may lead to. A test compares them with built pages. */
  anchors(data: Fields): string[];
  /** Whether a list or menu that code makes leads to it. */
  isListed(data: Fields): boolean;
  /** Whether search engines leave it out, whatever the file says. */
  isNoindex?(data: Fields): boolean;
  /** What no two pages may share, beside the fields that every page has. */
  claims?(data: Fields): Claim[];
  /** The level that its text's headings are below: 1 where the text follows the page's title itself. */
  headingsBelow?: 1;
};
