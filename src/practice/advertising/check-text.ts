/** Applies the phrase rules and the classifier to the text of an entry. */
import { getFactText } from '#content/facts/fact-texts.ts';
import { listQuotedNames } from '#content/facts/quoted-facts.ts';
import type { Language } from '#content/languages/languages.ts';
import { isPageEntry } from '#content/site.ts';
import { collections } from '#practice/collections.ts';
import { getState } from '#practice/page-parts.ts';
import { findLiteralFigures } from '#practice/rules/figures.ts';
import { citesLaw } from '#practice/rules/quoted-law.ts';
import type { AnyEntry } from '#practice/site.ts';
import { isRealOffice, compileUnlicensedStates } from './checks/firm.ts';
import { isProof } from './checks/records.ts';
import { classifierWarnings, genericWarning } from './classifier-warnings.ts';
import type { EntryText } from './entry-texts.ts';
import { matchesPhrase } from './phrases.ts';
import { findPlacement } from './placements.ts';
import type { Placement } from './placements.ts';
import { projectText } from './projection.ts';
import { combinedYearsFact } from '#practice/advertising-rules.ts';
import type { RuleId } from '#practice/advertising-rules.ts';
import type { Context, TextFinding } from './rule.ts';
import { getSeverity } from './scan.ts';
import type { Candidate, SuspectedSentence, TextScan } from './scan.ts';
import { splitSentences } from './sentences.ts';

/** Replaces disclaimers in the text with spaces, because they aren't claims. */
function maskDisclaimers(text: string, { disclaimerTexts }: Context): string {
  return disclaimerTexts
    .filter(({ length }) => length <= text.length)
    .reduce((masked, disclaimer) => masked.replaceAll(disclaimer, ' '.repeat(disclaimer.length)), text);
}

/** Rules that a quoted law can't violate: promises, results and fees. */
const rulesExemptingQuotedLaw: readonly RuleId[] = ['AD-07', 'AD-08', 'AD-16'];

/** Checks text against the phrase rules, and for combined years, exclamation marks and quotations. */
export function checkPhrases(text: EntryText, { candidates }: TextScan, context: Context): TextFinding[] {
  const claims = candidates.length > 0 ? maskDisclaimers(text.text, context) : text.text;
  const findings = [
    ...candidates
      .filter(({ index }) => claims[index] !== ' ')
      .filter(({ phraseRule: { rule } }) => !(text.isQuotedLaw && rulesExemptingQuotedLaw.includes(rule)))
      .flatMap((candidate) => checkCandidate(candidate, text, context))
      .filter(isFirstWithMessage),
    ...checkCombinedYears(text, claims, context),
    ...checkExclamationMarks(text),
    ...checkQuotation(text),
  ];
  return text.entry.collection === 'testimonials'
    ? softenTestimonialFindings(text, findings, context)
    : findings;
}

/** Checks a candidate in its context: whether it is harmless there, has its disclaimer in the same part, and quotes proof. */
function checkCandidate(candidate: Candidate, text: EntryText, context: Context): TextFinding[] {
  const { phraseRule, index, phrase, sentence, start } = candidate;
  const { entry, language } = text;
  const { topic, disclaimers, fact, message, fix } = phraseRule;
  if (disclaimers !== undefined && isOutsideSections(text)) return [];
  if (topic === 'licensed' && !compileUnlicensedStates(context.firm).test(phrase)) return [];
  if (topic === 'office' && isRealOffice(text.text, index, language, context)) return [];
  const part = context.getPartText(text);
  const phraseContext = { sentence, index: index - start, language, text: text.text, part };
  if (phraseRule.isHarmless?.({ ...phraseContext, collection: entry.collection }) === true) return [];
  const severity = getSeverity(candidate, language);
  const finding = { rule: phraseRule.rule, severity, text, excerpt: phrase, index, message, fix: fix ?? '' };
  if (topic === 'certified') return checkCertifiedClaim(finding, context);
  if (disclaimers === undefined) return [finding];
  const placement = findPlacement(text, disclaimers, context);
  if (placement !== 'together')
    return [
      fix === undefined
        ? { ...finding, ...describeMissingDisclaimer(message, disclaimers, placement) }
        : finding,
    ];
  if (fact === undefined || listQuotedNames(text.source).some((name) => isProof(name, fact, context)))
    return [];
  return [
    {
      ...finding,
      severity: 'warning',
      message: `${message}, but there is no proof on record.`,
      fix: 'Quote a reviewed fact with "evidence" (the proof and the date it was checked), or remove the text. A waiver in content/waivers can permit it temporarily.',
    },
  ];
}

