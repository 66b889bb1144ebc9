/** Applies the phrase rules and the classifier to the text of an entry. */
import { getFactText } from '#content/facts/fact-texts.ts';
import { listQuotedNames } from '#content/facts/quoted-facts.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import { isPageEntry } from '#content/site.ts';
import { collections } from '#practice/collections.ts';
import { getState } from '#practice/page-parts.ts';
import { findLiteralFigures } from '#practice/rules/figures.ts';
import { citesLaw, findQuotedLaw } from '#practice/rules/quoted-law.ts';
import type { AnyEntry } from '#practice/site.ts';
import { isRealOffice, compileUnlicensedStates } from './checks/firm.ts';
import { isProof } from './checks/records.ts';
import { findSuspicion } from './classifier.ts';
import type { Suspicion } from './classifier.ts';
import type { EntryText } from './entry-texts.ts';
import type { Placement } from './placements.ts';
import { findCandidates, isFirmOrReaderNamed } from './phrase-rules.ts';
import type { Candidate } from './phrase-rules.ts';
import { findPhrases, matchesPhrase } from './phrases.ts';
import { projectText } from './projection.ts';
import { unrelatedTopics, classifierWarnings, genericWarning } from './classifier-warnings.ts';
import type { Context, RuleId, TextFinding } from './rule.ts';
import { findSentenceIndex, splitSentences } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** A sentence that the classifier flags. */
type SuspectedSentence = Sentence & Suspicion;

export type TextScan = { candidates: readonly Candidate[]; suspects: readonly SuspectedSentence[] };

