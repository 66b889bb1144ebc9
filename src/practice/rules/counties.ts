import { findMatches } from '#content/languages/matches.ts';
import type { Entry } from '../site.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { SiteRule, SiteContext } from './rule.ts';
import { locateInFile, locateRange, locateInText, locateValue } from '#content/rules/locate.ts';

type County = Entry<'counties'>;

/** A page that mentions its own county this often isn't a copy. */
const minOwnMentions = 10;
const maxListedLines = 8;
/** The fields that an author changes first in a copy, and the field that lists other counties. */
const renamedFieldsPattern = /^(?:(?:title|description|label|name): .*|neighbors:(?: .*|(?:\n +- .*)+))$/gm;

/** Leftovers of the original county in a copied file, and pages that share at least half of their paragraphs, except for the name. */
export const countyCopies: SiteRule = {
  id: 'county-copies',
  severity: 'warning',
  why: 'A copied page gives visitors information about the wrong county, and search engines treat near-identical pages as doorway pages.',
  authority: 'Google’s spam policies, doorway abuse',
  run: (context) => {
    const counties = listCounties(context);
    const copies = findCopies(counties);
    const sharedTexts = findSharedTexts(counties);
    return [...copies, ...sharedTexts.filter(({ file }) => copies.every((copy) => copy.file !== file))];
  },
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
  const countiesByCommunities = Map.groupBy(counties, joinCommunities);
  return counties.flatMap((county) => {
    const [first] = countiesByCommunities.get(joinCommunities(county)) ?? [];
    const original = first === county ? undefined : first;
    const otherCounty = findOtherCounty(county, counties);
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
function findOtherCounty(county: County, counties: readonly County[]): County | undefined {
  if (countMentions(county.frontmatter.text, county) >= minOwnMentions) return undefined;
  const text = county.frontmatter.text.replaceAll(renamedFieldsPattern, '');
  const [mostFrequent] = counties
    .map((other) => ({ other, count: countMentions(text, other) }))
    .toSorted((a, b) => b.count - a.count);
  return mostFrequent === undefined || mostFrequent.count <= countMentions(text, county)
    ? undefined
    : mostFrequent.other;
}

function countMentions(text: string, { data: { name } }: County): number {
  return findMatches(text, new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'gu')).length;
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

/** Shorter paragraphs may be identical by chance. */
const minParagraphLength = 60;
const minSharedRatio = 0.5;

function findSharedTexts(counties: readonly County[]): NewDiagnostic[] {
  const owners = new Map<string, County>();
  return counties.flatMap((county) => {
    const paragraphs = maskParagraphs(county);
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

/** Returns a county's longer paragraphs with its name masked, so that paragraphs that differ only by name are equal. */
function maskParagraphs({ data, frontmatter }: County): string[] {
  return frontmatter.body
    .replaceAll(data.name, '*')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.length >= minParagraphLength);
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
