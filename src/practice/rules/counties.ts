import { hash } from 'node:crypto';
import type { Entry } from '../site.ts';
import { foldName } from '#content/source/slug.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { SiteRule, SiteContext } from './rule.ts';
import { locateInFile, locateRange, locateValue, locateText } from '#content/rules/locate.ts';

type County = Entry<'counties'>;

/** Pages that mention their own county this often are not copies. */
const minOwnMentions = 10;
const maxListedLines = 8;
/** The fields that an author changes first in a copy, and the one that names other counties. */
const renamedFieldsPattern = /^(?:(?:title|description|label|name): .*|neighbors:(?: .*|(?:\n +- .*)+))$/gm;

/** Leftovers of the original county in a copied file. */
export const countyCopies: SiteRule = {
  id: 'county-copies',
  severity: 'warning',
  why: 'A copied page gives visitors information about the wrong county.',
  run: (context) => findCopies(listCounties(context)),
};

/** Counties that aren't drafts, in routing order: a copy comes after its original. */
export function listCounties({ routes: { entriesByPath } }: SiteContext): County[] {
  return [...new Set(entriesByPath.values())].flatMap((entry) =>
    entry.collection === 'counties' && !entry.data.draft ? [entry] : [],
  );
}

/** The files of copied counties. */
export function findCopiedFiles(counties: readonly County[]): ReadonlySet<string> {
  return new Set(findCopies(counties).map(({ file }) => file));
}

function findCopies(counties: readonly County[]): NewDiagnostic[] {
  const byName = new Map(counties.map((county) => [foldName(county.data.name), county]));
  const byPlaces = new Map<string, County>();
  return counties.flatMap((county) => {
    const key = joinPlaces(county);
    const same = byPlaces.get(key);
    if (same === undefined) byPlaces.set(key, county);
    const otherCounty = findOtherCounty(county, byName);
    if (otherCounty !== undefined) return [reportOtherName(county, otherCounty, same === otherCounty)];
    // A copy of a whole file is reported by its title.
    return same === undefined || same.data.title === county.data.title
      ? []
      : [reportSamePlaces(county, same)];
  });
}

function joinPlaces({ data: { communities } }: County): string {
  return JSON.stringify([communities.names, communities.groups]);
}

function reportSamePlaces(county: County, other: County): NewDiagnostic {
  const message = `lists the same communities as ${other.file}. Write those of ${county.data.name}.`;
  const list = county.data.communities.names === undefined ? 'groups' : 'names';
  return { ...locateValue(county, ['communities', list]), field: 'communities', message };
}

/** The other county that a page mentions more often than its own. */
function findOtherCounty(county: County, byName: Map<string, County>): County | undefined {
  if (namesItselfOften(county)) return undefined;
  const { data, frontmatter } = county;
  const times = new Map<string, number>();
  const capitals =
    frontmatter.text
      .replaceAll(renamedFieldsPattern, '')
      .match(/\p{Lu}[\p{L}-]*(?:(?:(?<=(?<!\p{L})Ste?)\.)? \p{Lu}[\p{L}-]*)*/gu) ?? [];
  for (const name of capitals.flatMap(splitCapitals))
    if (byName.has(name)) times.set(name, (times.get(name) ?? 0) + 1);
  const ownCount = times.get(foldName(data.name)) ?? 0;
  const [most] = [...times].toSorted(([, a], [, b]) => b - a);
  return most === undefined || most[1] <= ownCount ? undefined : byName.get(most[0]);
}

function namesItselfOften({ data: { name }, frontmatter: { text } }: County): boolean {
  let at = -1;
  for (let times = 0; times < minOwnMentions; times++) {
    at = text.indexOf(name, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** All word sequences in a capitalized phrase: any of them in "The Palm Beach County Court" may be a county's name. */
function splitCapitals(capitals: string): string[] {
  const words = capitals.toLowerCase().split(' ');
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join(' ')),
  );
}

/** In the page's own heading another county is certainly wrong; elsewhere it may be a neighbor. */
function reportOtherName(county: County, other: County, samePlacesToo: boolean): NewDiagnostic {
  const { frontmatter, data } = county;
  const { name } = other.data;
  const inHero = (['heading', 'eyebrow'] as const).find((field) => data.hero[field]?.includes(name));
  const lines = frontmatter.text.split('\n');
  const lineNumbers = lines.flatMap((line, index) =>
    line.toLowerCase().includes(name.toLowerCase()) ? [index + 1] : [],
  );
  const more = lineNumbers.length > maxListedLines ? ` and ${lineNumbers.length - maxListedLines} more` : '';
  const also = samePlacesToo ? ' Its communities are also the same.' : '';
  const message = `This page is about ${data.name} but still names ${name}, the county of ${other.file} (lines ${lineNumbers.slice(0, maxListedLines).join(', ')}${more}). Write what applies in ${data.name}.${also}`;
  if (inHero !== undefined) {
    const at = locateText(county, ['hero', inHero], name);
    return { ...at, field: undefined, message, severity: 'error' };
  }
  const from = Math.max(0, frontmatter.text.toLowerCase().indexOf(name.toLowerCase()));
  return { ...locateRange(county, from, name.length), message };
}

/** Shorter paragraphs may be equal by chance. */
const minParagraphLength = 60;
const minSharedRatio = 0.5;

/** A page whose text equals another county's except for the names. */
export const countyTexts: SiteRule = {
  id: 'county-texts',
  severity: 'warning',
  why: 'Search engines treat near-identical pages as doorway pages, and readers get information about the wrong county.',
  authority: 'Google’s spam policies, doorway abuse',
  run: (context) => {
    const counties = listCounties(context);
    // A copy is reported only once, by its names if possible.
    const copies = findCopiedFiles(counties);
    return findSharedTexts(counties).filter(({ file }) => !copies.has(file));
  },
};

function findSharedTexts(counties: readonly County[]): NewDiagnostic[] {
  const owners = new Map<string, County>();
  return counties.flatMap((county) => {
    const paragraphs = listParagraphs(county);
    const shared = Map.groupBy(
      paragraphs.flatMap((paragraph) => owners.get(paragraph) ?? []),
      (owner) => owner,
    );
    for (const paragraph of paragraphs) if (!owners.has(paragraph)) owners.set(paragraph, county);
    const [most] = [...shared].toSorted(([, a], [, b]) => b.length - a.length);
    if (most === undefined || most[1].length / paragraphs.length < minSharedRatio) return [];
    // A copy of a whole file is reported by its title.
    if (most[0].data.title === county.data.title) return [];
    return [reportSameText(county, most[0], most[1].length, paragraphs.length)];
  });
}

/** Every whitespace except single spaces between words, which are the common case. */
const oddSpacesPattern = / \s+|[^\S ]\s*/g;

/** Hashes of a county's paragraphs with its name masked, so that paragraphs that differ only by name are equal. */
function listParagraphs({ data, frontmatter }: County): string[] {
  return frontmatter.body
    .replaceAll(data.name, '*')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(oddSpacesPattern, ' ').trim())
    .filter((paragraph) => paragraph.length >= minParagraphLength)
    .map((paragraph) => hash('sha1', paragraph, 'base64'));
}

function reportSameText(
  { file, data, frontmatter }: County,
  other: County,
  shared: number,
  all: number,
): NewDiagnostic {
  const message = `${shared} of the ${all} paragraphs here are copied from ${other.file} with the name changed. Write what applies in ${data.name}: search engines ignore near-identical pages, and readers get information about the wrong county.`;
  return { ...locateInFile(file, frontmatter.bodyLineOffset + 1), message };
}
