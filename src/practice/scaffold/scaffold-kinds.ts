import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '#practice/calendar.ts';
import { collections, isCollection } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import type { SourceFile } from '#content/source/content-files.ts';

export type ScaffoldKind = {
  collection: CollectionName;
  /** An example name, for messages. */
  example: string;
  /** The file extension, if not .md. */
  extension?: '.mdx';
  /** The next step once the file is complete, with %id% for its ID. By default: add its file name where `listedIn` says, if it is set. */
  next?: string;
};

/** The content types for which `npm run new` can create a file, by the name that it accepts. */
export const scaffoldKinds: Record<string, ScaffoldKind> = {
  county: { collection: 'counties', example: 'Polk' },
  page: {
    collection: 'pages',
    example: 'Guardianship',
    next: 'To show the page in the menus, add it to content/menus.',
  },
  faq: { collection: 'faqs', example: 'What should I bring?' },
  service: { collection: 'services', example: 'Guardianship' },
  guide: {
    collection: 'guides',
    example: 'What to do in the first week',
    extension: '.mdx',
    next: 'To show the guide in the menus, add it to content/menus.',
  },
  attorney: {
    collection: 'attorneys',
    example: 'John Roe',
    next: 'To show the attorney next to a matter, add the file name to a section of type "lawyer".',
  },
  article: { collection: 'articles', example: 'How a mediation works' },
  fact: {
    collection: 'facts',
    example: 'Mediation fee',
    next: 'To quote it, write {{%id%}} in any text.',
  },
  offer: {
    collection: 'offers',
    example: 'Will and trust special',
    next: 'To show it, add its file name to the "offer" of a page.',
  },
  testimonial: { collection: 'testimonials', example: 'A. B.' },
};

export const kindNames = Object.keys(scaffoldKinds);

/** Returns what to do for a content type that has a folder, but no template. */
export function adviseOnFolder(kind: string): string | undefined {
  const folder = [kind, `${kind}s`].find((name) => isCollection(name) && !('file' in collections[name]));
  if (folder === undefined || Object.values(scaffoldKinds).some(({ collection }) => collection === folder))
    return undefined;
  return `"${kind}" has no template. Copy a file in content/${folder}, or add src/practice/scaffold/templates/${kind}.md and an entry to src/practice/scaffold/scaffold-kinds.ts.`;
}

/** Reads the template of a content type. It contains %placeholders%, such as the name and dates. */
export function readTemplate(kind: string): Promise<string> {
  return readFile(
    join(import.meta.dirname, `templates/${kind}${scaffoldKinds[kind]?.extension ?? '.md'}`),
    'utf8',
  );
}

/** Replaces the placeholders in a template, except unknown ones. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/%([a-z0-9-]+)%/g, (whole, key: string) => values[key] ?? whole);
}

/** Leaves room for " | " and the firm's name in a title of 70 characters. */
const maxNameLength = 44;

/** Builds the values for the %placeholders% of a template. */
export function buildTemplateValues(name: string, files: SourceFile[], now: Date): Record<string, string> {
  const safeName = name.replaceAll("'", '’');
  return {
    name: safeName,
    title: `${shortenName(safeName)} | {{firm-name}}`,
    number: String(findNextNumber(files)),
    attorney: findFirstId(files, 'attorneys'),
    office: findOffice(files),
    video: findFirstId(files, 'videos'),
    image: findPicture(files),
    today: addDays(now, 0),
    'in-90-days': addDays(now, 90),
    'next-year': addDays(now, 365),
  };
}

function shortenName(name: string): string {
  if (name.length <= maxNameLength) return name;
  const truncated = name.slice(0, maxNameLength);
  return truncated.slice(0, Math.max(truncated.lastIndexOf(' '), 20)).trim();
}

/** Finds the next unused article number. */
function findNextNumber(files: SourceFile[]): number {
  const usedNumbers = files
    .filter(({ path }) => path.startsWith('content/articles/'))
    .map(({ text }) => Number(/^id: (\d+)/m.exec(text)?.[1] ?? 0));
  return Math.max(0, ...usedNumbers) + 1;
}

/** Finds another article's picture to use as a placeholder. */
function findPicture(files: SourceFile[]): string {
  const texts = files.filter(({ path }) => path.startsWith('content/articles/')).map(({ text }) => text);
  return texts.flatMap((text) => /^imageUrl: *["']?([^"'\s]+)/m.exec(text)?.[1] ?? [])[0] ?? '';
}

function findOffice(files: SourceFile[]): string {
  const firm = files.find(({ path }) => path === 'content/site/firm.md')?.text ?? '';
  return /^mainOffice: *(\S+)/m.exec(firm)?.[1] ?? findFirstId(files, 'offices');
}

function findFirstId(files: SourceFile[], collection: string): string {
  const firstPath = files.find(({ path }) => path.startsWith(`content/${collection}/`))?.path ?? '';
  return firstPath.replace(/^.*\//, '').replace(/\.mdx?$/, '');
}
