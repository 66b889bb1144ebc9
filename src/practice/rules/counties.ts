import { hash } from 'node:crypto';
import type { Entry } from '../site.ts';
import { foldName } from '#content/source/slug.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { SiteRule, SiteContext } from './rule.ts';
import { locateInFile, locateRange, locateInText, locateValue } from '#content/rules/locate.ts';

type County = Entry<'counties'>;

/** A page that mentions its own county this often isn't a copy. */
const minOwnMentions = 10;
const maxListedLines = 8;
/** The fields that an author changes first in a copy, and the field that lists other counties. */
const renamedFieldsPattern = /^(?:(?:title|description|label|name): .*|neighbors:(?: .*|(?:\n +- .*)+))$/gm;

/** Leftovers of the original county in a copied file. */
export const countyCopies: SiteRule = {
  id: 'county-copies',
  severity: 'warning',
  why: 'A copied page gives visitors information about the wrong county.',
  run: (context) => findCopies(listCounties(context)),
};

/** Lists the counties that aren't drafts, in routing order: a copy comes after its original. */
export function listCounties({ routes: { entriesByPath } }: SiteContext): County[] {
  return [...new Set(entriesByPath.values())].flatMap((entry) =>
    entry.collection === 'counties' && !entry.data.draft ? [entry] : [],
  );
}

/** Lists the files of copied counties. */
export function findCopiedFiles(counties: readonly County[]): ReadonlySet<string> {
  return new Set(findCopies(counties).map(({ file }) => file));
}

function findCopies(counties: readonly County[]): NewDiagnostic[] {
  const countiesByName = new Map(counties.map((county) => [foldName(county.data.name), county]));
  const countiesByCommunities = new Map<string, County>();
  return counties.flatMap((county) => {
    const key = joinCommunities(county);
    const original = countiesByCommunities.get(key);
    if (original === undefined) countiesByCommunities.set(key, county);
    const otherCounty = findOtherCounty(county, countiesByName);
    if (otherCounty !== undefined) return [reportForeignName(county, otherCounty, original === otherCounty)];
    // The `titles` rule reports a copy of a whole file.
    return original === undefined || original.data.title === county.data.title
      ? []
      : [reportSameCommunities(county, original)];
  });
}

function joinCommunities({ data: { communities } }: County): string {
  return JSON.stringify([communities.names, communities.groups]);
}

function reportSameCommunities(county: County, other: County): NewDiagnostic {
  const message = `lists the same communities as ${other.file}. List the communities in ${county.data.name}.`;
  const list = county.data.communities.names === undefined ? 'groups' : 'names';
  return { ...locateValue(county, ['communities', list]), field: 'communities', message };
}

/** Finds the other county that a page mentions more often than its own. */
function findOtherCounty(county: County, countiesByName: Map<string, County>): County | undefined {
  if (mentionsItselfOften(county)) return undefined;
  const { data, frontmatter } = county;
  const mentions = new Map<string, number>();
  const capitalizedPhrases =
    frontmatter.text
      .replaceAll(renamedFieldsPattern, '')
      .match(/\p{Lu}[\p{L}-]*(?:(?:(?<=(?<!\p{L})Ste?)\.)? \p{Lu}[\p{L}-]*)*/gu) ?? [];
  for (const name of capitalizedPhrases.flatMap(listWordSequences))
    if (countiesByName.has(name)) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  const ownCount = mentions.get(foldName(data.name)) ?? 0;
  const [mostFrequent] = [...mentions].toSorted(([, a], [, b]) => b - a);
  return mostFrequent === undefined || mostFrequent[1] <= ownCount
    ? undefined
    : countiesByName.get(mostFrequent[0]);
}

function mentionsItselfOften({ data: { name }, frontmatter: { text } }: County): boolean {
  let position = -1;
  for (let mentions = 0; mentions < minOwnMentions; mentions++) {
    position = text.indexOf(name, position + 1);
    if (position < 0) return false;
  }
  return true;
}