/** Whether to report a finding: a missing or misplaced disclaimer is reported only once in the same text. */
function isFirstWithMessage(
  { message }: TextFinding,
  index: number,
  findings: readonly TextFinding[],
): boolean {
  return (
    !message.includes('its disclaimer is') ||
    findings.findIndex((other) => other.message === message) === index
  );
}

/** Whether no section could contain a disclaimer for the text, as in search results and menus. Facts are checked where they are quoted. */
function isOutsideSections({ entry, path }: EntryText): boolean {
  if (entry.collection === 'facts' || entry.collection === 'menus') return true;
  return isPageEntry(entry) && ['title', 'description', 'label'].includes(String(path?.[0]));
}

function describeMissingDisclaimer(
  message: string,
  disclaimers: readonly string[],
  placement: Exclude<Placement, 'together'>,
): Pick<TextFinding, 'message' | 'fix'> & { rule?: RuleId } {
  const names = disclaimers.map((id) => `"${id}"`).join(' or ');
  if (placement === 'missing')
    return {
      message: `${message}, but its disclaimer is missing.`,
      fix: `Add the disclaimer to "disclaimers:" in this section: ${names} (content/disclaimers).`,
    };
  if (placement === 'other-language')
    return {
      rule: 'AD-03',
      message: `${message}, but pages show its disclaimer in another language.`,
      fix: 'Show this text only on pages in its own language.',
    };
  return {
    rule: 'AD-04',
    message: `${message}, but its disclaimer is in another section of the page.`,
    fix: `Add the disclaimer to this section too: ${names} (content/disclaimers).`,
  };
}

/** Reports AD-14 on pages about Florida alone, or if the firm doesn't serve Colorado; otherwise AD-15. */
function checkCertifiedClaim(finding: TextFinding, { firm }: Context): TextFinding[] {
  const { entry } = finding.text;
  const isFloridaOnly = isPageEntry(entry) && getState(entry) === 'florida';
  if (isFloridaOnly || !firm.areasServed.includes('Colorado')) return [{ ...finding, severity: 'warning' }];
  const message =
    'doesn’t name the certifying body, or state that Colorado does not certify attorneys as specialists.';
  return [{ ...finding, rule: 'AD-15', severity: 'error', message }];
}

/** AD-29: a sentence with the combined years also states the years in management and law. Fact files are exempt. */
function checkCombinedYears(text: EntryText, claims: string, { entries }: Context): TextFinding[] {
  const { entry, language } = text;
  const fact = entries.facts.get(combinedYearsFact)?.data;
  const wording = fact && getFactText(fact, language);
  if (wording === undefined || entry.collection === 'facts' || !claims.includes(wording)) return [];
  const index = claims.indexOf(wording);
  const { start = 0, end } = splitSentences(claims).find((sentence) => index < sentence.end) ?? {};
  const sentence = claims.slice(start, end);
  if (matchesPhrase(sentence, language, 'combined')) return [];
  // A new translation still contains the English sentence, with the fact in the language of the translation.
  const isExplained = (textLanguage: Language) =>
    matchesPhrase(sentence, textLanguage, 'management') && matchesPhrase(sentence, textLanguage, 'law');
  if (isExplained(language) || isExplained('en')) return [];
  return [
    {
      rule: 'AD-29',
      text,
      excerpt: wording,
      index,
      message: 'combines years and may read as years practicing law.',
      fix: 'State both parts in the same sentence: {{experience-management}} in management and {{experience-law}} in law.',
    },
  ];
}

/** AD-19: no consecutive exclamation marks, and at most two in a line. */
function checkExclamationMarks(text: EntryText): TextFinding[] {
  const marks = /!\s*!|!.*!.*!/.exec(text.text);
  if (marks === null) return [];
  const excerpt = marks[0].slice(-60);
  const index = marks.index + marks[0].length - excerpt.length;
  const fix = 'One exclamation mark is enough, or none.';
  return [{ rule: 'AD-19', text, excerpt, index, message: 'shouts.', fix }];
}

