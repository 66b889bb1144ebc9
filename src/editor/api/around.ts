import { stringify } from 'yaml';
import { formatLabel } from '#content/fields/labels.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { findLanguageInPath } from '#content/languages/languages.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { findEntryInFile } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { findReferences } from '#content/texts.ts';
import type { FieldAt } from '../contract.ts';
import type { Around, InList } from '../entry/contract.ts';
import { summarizeValue } from '../fields/values.ts';

type List = Omit<InList, 'version'>;

/** The lists and fields next to a value on a page, as far as they are in known files. */
export function describeSurroundings(
  site: Site | undefined,
  page: string,
  { file, path }: FieldAt,
): Omit<Around, 'lists'> & { lists: List[] } {
  const entry = site && findEntryInFile(site, file);
  if (site === undefined || entry === undefined) return { beside: [], lists: [] };
  const { values } = entry.frontmatter;
  const isInLanguages = path.length > 1 && findLanguageInPath(path) === path.at(-1);
  // Next to one language of an offer's title, also lists the offer's other fields.
  const beside = [path, ...(isInLanguages ? [path.slice(0, -1)] : [])].flatMap((each) =>
    listSiblings(values, file, each),
  );
  const enclosingLists = path.flatMap((step, depth) =>
    typeof step === 'number' ? describeList({ file, path: path.slice(0, depth) }, step, values) : [],
  );
  const shownBy = site.pages.get(page)?.entry;
  const naming = shownBy === undefined ? [] : findListsNaming(entry, shownBy);
  return { beside, lists: [...enclosingLists.toReversed(), ...naming] };
}

/** The other fields of a field's group. */
function listSiblings(values: unknown, file: string, path: FieldPath): Around['beside'] {
  const group = getValue(values, path.slice(0, -1));
  const others = Object.entries(isRecord(group) ? group : {}).filter(([key]) => key !== path.at(-1));
  return others.map(([key, value]) => ({
    place: { file, path: [...path.slice(0, -1), key] },
    label: formatLabel(key),
    text: summarizeValue(value),
  }));
}

/** The page's lists that reference a file, such as a list of questions. */
function findListsNaming(named: AnyEntry, shownBy: AnyEntry): List[] {
  const { file, frontmatter } = shownBy;
  return findReferences(shownBy).flatMap(({ text, kind, path }) => {
    const index = path.at(-1);
    const isIt = kind.kind === 'reference' && named.collection === kind.collection && named.id === text;
    if (!isIt || typeof index !== 'number') return [];
    const list = path.slice(0, -1);
    const isOwn = getValue(frontmatter.values, list) !== undefined;
    const source = isOwn ? frontmatter : frontmatter.defaults;
    return describeList({ file: source?.file ?? file, path: list }, index, source?.values, named.collection);
  });
}

function describeList(list: FieldAt, index: number, values: unknown, collection?: string): List[] {
  const items = getValue(values, list.path);
  if (!Array.isArray(items)) return [];
  const template = stringify(items[index], { lineWidth: 0 }).trimEnd();
  const name = formatLabel(String(list.path.findLast((step) => typeof step === 'string') ?? 'list'));
  return [
    { list, index, length: items.length, name, template, ...(collection !== undefined && { collection }) },
  ];
}
