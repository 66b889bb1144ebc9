import { stringify } from 'yaml';
import { labelOf } from '#content/fields/labels.ts';
import { valueAt } from '#content/fields/schema-parts.ts';
import { languageAt } from '#content/languages/languages.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { entryInFile } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { referencesIn } from '#content/texts.ts';
import type { FieldAt } from '../contract.ts';
import type { Around, InList } from '../entry/contract.ts';
import { summarizeValue } from '../fields/values.ts';

type List = Omit<InList, 'version'>;

/** The lists and fields next to a value on a page, as far as they are in known files. */
export function aroundValue(
  site: Site | undefined,
  page: string,
  { file, path }: FieldAt,
): Omit<Around, 'lists'> & { lists: List[] } {
  const entry = site && entryInFile(site, file);
  if (site === undefined || entry === undefined) return { beside: [], lists: [] };
  const { values } = entry.frontmatter;
  const isInLanguages = path.length > 1 && languageAt(path) === path.at(-1);
  // Next to one language of an offer's title, also lists the offer's other fields.
  const beside = [path, ...(isInLanguages ? [path.slice(0, -1)] : [])].flatMap((each) =>
    besideIn(values, file, each),
  );
  const own = path.flatMap((step, depth) =>
    typeof step === 'number' ? inList({ file, path: path.slice(0, depth) }, step, values) : [],
  );
  const shownBy = site.pages.get(page)?.entry;
  const naming = shownBy === undefined ? [] : listsNaming(entry, shownBy);
  return { beside, lists: [...own.toReversed(), ...naming] };
}

/** The other fields of a field's group. */
function besideIn(values: unknown, file: string, path: FieldPath): Around['beside'] {
  const group = valueAt(values, path.slice(0, -1));
  const others = Object.entries(isRecord(group) ? group : {}).filter(([key]) => key !== path.at(-1));
  return others.map(([key, value]) => ({
    place: { file, path: [...path.slice(0, -1), key] },
    label: labelOf(key),
    words: summarizeValue(value),
  }));
}

/** The page's lists that reference a file, such as a list of questions. */
function listsNaming(named: AnyEntry, shownBy: AnyEntry): List[] {
  const { file, frontmatter } = shownBy;
  return referencesIn(shownBy).flatMap(({ text, kind, path }) => {
    const index = path.at(-1);
    const isIt = kind.kind === 'reference' && named.collection === kind.collection && named.id === text;
    if (!isIt || typeof index !== 'number') return [];
    const list = path.slice(0, -1);
    const isOwn = valueAt(frontmatter.values, list) !== undefined;
    const source = isOwn ? frontmatter : frontmatter.defaults;
    return inList({ file: source?.file ?? file, path: list }, index, source?.values, named.collection);
  });
}

function inList(list: FieldAt, index: number, values: unknown, collection?: string): List[] {
  const items = valueAt(values, list.path);
  if (!Array.isArray(items)) return [];
  const template = stringify(items[index], { lineWidth: 0 }).trimEnd();
  const name = labelOf(String(list.path.findLast((step) => typeof step === 'string') ?? 'list'));
  return [
    { list, index, length: items.length, name, template, ...(collection !== undefined && { collection }) },
  ];
}
