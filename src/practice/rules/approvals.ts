import { collections } from '../collections.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { isSampleReview } from '../sample-review.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Entries, Entry } from '../site.ts';
import { hashInLanguage, computeHash, hashText } from '#content/texts.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { SiteRule } from './rule.ts';
import { locateKey, locateValue } from '#content/rules/locate.ts';

/** Disclaimers that changed after an attorney approved them. They must not go live. */
export const changedDisclaimers: SiteRule = {
  id: 'changed-disclaimers',
  severity: 'warning',
  why: 'An approval only covers the text that the attorney read.',
  run: ({ entries, production }) =>
    promoteInProduction(
      production,
      [...entries.disclaimers.values()].flatMap((entry) => checkDisclaimer(entry, entries)),
    ),
};

/** Pages, questions, facts and waivers that changed after their recorded review. They must not go live. */
export const changedReviews: SiteRule = {
  id: 'changed-reviews',
  severity: 'warning',
  why: 'A review only covers the text that the attorney read, and pages show who last reviewed them.',
  run: ({ entries, production, today }) =>
    promoteInProduction(production, [
      ...listEntries(entries).flatMap((entry) => checkReview(entry, entries)),
      ...[...entries.waivers.values()]
        .filter(({ data }) => data.expires >= today)
        .flatMap((entry) => checkWaiver(entry, entries)),
    ]),
};

/** Formats the command that records an approval. `attorney` is an ID; without it, authors fill it in. */
export function formatApproveCommand(file: string, attorney = '<attorney>'): string {
  return `npm run status -- --approve ${file} --by ${attorney}`;
}

/** Turns warnings into errors in production. */
function promoteInProduction(isProduction: boolean, reports: NewDiagnostic[]): NewDiagnostic[] {
  return isProduction ? reports.map((report) => ({ ...report, severity: 'error' })) : reports;
}

/** Computes the hash of everything that a waiver permits. */
export function hashWaiver({
  data: { rule, page = '', file = '', found, reason, expires },
}: Entry<'waivers'>): string {
  return computeHash([rule, page, file, found, reason, expires]);
}

function checkWaiver(entry: Entry<'waivers'>, entries: Pick<Entries, 'attorneys'>): NewDiagnostic[] {
  const { words: textHash, approvedBy, approvedOn } = entry.data;
  if (textHash === hashWaiver(entry)) return [];
  const approver = getName(approvedBy, entries);
  const command = formatApproveCommand(entry.file, approvedBy);
  if (textHash === undefined) {
    const message = `doesn’t record what ${approver} approved on ${approvedOn}, so later edits won’t be flagged. If this is the approved text, run: ${command}`;
    return [{ ...locateKey(entry, ['approvedOn']), message }];
  }
  const message = `is ${approvedOn}, but this waiver has changed since ${approver} approved it. Once the current text is approved, run: ${command}`;
  return [{ ...locateValue(entry, ['approvedOn']), message }];
}

/** Lists the languages in which a disclaimer's text differs from the approved one, or has no recorded approval. */
export function findChangedLanguages(entry: Entry<'disclaimers'>): Language[] {
  const approvedHashes = entry.data.approved?.words;
  return approvedHashes === undefined
    ? []
    : languages.filter((language) => approvedHashes[language] !== hashInLanguage(entry, language));
}

/** Formats a clause about the translations that didn't change with the English text; undefined if there are none. */
export function formatOutdatedTranslations(changedLanguages: readonly Language[]): string | undefined {
  const unchangedLanguages = languages.filter((language) => !changedLanguages.includes(language));
  if (!changedLanguages.includes('en') || unchangedLanguages.length === 0) return undefined;
  return `the ${formatLanguages(unchangedLanguages)} ${unchangedLanguages.length === 1 ? 'translation hasn’t' : 'translations haven’t'} changed`;
}

function formatLanguages(names: readonly Language[]): string {
  return new Intl.ListFormat('en-US').format(names.map((language) => lexicons[language].name));
}

/** Reports a disclaimer that changed after its approval. */
export function checkDisclaimer(
  entry: Entry<'disclaimers'>,
  entries: Pick<Entries, 'attorneys'>,
): NewDiagnostic[] {
  const changedLanguages = findChangedLanguages(entry);
  const [first] = changedLanguages;
  if (entry.data.approved === undefined || first === undefined) return [];
  const { on, by, words: textHashes } = entry.data.approved;
  const approver = getName(by, entries);
  const command = formatApproveCommand(entry.file, by);
  if (languages.every((language) => textHashes[language] === undefined)) {
    const message = `doesn’t record which text ${approver} approved on ${on}, so later edits won’t be flagged. If this is the approved text, run: ${command}`;
    return [{ ...locateKey(entry, ['approved']), message }];
  }
  const oldTranslations = formatOutdatedTranslations(changedLanguages);
  const nextStep =
    oldTranslations === undefined
      ? '. Ask the attorney to read it.'
      : `, but ${oldTranslations}. Update them, and ask the attorney to review all changes.`;
  const message = `The ${formatLanguages(changedLanguages)} text changed after ${approver} approved it on ${on}${nextStep} Once it is approved, run: ${command}`;
  return [{ ...locateValue(entry, ['texts', first]), field: undefined, message }];
}

/** Reports a page, question or fact that changed after a review by a real attorney. */
export function checkReview(entry: AnyEntry, entries: Pick<Entries, 'attorneys'>): NewDiagnostic[] {
  const { data, file } = entry;
  if (!('reviewed' in data) || data.reviewed === undefined || ('draft' in data && data.draft)) return [];
  const { on, by, words: textHash } = data.reviewed;
  if (isSampleReview(entries, { by }) || textHash === hashText(entry)) return [];
  const approver = getName(by, entries);
  const command = formatApproveCommand(file, by);
  if (textHash === undefined) {
    const message = `doesn’t record which text ${approver} read on ${on}, so later edits won’t be flagged. If this is that text, run: ${command}`;
    return [{ ...locateKey(entry, ['reviewed']), message }];
  }
  const { noun } = collections[entry.collection];
  const message = `The text of this ${noun} changed after ${approver} reviewed it on ${on}. After another review, run: ${command}`;
  return [{ ...locateValue(entry, ['reviewed', 'on']), field: undefined, message }];
}

function getName(attorney: string, { attorneys }: Pick<Entries, 'attorneys'>): string {
  return attorneys.get(attorney)?.data.name ?? attorney;
}
