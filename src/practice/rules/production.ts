import { findMatches } from '#content/languages/matches.ts';
import { isShown, findPublishingState } from '#content/routes/publishing.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Entry } from '../site.ts';
import { findFieldAt, formatFieldName } from '#content/source/positions.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import { formatApproveCommand } from './approvals.ts';
import type { SiteRule } from './rule.ts';
import { isInNote } from '#content/rules/visible-texts.ts';
import { locateKey, locateParent, locateRange, locateValue } from '#content/rules/locate.ts';

/** Matches reserved domains (RFC 2606), to which email is never delivered. "name@example.com" is allowed as an example for visitors, in English and Spanish. */
export const sampleDomainPattern =
  /(?<![\w.@-])(?!(?:name|nombre)@example\.)(?:[\w.+-]+@)?(?:[a-z\d-]+\.)*example\.(?:com|org|net)(?![\w-])/gi;

/** Files that are marked as sample data, and sample addresses in other files. */
export const sampleData: SiteRule = {
  id: 'sample-data',
  severity: 'error',
  why: 'Sample data misleads visitors, and messages to sample addresses are lost.',
  run: ({ entries }) =>
    listEntries(entries)
      // Drafts are not built.
      .filter(({ data }) => !('draft' in data && data.draft))
      .flatMap((entry) => {
        if (!('placeholder' in entry.data && entry.data.placeholder)) return findSampleAddresses(entry);
        const message =
          'marks this file as sample data, which must not go live. Replace the sample and remove this line.';
        return [{ ...locateValue(entry, ['placeholder']), message }];
      }),
};

/** Finds sample addresses in a file's fields and body, but not in comments and notes, which are not published. */
export function findSampleAddresses(entry: AnyEntry): NewDiagnostic[] {
  return findMatches(entry.frontmatter.text, sampleDomainPattern)
    .filter(({ index }) => !isInNote(index, entry))
    .map(({ 0: match, index }) => {
      const path = findFieldAt(entry.frontmatter.document.contents, index);
      const advice = `the sample address ${match}, which must not go live. Replace it with the real one.`;
      return {
        ...locateRange(entry, index, match.length),
        ...(path !== undefined && { field: formatFieldName(path) }),
        message: path === undefined ? `This is ${advice}` : `contains ${advice}`,
      };
    });
}

/** Disclaimers without an attorney's approval, or with one in the future. */
export const approvedDisclaimers: SiteRule = {
  id: 'approved-disclaimers',
  severity: 'error',
  why: 'An attorney is responsible for each disclaimer.',
  run: ({ entries: { disclaimers }, today }) =>
    [...disclaimers.values()].flatMap((entry): NewDiagnostic[] => {
      const { approved } = entry.data;
      if (approved === undefined) {
        const message = `is missing: no attorney has approved this disclaimer, so it must not go live. Once one has, run: ${formatApproveCommand(entry.file)}`;
        return [{ ...locateParent(entry, ['approved']), message }];
      }
      if (approved.on <= today) return [];
      const message = `is ${approved.on}, which is in the future. Enter the date on which the attorney approved the text.`;
      return [{ ...locateValue(entry, ['approved', 'on']), field: 'approved.on', message }];
    }),
};

/** Facts that are marked as verified or confirmed but name no reviewer. */
export const verifiedFacts: SiteRule = {
  id: 'verified-facts',
  severity: 'error',
  why: 'A reviewer must be responsible for each verified or confirmed figure.',
  run: ({ entries: { facts } }) =>
    [...facts.values()].flatMap((entry): NewDiagnostic[] => {
      const { reviewed, status, law } = entry.data;
      if (reviewed !== undefined) return [];
      const fix = `but the file doesn’t name who checked it. Once an attorney has, run: ${formatApproveCommand(entry.file)}`;
      if (status === 'verified') {
        return [{ ...locateValue(entry, ['status']), message: `is verified, ${fix}` }];
      }
      return law?.confirmed === true
        ? [
            {
              ...locateValue(entry, ['law', 'confirmed']),
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
  run: ({ entries, today }) => [
    ...listEntries(entries)
      .filter((entry) => isShown(entry, today))
      .flatMap(findUnconfirmedStatements),
    ...[...entries.facts.values()].flatMap(findUnconfirmedLaw),
  ],
};

function findUnconfirmedStatements(entry: AnyEntry): NewDiagnostic[] {
  if (!('confirm' in entry.data) || !entry.data.confirm?.length) return [];
  const message = 'lists what an attorney has yet to confirm. Remove each item once it’s confirmed.';
  return [{ ...locateKey(entry, ['confirm']), message }];
}

function findUnconfirmedLaw(entry: Entry<'facts'>): NewDiagnostic[] {
  const { law } = entry.data;
  if (law === undefined || law.confirmed) return [];
  const message = `has "${law.says}", which no attorney has confirmed. Once one has, add: confirmed: true`;
  return [{ ...locateKey(entry, ['law']), message }];
}

/** Immigration pages with an overdue review. */
export const checkedImmigration: SiteRule = {
  id: 'checked-immigration',
  severity: 'error',
  why: 'Parole and similar programs end on short notice, so these pages need regular checks.',
  run: ({ entries: { immigration }, today }) =>
    [...immigration.values()]
      .filter(({ data }) => data.reviewBy < today && findPublishingState(data, today) === 'shown')
      .map((entry) => ({
        ...locateValue(entry, ['reviewBy']),
        message: `is ${entry.data.reviewBy}, and the programs described here may have ended. Have the attorney check the page, then set reviewed and a new reviewBy.`,
      })),
};

/** Waivers of the advertising rules that are not in force. They must not go live. */
export const waiverDates: SiteRule = {
  id: 'waiver-dates',
  severity: 'error',
  why: 'A waiver is valid only from its approval to its last day.',
  run: ({ entries: { waivers }, today, production }) =>
    [...waivers.values()].flatMap((entry): NewDiagnostic[] => {
      const { rule, approvedOn, expires } = entry.data;
      const severity = production ? 'error' : 'warning';
      if (approvedOn > today) {
        const message = `is ${approvedOn}, which is in the future, so this waiver of ${rule} is not in force yet. Enter the date it was approved.`;
        return [{ ...locateValue(entry, ['approvedOn']), message, severity }];
      }
      if (expires >= today) return [];
      const message = `is ${expires}, so this waiver of ${rule} has expired. Have it approved again with a new date, or change the text it permits.`;
      return [{ ...locateValue(entry, ['expires']), message, severity }];
    }),
};