/** Scans text for findings that don't depend on where it appears. Most text has none. */
export function scanText(text: string, language: Language): TextScan {
  const candidates = findCandidates(text, language);
  const sentences = splitSentences(text);
  const sentencesWithPhrases = new Set(
    findPhrases(text, language)
      .filter(({ topic }) => !unrelatedTopics.includes(topic))
      .map(({ index }) => findSentenceIndex(sentences, index)),
  );
  const suspects = sentences.flatMap(({ start, end }, sentenceIndex): SuspectedSentence[] => {
    // Phrase rules check this sentence: it may be a denial, a debt, or a warning.
    if (sentencesWithPhrases.has(sentenceIndex)) return [];
    const sentence = text.slice(start, end);
    // Skips MDX components, which contain only attributes, and quotes of invalid facts, which have their own error.
    if (/^\s*<[A-Z/]|\{\{/.test(sentence)) return [];
    const suspicion = findSuspicion(sentence, language);
    return suspicion === undefined ? [] : [{ start, end, ...suspicion }];
  });
  return { candidates, suspects };
}

type TextWithContext = { entry: AnyEntry; text: EntryText; context: Context };

/** Returns the findings of the phrase rules about the text. */
export function checkPhrases(checkedText: TextWithContext, { candidates }: TextScan): TextFinding[] {
  const { entry, text, context } = checkedText;
  const isLaw = candidates.length > 0 && isQuotedLaw(text);
  const claims = candidates.length > 0 ? context.disclaimers.mask(text.text) : text.text;
  const findings = [
    ...candidates
      .filter(({ index }) => claims[index] !== ' ')
      .filter(({ rule }) => !(isLaw && (rule.id === 'AD-07' || rule.id === 'AD-08' || rule.id === 'AD-16')))
      .flatMap((candidate) => checkCandidate(candidate, checkedText))
      .filter(isFirstWithMessage),
    ...checkCombinedYears(checkedText, claims),
    ...checkExclamationMarks(checkedText),
    ...checkQuotation(checkedText),
  ];
  return entry.collection === 'testimonials' ? softenTestimonialFindings(checkedText, findings) : findings;
}

/** Checks a candidate in its context: whether it is harmless there, has a disclaimer next to it, and quotes proof. */
function checkCandidate(candidate: Candidate, checkedText: TextWithContext): TextFinding[] {
  const { phraseRule, rule, index, phrase: match, sentence, start } = candidate;
  const { entry, text, context } = checkedText;
  const { parts } = context;
  const { collection } = entry;
  if (phraseRule.disclaimers !== undefined && isOutsideSections(entry, text)) return [];
  if (phraseRule.topic === 'licensed' && !compileUnlicensedStates(context.firm).test(match)) return [];
  if (phraseRule.topic === 'office' && isRealOffice(text.text, index, text.language, context)) return [];
  const phraseContext = { sentence, index: index - start, match, language: text.language };
  const part = parts.getPartText(entry, text);
  if (phraseRule.isHarmless?.({ ...phraseContext, text: text.text, collection, part }) === true) return [];
  const report = {
    rule: rule.id,
    entry,
    text,
    excerpt: match,
    index,
    message: phraseRule.message,
    fix: phraseRule.fix,
  };
  if (phraseRule.topic === 'certified') return checkCertifiedClaim(report, part, context);
  const ruleSeverity = phraseRule.severity ?? rule.severity;
  const severity =
    ruleSeverity === 'error' && !isFirmOrReaderNamed(candidate, text.language) ? 'warning' : ruleSeverity;
  if (phraseRule.disclaimers === undefined) return [{ ...report, severity }];
  const placement = parts.findPlacement(entry, text, phraseRule.disclaimers);
  if (placement !== 'together') {
    if (phraseRule.fix !== '') return [{ ...report, severity }];
    return [
      {
        ...report,
        severity,
        ...describeMissingDisclaimer(phraseRule.message, phraseRule.disclaimers, placement),
      },
    ];
  }
  const { fact } = phraseRule;
  if (fact === undefined || listQuotedNames(text.source).some((name) => isProof(name, fact, context)))
    return [];
  return [
    {
      ...report,
      severity: 'warning',
      message: `${phraseRule.message}, but there is no proof on record.`,
      fix: 'Quote a reviewed fact with "evidence" (the proof and the date it was checked), or remove the text. A waiver in content/waivers can permit it temporarily.',
    },
  ];
}

/** Whether to report a finding: a missing disclaimer is reported only once for the same text. */
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
function isOutsideSections(entry: AnyEntry, { field: { path } }: EntryText): boolean {
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

/** Reports AD-14 on pages about Florida alone, AD-15 on all others. */
function checkCertifiedClaim(report: TextFinding, part: string, { firm }: Context): TextFinding[] {
  const { entry, text } = report;
  const isFloridaOnly = isPageEntry(entry) && getState(entry) === 'florida';
  if (isFloridaOnly || !firm.areasServed.includes('Colorado')) return [{ ...report, severity: 'warning' }];
  if (matchesPhrase(part, text.language, 'certifiedDisclosure')) return [];
  return [
    {
      ...report,
      rule: 'AD-15',
      severity: 'error',
      message:
        'doesn’t name the certifying body, or state that Colorado does not certify attorneys as specialists.',
    },
  ];
}

/** The fact that combines the firm's years of experience. All text is searched for its wording. */
const combinedYearsFact = 'experience-combined';

const getCombinedYearsText = memoize(({ entries }: Context) => {
  const fact = entries.facts.get(combinedYearsFact)?.data;
  return mapLanguages((language) => fact && getFactText(fact, language));
});

/** AD-29: a sentence with the combined years also states the years in management and law. The fact file is exempt. */
function checkCombinedYears({ entry, text, context }: TextWithContext, claims: string): TextFinding[] {
  const { language } = text;
  const wording = getCombinedYearsText(context)[language];
  if (wording === undefined || entry.collection === 'facts' || !claims.includes(wording)) return [];
  const index = claims.indexOf(wording);
  const { start = 0, end } = splitSentences(claims).find((sentence) => index < sentence.end) ?? {};
  const sentence = claims.slice(start, end);
  if (matchesPhrase(sentence, language, 'combined')) return [];
  // A new translation still has the English sentence, with the fact in the language of the translation.
  const isExplained = (textLanguage: Language) =>
    matchesPhrase(sentence, textLanguage, 'management') && matchesPhrase(sentence, textLanguage, 'law');
  if (isExplained(language) || isExplained('en')) return [];
  return [
    {
      rule: 'AD-29',
      entry,
      text,
      excerpt: wording,
      index,
      message: 'combines years and may read as years practicing law.',
      fix: 'State both parts in the same sentence: {{experience-management}} in management and {{experience-law}} in law.',
    },
  ];
}

/** AD-19: exclamation marks are not repeated. */
function checkExclamationMarks({ entry, text }: TextWithContext): TextFinding[] {
  const marks = /!\s*!|!.*!.*!/.exec(text.text);
  if (marks === null) return [];
  const lastMarks = marks[0].slice(-60);
  return [
    {
      rule: 'AD-19',
      entry,
      text,
      excerpt: lastMarks,
      index: marks.index + marks[0].length - lastMarks.length,
      message: 'shouts.',
      fix: 'One exclamation mark is enough, or none.',
    },
  ];
}

/** Collections that may contain quotations: articles and legal pages quote statutes and letters. */
const quotingCollections: readonly string[] = ['articles', 'legal', 'testimonials'];

/** AD-12: a quotation is a law or in content/testimonials. */
function checkQuotation({ entry, text }: TextWithContext): TextFinding[] {
  const { field, start, language } = text;
  const lineStart = field.source.lastIndexOf('\n', start - 1) + 1;
  const isQuoted = /^[ \t]*>[ \t]*$/.test(field.source.slice(lineStart, start));
  if (!isQuoted || quotingCollections.includes(entry.collection)) return [];
  const quotesSpeaker = matchesPhrase(text.text, language, 'speaker');
  if (
    !quotesSpeaker &&
    (isQuotedLaw(text) || matchesPhrase(text.text, language, 'statute') || citesLaw(text.text))
  )
    return [];
  return [
    {
      rule: 'AD-12',
      entry,
      text,
      excerpt: text.text.slice(0, 60),
      index: 0,
      message: 'is a quotation without a record.',
      fix: 'Put client quotes in content/testimonials, with the five points of proof.',
    },
  ];
}

/** Cached by field, because all its paragraphs share the quotations. */
const findQuotedLawInField = memoize(({ source }: EntryText['field']) => findQuotedLaw(source));

/** Whether a paragraph is inside a quotation that cites its law. */
function isQuotedLaw({ field, start, language }: EntryText): boolean {
  const quotation = findQuotedLawInField(field).find(({ from, to }) => from <= start && start < to);
  return (
    quotation !== undefined &&
    !matchesPhrase(field.source.slice(quotation.from, quotation.to), language, 'speaker')
  );
}

/** The fix for a client's words, which must not be edited. */
const testimonialFix =
  'Don’t edit a client’s words. Choose another testimonial, or ask the attorney for a waiver (content/waivers).';

/**
 * Turns all findings in a testimonial except AD-30 into warnings, which an attorney can waive, because a client's words can't be
 * edited. Adds a warning for each figure.
 */
function softenTestimonialFindings(
  { entry, text, context: { facts } }: TextWithContext,
  findings: readonly TextFinding[],
): TextFinding[] {
  const { offsets } = projectText(text.source, facts, text.language);
  const figureFindings = findLiteralFigures(text.source, facts).map(
    ({ text: figure, index }): TextFinding => ({
      rule: 'AD-08',
      severity: 'warning',
      entry,
      text,
      excerpt: figure,
      index: offsets.indexOf(index),
      message: 'states a result or a duration, but there is no proof on record.',
      fix: testimonialFix,
    }),
  );
  const softenedFindings = findings.map((finding): TextFinding =>
    finding.rule === 'AD-30' ? finding : { ...finding, severity: 'warning', fix: testimonialFix },
  );
  return [...softenedFindings, ...figureFindings];
}

/** Warns about the most suspicious sentence in a part of an entry. */
export function warnAboutSentence(
  scannedTexts: readonly (TextWithContext & { scan: TextScan })[],
): TextFinding[] {
  const suspects = scannedTexts
    .filter(({ entry: { collection } }) => canBeFlagged(collection))
    .flatMap((checkedText) => checkedText.scan.suspects.map((suspect) => ({ ...checkedText, suspect })))
    .filter(({ suspect, text, context }) => !isSuppressed(suspect, text, context))
    .toSorted((a, b) => b.suspect.score - a.suspect.score);
  const [first] = suspects;
  if (first === undefined) return [];
  const { entry, text, suspect } = first;
  const { confirmedKind: kind } = suspect;
  const { description, fix } = kind === undefined ? genericWarning : classifierWarnings[kind];
  const sentence = text.text.slice(suspect.start, suspect.end);
  return [
    {
      ...(kind !== undefined && { rule: classifierWarnings[kind].rule }),
      severity: 'warning',
      entry,
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
  return (
    !unflaggedCollections.includes(collection) && collections[collection].exemptFromSolicitationRules !== true
  );
}

function isSuppressed(
  { likeliestKind, start, end }: SuspectedSentence,
  text: EntryText,
  { disclaimers }: Context,
): boolean {
  const { suppressingDisclaimers = [], suppressingPhrases } = classifierWarnings[likeliestKind];
  return (
    suppressingDisclaimers.some((id) => text.disclaimers.has(id)) ||
    (suppressingPhrases !== undefined && matchesPhrase(text.text, text.language, suppressingPhrases)) ||
    isQuotedLaw(text) ||
    disclaimers.mask(text.text).slice(start, end).trim() === ''
  );
}