/** Lists all word sequences in a capitalized phrase: any of them in "The Palm Beach County Court" may be a county's name. */
function listWordSequences(phrase: string): string[] {
  const words = phrase.toLowerCase().split(' ');
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, index) => words.slice(from, from + index + 1).join(' ')),
  );
}

/** The fields of a page's heading. */
const heroFields: ReadonlySet<string> = new Set(['hero.heading', 'hero.eyebrow']);

/** Reports another county's name: as an error in the page's heading, elsewhere as a warning, because it may be a neighbor. */
function reportForeignName(county: County, other: County, hasSameCommunities: boolean): NewDiagnostic {
  const { frontmatter, data } = county;
  const { name } = other.data;
  const lines = frontmatter.text.split('\n');
  const lineNumbers = lines.flatMap((line, index) =>
    line.toLowerCase().includes(name.toLowerCase()) ? [index + 1] : [],
  );
  const moreLines =
    lineNumbers.length > maxListedLines ? ` and ${lineNumbers.length - maxListedLines} more` : '';
  const communitiesNote = hasSameCommunities ? ' Its communities are also the same.' : '';
  const message = `This page is about ${data.name} but still names ${name}, the county in ${other.file} (${lineNumbers.length === 1 ? 'line' : 'lines'} ${lineNumbers.slice(0, maxListedLines).join(', ')}${moreLines}). Write what applies in ${data.name}.${communitiesNote}`;
  const heroText = county.texts.find(
    ({ path = [], value }) => heroFields.has(path.join('.')) && value.includes(name),
  );
  if (heroText !== undefined) {
    const place = locateInText(county, heroText, heroText.value.indexOf(name), name.length);
    return { ...place, field: undefined, message, severity: 'error' };
  }
  const from = Math.max(0, frontmatter.text.toLowerCase().indexOf(name.toLowerCase()));
  return { ...locateRange(county, from, name.length), message };
}

/** Shorter paragraphs may be equal by chance. */
const minParagraphLength = 60;
const minSharedRatio = 0.5;

/** A page that shares at least half of its paragraphs with another county's page, except for the name. */
export const countyTexts: SiteRule = {
  id: 'county-texts',
  severity: 'warning',
  why: 'Search engines treat near-identical pages as doorway pages, and readers get information about the wrong county.',
  authority: 'Google’s spam policies, doorway abuse',
  run: (context) => {
    const counties = listCounties(context);
    // `countyCopies` has already reported these.
    const copies = findCopiedFiles(counties);
    return findSharedTexts(counties).filter(({ file }) => !copies.has(file));
  },
};

function findSharedTexts(counties: readonly County[]): NewDiagnostic[] {
  const owners = new Map<string, County>();
  return counties.flatMap((county) => {
    const paragraphs = hashParagraphs(county);
    const sharedByOwner = Map.groupBy(
      paragraphs.flatMap((paragraph) => owners.get(paragraph) ?? []),
      (owner) => owner,
    );
    for (const paragraph of paragraphs) if (!owners.has(paragraph)) owners.set(paragraph, county);
    const [mostFrequent] = [...sharedByOwner].toSorted(([, a], [, b]) => b.length - a.length);
    if (mostFrequent === undefined || mostFrequent[1].length / paragraphs.length < minSharedRatio) return [];
    // The `titles` rule reports a copy of a whole file.
    if (mostFrequent[0].data.title === county.data.title) return [];
    return [reportSameText(county, mostFrequent[0], mostFrequent[1].length, paragraphs.length)];
  });
}

/** Matches all whitespace except single spaces between words, which are the common case. */
const oddSpacesPattern = / \s+|[^\S ]\s*/g;

/** Hashes a county's longer paragraphs with its name masked, so that paragraphs that differ only by name are equal. */
function hashParagraphs({ data, frontmatter }: County): string[] {
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
  sharedCount: number,
  total: number,
): NewDiagnostic {
  const message = `${sharedCount} of the ${total} paragraphs here are copied from ${other.file} with the name changed. Write what applies in ${data.name}: search engines ignore near-identical pages, and readers get information about the wrong county.`;
  return { ...locateInFile(file, frontmatter.bodyLineOffset + 1), message };
}
