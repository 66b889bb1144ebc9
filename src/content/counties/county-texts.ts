import type { Entry } from '../entry.ts';
import type { Problem } from '../problems/problem.ts';

type County = Entry<'counties'>;

/** Shorter paragraphs may well be the same by chance. */
const fewestLetters = 60;
const mostShared = 0.5;

/**
 * A page whose text is another county's with the names exchanged. Search engines take such pages for
 * doorways (Google's spam policies), and what holds for the one county is said of the other.
 */
export function countyTexts(counties: readonly County[]): Problem[] {
  const owners = new Map<string, County>();
  return counties.flatMap((county) => {
    const paragraphs = paragraphsOf(county);
    const shared = Map.groupBy(
      paragraphs.flatMap((paragraph) => owners.get(paragraph) ?? []),
      (owner) => owner,
    );
    for (const paragraph of paragraphs) if (!owners.has(paragraph)) owners.set(paragraph, county);
    const [most] = [...shared].toSorted(([, a], [, b]) => b.length - a.length);
    if (most === undefined || most[1].length / paragraphs.length < mostShared) return [];
    return [sameText(county, most[0], most[1].length, paragraphs.length)];
  });
}

/** The paragraphs of a county's text with a sign in place of its name, so that those which differ by it alone are the same. */
function paragraphsOf({ data, frontmatter }: County): string[] {
  return frontmatter.body
    .replaceAll(data.name, '*')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.length >= fewestLetters);
}

function sameText({ file, data, frontmatter }: County, other: County, shared: number, all: number): Problem {
  const message = `${shared} of the ${all} paragraphs of this text are those of ${other.file} with another name. Write what holds in ${data.name}: search engines pass over pages that differ by a name, and readers are told of another county.`;
  return { file, line: frontmatter.bodyLineOffset + 1, column: 1, severity: 'warning', message };
}