/** Collections that may contain quotations: articles and legal pages quote statutes and letters. */
const quotingCollections: readonly string[] = ['articles', 'legal', 'testimonials'];

/** AD-12: a quotation quotes a law, or is in content/testimonials. */
function checkQuotation(text: EntryText): TextFinding[] {
  const { entry, language, isQuotation, isQuotedLaw } = text;
  if (!isQuotation || quotingCollections.includes(entry.collection)) return [];
  const quotesLaw = isQuotedLaw || matchesPhrase(text.text, language, 'statute') || citesLaw(text.text);
  if (quotesLaw && !matchesPhrase(text.text, language, 'speaker')) return [];
  return [
    {
      rule: 'AD-12',
      text,
      excerpt: text.text.slice(0, 60),
      index: 0,
      message: 'is a quotation without a record.',
      fix: 'Put client quotes in content/testimonials, with the five points of proof.',
    },
  ];
}

/** The fix for a client's words, which must not be edited. */
const testimonialFix =
  'Don’t edit a client’s words. Choose another testimonial, or ask the attorney for a waiver (content/waivers).';

/**
 * Turns all findings in a testimonial except AD-30 into warnings, which an attorney can waive, because a client's words can't be
 * edited. Adds a warning for each figure.
 */
function softenTestimonialFindings(
  text: EntryText,
  findings: readonly TextFinding[],
  { facts }: Context,
): TextFinding[] {
  const { offsets } = projectText(text.source, facts, text.language);
  const figureFindings = findLiteralFigures(text.source, facts).map(
    ({ text: figure, index }): TextFinding => ({
      rule: 'AD-08',
      text,
      excerpt: figure,
      index: offsets.indexOf(index),
      message: 'states a result or a duration, but there is no proof on record.',
      fix: '',
    }),
  );
  return [...findings, ...figureFindings].map((finding): TextFinding =>
    finding.rule === 'AD-30' ? finding : { ...finding, severity: 'warning', fix: testimonialFix },
  );
}

type ScannedText = { text: EntryText; scan: TextScan };

/** Warns about the most suspicious sentence in a part of an entry. */
export function warnAboutSentence(scannedTexts: readonly ScannedText[], context: Context): TextFinding[] {
  const [first] = scannedTexts
    .filter(({ text }) => canBeFlagged(text.entry.collection))
    .flatMap(({ text, scan }) => scan.suspects.map((suspect) => ({ text, suspect })))
    .filter(({ text, suspect }) => !isSuppressed(suspect, text, context))
    .toSorted((a, b) => b.suspect.score - a.suspect.score);
  if (first === undefined) return [];
  const { text, suspect } = first;
  const { confirmedKind: kind } = suspect;
  const { description, fix } = kind === undefined ? genericWarning : classifierWarnings[kind];
  const sentence = text.text.slice(suspect.start, suspect.end);
  return [
    {
      ...(kind !== undefined && { rule: classifierWarnings[kind].rule }),
      severity: 'reminder',
      text,
      excerpt: sentence.trim(),
      index: suspect.start + sentence.search(/\S/),
      message: `may read as ${description}.`,
      fix: `${fix} If this isn’t about the firm, say who does it, or ask the attorney for a waiver.`,
    },
  ];
}

/** Testimonials are checked by their own rules; layout text and menus are labels. */
const unflaggedCollections: readonly AnyEntry['collection'][] = ['testimonials', 'frames', 'menus'];

function canBeFlagged(collection: AnyEntry['collection']): boolean {
  return !unflaggedCollections.includes(collection) && collections[collection].exemptFromClassifier !== true;
}

function isSuppressed(
  { likeliestKind, start, end }: SuspectedSentence,
  text: EntryText,
  context: Context,
): boolean {
  const { suppressingDisclaimers = [], suppressingPhrases } = classifierWarnings[likeliestKind];
  return (
    text.isQuotedLaw ||
    suppressingDisclaimers.some((id) => text.disclaimers.has(id)) ||
    (suppressingPhrases !== undefined && matchesPhrase(text.text, text.language, suppressingPhrases)) ||
    maskDisclaimers(text.text, context).slice(start, end).trim() === ''
  );
}
