import { dayOf } from '../calendar.ts';
import { matchesOf } from '#content/languages/matches.ts';
import { isShown, publishingState } from '#content/routes/publishing.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Entry } from '../site.ts';
import { fieldAt, fieldName } from '#content/source/positions.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { SiteRule } from './rule.ts';
import { declarationAt } from '#content/texts.ts';
import { atKey, atParent, atValue, inBody, inHead } from '#content/rules/at.ts';

/** Reserved domains (RFC 2606), whose email is never delivered. "name@example.com" is allowed as an example for visitors, in English and Spanish. */
export const sampleAddress =
  /(?<![\w.@-])(?!(?:name|nombre)@example\.)(?:[\w.+-]+@)?(?:[a-z\d-]+\.)*example\.(?:com|org|net)(?![\w-])/gi;

/** Files that are marked as sample data, and sample addresses in other files. */
export const sampleData: SiteRule = {
  id: 'sample-data',
  severity: 'error',
  why: 'Sample data misleads visitors, and messages to sample addresses are lost.',
  run: ({ entries }) =>
    everyEntry(entries)
      // Drafts are not built.
      .filter(({ data }) => !('draft' in data && data.draft))
      .flatMap((entry) => {
        if (!('placeholder' in entry.data && entry.data.placeholder)) return sampleAddresses(entry);
        const message =
          'marks this file as sample data, which must not go live. Replace the sample and remove this line.';
        return [{ ...atValue(entry, ['placeholder']), message }];
      }),
};

/** Sample addresses in a file's fields and body. */
export function sampleAddresses(entry: AnyEntry): NewDiagnostic[] {
  const { frontmatter } = entry;
  const ofFields = matchesOf(frontmatter.head, sampleAddress).flatMap(
    ({ 0: found, index }): NewDiagnostic[] => {
      const path = fieldAt(frontmatter.document.contents, index);
      // Comments and notes are not published.
      if (path === undefined || declarationAt(entry.traits, frontmatter.values, path)?.kind?.kind === 'note')
        return [];
      const at = inHead(entry, index, found.length);
      return [{ ...at, field: fieldName(path), message: `holds ${mustNotGoLive(found)}` }];
    },
  );
  const ofBody = matchesOf(frontmatter.body, sampleAddress).map(({ 0: found, index }): NewDiagnostic => ({
    ...inBody(entry, index, found.length),
    message: `This is ${mustNotGoLive(found)}`,
  }));
  return [...ofFields, ...ofBody];
}

function mustNotGoLive(address: string): string {
  return `the sample address ${address}, which must not go live. Replace it with the real one.`;
}

/** Disclaimers without an attorney's approval. */
export const approvedDisclaimers: SiteRule = {
  id: 'approved-disclaimers',
  severity: 'error',
  why: 'An attorney is responsible for each disclaimer.',
  run: ({ entries: { disclaimers }, now }) => {
    const today = dayOf(now);
    return [...disclaimers.values()].flatMap((entry): NewDiagnostic[] => {
      const { approved } = entry.data;
      if (approved === undefined) {
        const message = `is missing: no attorney has approved this disclaimer, so it must not go live. Once one has: npm run status -- --approve ${entry.file}`;
        return [{ ...atParent(entry, ['approved']), message }];
      }
      if (approved.on <= today) return [];
      const message = `is ${approved.on}, which is in the future. Enter the day the attorney approved the text.`;
      return [{ ...atValue(entry, ['approved', 'on']), field: 'approved.on', message }];
    });
  },
};

/** Facts that are marked as verified but name no reviewer. */
export const verifiedFacts: SiteRule = {
  id: 'verified-facts',
  severity: 'error',
  why: 'A person must be responsible for each verified or confirmed figure.',
  run: ({ entries: { facts } }) =>
    [...facts.values()].flatMap((entry): NewDiagnostic[] => {
      const { reviewed, status, law } = entry.data;
      if (reviewed !== undefined) return [];
      const fix = `but the file doesn’t name who checked it. Once an attorney has: npm run status -- --approve ${entry.file}`;
      if (status === 'verified') {
        return [{ ...atValue(entry, ['status']), message: `is verified, ${fix}` }];
      }
      return law?.confirmed === true
        ? [
            {
              ...atValue(entry, ['law', 'confirmed']),
              field: 'law.confirmed',
              message: `is true, ${fix}`,
            },
          ]
        : [];
    }),
};

/** Statements of law without an attorney's confirmation. Pages show no notice, so they must not go live. */
export const confirmedStatements: SiteRule = {
  id: 'confirmed-statements',
  severity: 'error',
  why: 'Visitors rely on guides and figures, so an attorney must confirm them before they go live.',
  run: ({ entries, now }) => [
    ...everyEntry(entries)
      .filter((entry) => isShown(entry, dayOf(now)))
      .flatMap(unconfirmedStatements),
    ...[...entries.facts.values()].flatMap(unconfirmedLaw),
  ],
};

function unconfirmedStatements(entry: AnyEntry): NewDiagnostic[] {
  if (!('confirm' in entry.data) || !entry.data.confirm?.length) return [];
  const message = 'lists what an attorney has yet to confirm. Remove each item once it’s confirmed.';
  return [{ ...atKey(entry, ['confirm']), message }];
}

function unconfirmedLaw(entry: Entry<'facts'>): NewDiagnostic[] {
  const { law } = entry.data;
  if (law === undefined || law.confirmed) return [];
  const message = `has "${law.says}", which no attorney has confirmed. Once one has, add: confirmed: true`;
  return [{ ...atKey(entry, ['law']), message }];
}

/** Immigration pages with an overdue review. */
export const checkedImmigration: SiteRule = {
  id: 'checked-immigration',
  severity: 'error',
  why: 'Parole and similar programs end on short notice, so these pages need regular checks.',
  run: ({ entries: { immigration }, now }) => {
    const today = dayOf(now);
    return [...immigration.values()]
      .filter(({ data }) => data.reviewBy < today && publishingState(data, today) === 'shown')
      .map((entry) => ({
        ...atValue(entry, ['reviewBy']),
        message: `is ${entry.data.reviewBy}, and the programs described here may have ended. Have the attorney check the page, then set reviewed and a new reviewBy.`,
      }));
  },
};

/** Expired waivers of the advertising rules. */
export const endedWaivers: SiteRule = {
  id: 'ended-waivers',
  severity: 'error',
  why: 'A waiver lasts only as long as its approval.',
  run: ({ entries: { waivers }, now }) => {
    const today = dayOf(now);
    return [...waivers.values()]
      .filter(({ data }) => data.expires < today)
      .map((entry) => ({
        ...atValue(entry, ['expires']),
        message: `is ${entry.data.expires}, so this waiver of ${entry.data.rule} has ended. Have it approved again with a new date, or change the words it permits.`,
      }));
  },
};
