import { dayOf } from '../../calendar.ts';
import { matchesOf } from '../../languages/matches.ts';
import type { Problem } from '../../report/problem.ts';
import { publishingState } from '../../routes/publishing.ts';
import { everyEntry } from '../../site.ts';
import type { AnyEntry, Entries } from '../../site.ts';
import { linesAboveFields } from '../../source/frontmatter.ts';
import { fieldAt, fieldName, placeInBody, problemAt } from '../../source/places.ts';
import { declarationAt } from '../../texts.ts';

/**
 * Domains that nobody can own (RFC 2606): whoever writes there reaches
 * nobody. "name@example.com" shows visitors how an address is typed.
 */
export const sampleAddress =
  /(?<![\w.@-])(?!name@example\.)(?:[\w.+-]+@)?(?:[a-z\d-]+\.)*example\.(?:com|org|net)(?![\w-])/gi;

/** Sample addresses in a file that does not say of itself that it holds sample data. */
export function sampleAddresses({ collection, file, frontmatter }: AnyEntry): Problem[] {
  const { head, body, bodyLineOffset } = frontmatter;
  const inFields = matchesOf(head, sampleAddress).flatMap(({ 0: found, index }): Problem[] => {
    const path = fieldAt(frontmatter.document.contents, index);
    // Nobody is shown remarks and notes.
    if (path === undefined || declarationAt(collection, frontmatter.values, path)?.kind?.kind === 'note')
      return [];
    const place = placeInBody(head, linesAboveFields, index, found.length);
    return [
      { file, ...place, field: fieldName(path), message: `holds ${mustNotGoLive(found)}`, severity: 'error' },
    ];
  });
  const inBody = matchesOf(body, sampleAddress).map(({ 0: found, index }): Problem => {
    const place = placeInBody(body, bodyLineOffset, index, found.length);
    return { file, ...place, message: `Here stands ${mustNotGoLive(found)}`, severity: 'error' };
  });
  return [...inFields, ...inBody];
}

function mustNotGoLive(address: string): string {
  return `the sample address ${address}, which must not go live. Put the real one in its place.`;
}

/** What must not go live: sample data, words nobody approved or checked in time, and permissions that have ended. */
export function productionProblems(entries: Entries, now: Date): Problem[] {
  // Drafts are not built and may wait.
  const all = everyEntry(entries).filter(({ data }) => !('draft' in data && data.draft));
  return [
    ...all.flatMap(sampleData),
    ...unapprovedDisclaimers(entries, now),
    ...overdueImmigration(entries, now),
    ...endedWaivers(entries, now),
  ];
}

function sampleData(entry: AnyEntry): Problem[] {
  if (!('placeholder' in entry.data && entry.data.placeholder)) return sampleAddresses(entry);
  return [
    {
      ...problemAt(entry.frontmatter, ['placeholder'], 'value'),
      field: 'placeholder',
      message:
        'says that this file holds sample data, which must not go live. Replace the sample and take this line away.',
    },
  ];
}

function unapprovedDisclaimers({ disclaimers }: Entries, now: Date): Problem[] {
  const today = dayOf(now);
  return [...disclaimers.values()].flatMap(({ data: { approved }, frontmatter }): Problem[] => {
    if (approved === undefined) {
      const message =
        'is missing: no attorney has approved this disclaimer, and it must not go live. Once one has, add "approved:" with "on", the day, and "by", who it was.';
      return [{ ...problemAt(frontmatter, ['approved'], 'parent'), field: 'approved', message }];
    }
    if (approved.on <= today) return [];
    const message = `is ${approved.on}, which lies ahead. Give the day on which the attorney approved the text.`;
    return [{ ...problemAt(frontmatter, ['approved', 'on'], 'value'), field: 'approved.on', message }];
  });
}

/** Parole and its like end on short notice: what these pages promise is not left to stand unchecked. */
function overdueImmigration({ immigration }: Entries, now: Date): Problem[] {
  const today = dayOf(now);
  return [...immigration.values()]
    .filter(({ data }) => data.reviewBy < today && publishingState(data, now) === 'shown')
    .map(({ data, frontmatter }) => ({
      ...problemAt(frontmatter, ['reviewBy'], 'value'),
      field: 'reviewBy',
      message: `says that this page had to be checked by ${data.reviewBy}, and the programs it describes may have ended. Have the attorney check it, then set reviewed and a new reviewBy.`,
    }));
}

function endedWaivers({ waivers }: Entries, now: Date): Problem[] {
  const today = dayOf(now);
  return [...waivers.values()]
    .filter(({ data }) => data.expires < today)
    .map(({ data, frontmatter }) => ({
      ...problemAt(frontmatter, ['expires'], 'value'),
      field: 'expires',
      message: `says that this waiver of ${data.rule} ended on ${data.expires}. Have it approved again with a new date, or change the words it permits.`,
    }));
}
