import type { Connect } from 'vite';
import { stringify } from 'yaml';
import { collections } from '#content/collections.ts';
import type { CollectionName } from '#content/collections.ts';
import { labelOf } from '#content/fields/labels.ts';
import { isRecord, mapTexts, valueAt } from '#content/fields/walk.ts';
import { entryInFile } from '#content/site.ts';
import type { AnyEntry, Site } from '#content/site.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { adminAddress } from '#admin/address.ts';
import type { FieldAt } from '#editing/contract.ts';
import { previewContext } from '../preview-context.ts';

/** A list that holds a value, or the file of it, and where in the list. */
export type InList = {
  list: FieldAt;
  index: number;
  length: number;
  /** The item as YAML, which a new one may be made from. */
  template: string;
  /** What the list is called. */
  name: string;
  /** Where the items are names of files. */
  collection?: string;
  /** The value that is open. */
  open: FieldAt;
};
/** What stands around a value: the fields of the same group, and the lists that it can be moved in. */
export type Around = {
  beside: { path: FieldPath; label: string; words: string }[];
  lists: InList[];
  /** The address of the whole file's form. */
  form: string;
};

/** Answers `/edit-page?page=&file=&path=` of the preview. */
export function aroundPlace(): Connect.NextHandleFunction {
  return (request, response) => {
    const query = new URLSearchParams(request.url?.split('?')[1]);
    const site = previewContext()?.site;
    const path: unknown = JSON.parse(query.get('path') ?? '[]');
    const answer =
      site === undefined
        ? nothing
        : around(site, query.get('page') ?? '', {
            file: query.get('file') ?? '',
            // What the page itself was told.
            path: Array.isArray(path) ? path : [],
          });
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify(answer));
  };
}

const nothing: Around = { beside: [], lists: [], form: '/admin/' };

function around(site: Site, page: string, open: FieldAt): Around {
  const { file, path } = open;
  const entry = entryInFile(site, file);
  if (entry === undefined) return nothing;
  const { values } = entry.frontmatter;
  const group = valueAt(values, path.slice(0, -1));
  const beside = Object.entries(isRecord(group) ? group : {}).map(([key, value]) => ({
    path: [...path.slice(0, -1), key],
    label: labelOf(key),
    words: inBrief(value),
  }));
  const own = path.flatMap((step, depth) =>
    typeof step === 'number' ? inList({ file, path: path.slice(0, depth) }, step, values, open) : [],
  );
  const shownBy = site.pages.get(page)?.entry;
  const naming = shownBy === undefined ? [] : listsNaming(entry, shownBy, open);
  return { beside, lists: [...own.toReversed(), ...naming], form: adminAddress(file) };
}

/** The lists of a page that name a file, such as a question's. */
function listsNaming(named: AnyEntry, shownBy: AnyEntry, open: FieldAt): InList[] {
  const { collection, data, file, frontmatter } = shownBy;
  const found: InList[] = [];
  mapTexts(collections[collection].schema, data, (text, kind, path) => {
    const index = path.at(-1);
    const isIt = kind?.kind === 'reference' && isIn(named, kind.collection) && named.id === text;
    if (isIt && typeof index === 'number') {
      const list = path.slice(0, -1);
      const isOwn = valueAt(frontmatter.values, list) !== undefined;
      const source = isOwn ? frontmatter : frontmatter.defaults;
      found.push(
        ...inList({ file: source?.file ?? file, path: list }, index, source?.values, open, named.collection),
      );
    }
    return text;
  });
  return found;
}

function isIn({ collection }: AnyEntry, name: string): boolean {
  return collection === (name as CollectionName);
}

function inList(list: FieldAt, index: number, values: unknown, open: FieldAt, collection?: string): InList[] {
  const items = valueAt(values, list.path);
  if (!Array.isArray(items)) return [];
  const template = stringify(items[index], { lineWidth: 0 }).trimEnd();
  const name = labelOf(String(list.path.findLast((step) => typeof step === 'string') ?? 'list'));
  const named = collection !== undefined && { collection };
  return [{ list, index, length: items.length, name, template, open, ...named }];
}

/** A value in a few words. */
function inBrief(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  if (isRecord(value)) return inBrief(Object.values(value).find((part) => typeof part === 'string') ?? '');
  return String(value ?? '').slice(0, 90);
}
