import type { FactTexts } from '#content/facts/fact-texts.ts';
import { findMatches } from '#content/languages/matches.ts';
import type { FactRule } from '#content/rules/rule.ts';
import { findInCopy } from '#content/rules/visible-texts.ts';

/** A US phone number with or without country code, excluding parts of dates, ZIP codes and statutes. */
const phonePattern =
  /(?<![\p{L}\d.§/:-])(?:\+?1[\s.-])?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[\s.-])[2-9]\d{2}[\s.-]\d{4}(?![\d-])/gu;
/** The number of a tel: or sms: link. */
const phoneUrlPattern = /(?<=\]\((?:tel|sms):)\+1\d{10}(?=\))/g;
const mailboxPattern = /(?<![\w.+/<-]|mailto:)[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w-])/gi;

/** "office at doelaw dot com" and "office (at) doelaw.com", which address harvesters also read. */
const spelledOutMailboxPattern = new RegExp(
  [
    String.raw`(?<![\w.+/<-])[\w.+-]+ at (?!(?:the|a|this|that) )[\w-]+(?: dot [\w-]+)* dot (?:com|org|net|law|legal|gov|us|info|biz|edu)(?![\w-])`,
    String.raw`(?<![\w.+/<-])[\w.+-]+ ?[([{] ?at ?[)\]}] ?[\w-]+(?:(?:\.| dot | ?[([{] ?dot ?[)\]}] ?)[\w-]+)+`,
  ].join('|'),
  'gi',
);
const mailboxHintPattern = / dot |[([{] ?at ?[)\]}]/i;

/** Reserved domains (RFC 2606), which a separate production rule rejects. */
const reservedDomainPattern = /[@.]example\.(?:com|org|net)$/i;

/** Phone numbers and email addresses that copy should quote from facts. */
export const hardcodedContacts: FactRule = {
  id: 'hardcoded-contacts',
  severity: 'error',
  why: 'Contact details typed into text are easy to miss when they change, and typos in them go unnoticed.',
  run: (entry, { facts }) =>
    findInCopy(entry, (text) =>
      [
        ...findMatches(text, phonePattern),
        ...findMatches(text, phoneUrlPattern).filter(
          ([number]) => findFactWithContact(facts, number) !== undefined,
        ),
        ...(text.includes('@') ? findMatches(text, mailboxPattern) : []),
        ...(mailboxHintPattern.test(text) ? findMatches(text, spelledOutMailboxPattern) : []),
      ]
        .filter(
          ({ 0: match }) =>
            !reservedDomainPattern.test(match) || findFactWithContact(facts, match) !== undefined,
        )
        .map(({ 0: match, index }) => ({ index, length: match.length, message: suggestQuote(match, facts) })),
    ),
};

function suggestQuote(contact: string, facts: FactTexts): string {
  const kind = /\d{4}$/.test(contact) ? 'a phone number' : 'an email address';
  const factName = findFactWithContact(facts, contact);
  const fix =
    factName === undefined
      ? 'No fact has this value. Add a file for it in content/facts, with its source, and quote it here as {{its-name}}.'
      : `Quote the fact with this value: {{${factName}}}.`;
  return `"${contact}" is ${kind} typed into text. ${fix}`;
}

/** Finds the fact with the same value, preferably the firm's own, which has the shortest name. */
function findFactWithContact(facts: FactTexts, contact: string): string | undefined {
  const matches = [...facts].filter(
    ([, fact]) => fact !== null && normalizeContact(fact.statedAs) === normalizeContact(contact),
  );
  return matches.map(([name]) => name).toSorted((a, b) => a.length - b.length)[0];
}

/** Normalizes a number to ten digits, and an email address to lowercase with @ and dots. */
function normalizeContact(contact: string): string {
  const mail = contact
    .toLowerCase()
    .replace(/ at | ?[([{] ?at ?[)\]}] ?/, '@')
    .replaceAll(/ dot | ?[([{] ?dot ?[)\]}] ?/g, '.');
  return mail.includes('@') ? mail : contact.replaceAll(/\D/g, '').slice(-10);
}
