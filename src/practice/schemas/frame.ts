import * as z from 'zod';
import { field, text } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';

const placeholderPattern = /\{[^{}\s]+\}/g;

/** Reports missing placeholders, such as {phone}. */
function checkPlaceholders(sentence: string, wanted: readonly string[]): string | undefined {
  const placeholders: string[] = sentence.match(placeholderPattern) ?? [];
  const missing = wanted.filter((name) => !placeholders.includes(name));
  const unknown = placeholders.filter((name) => !wanted.includes(name));
  if (missing.length === 0 && unknown.length === 0) return undefined;
  const typed = unknown.length === 0 ? '' : `, and would show ${unknown.join(' and ')} as typed`;
  return missing.length === 0
    ? `contains ${unknown.join(' and ')}, which would appear as typed. Remove it`
    : `must contain ${missing.join(' and ')} exactly, in every language, because the site fills it in. It is "${sentence}"${typed}`;
}

/** The placeholders in a field's description. */
export function findPlaceholders(description: string): string[] {
  return description.match(placeholderPattern) ?? [];
}

/** A text of the frame; it must contain each placeholder in its description. */
const frameText = (description: string) => {
  const required = findPlaceholders(description);
  return text(description).superRefine((value, context) => {
    const message = checkPlaceholders(value, required);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
};

/** All texts of the frame around the pages, in one language. */
export const frame = z.strictObject({
  language: z.enum(languages).describe('The language of these texts.'),
  languageName: frameText('The language’s own name.'),
  inThisLanguage: frameText(
    'Suffix of names of pages in this language, in the navigation of pages in another.',
  ),
  skip: frameText('Link that jumps to the content.'),
  callNow: frameText(
    'Text of the call link in the top bar, before the phone number. Phones show only this text.',
  ),
  menu: frameText('Name of the menu button.'),
  mainNavigation: frameText('Name of the navigation, read by screen readers.'),
  breadcrumb: frameText('Name of the breadcrumb bar, read by screen readers.'),
  guides: frameText('Heading of the links to guides on practice pages.'),
  allFees: frameText('The link to the page of all fees, below the cost of one matter.'),
  allGuides: frameText('The link to the list of all guides, if a page has more than it shows.'),
  contents: frameText('Name of the table of contents, read by screen readers.'),
  inEnglish: frameText(
    'Marker after links to English pages, like "(in English)". Not shown on English pages.',
  ),
  footerInEnglish: frameText(
    'Note above the footer links that most pages are in English. Not shown on English pages.',
  ),
  newTab: frameText('Marker on links that open a new tab.'),
  call: frameText('Call button. {phone} is the number.'),
  freeConsultation: frameText(
    'Button for a free consultation, next to the call button at the bottom of phone screens.',
  ),
  preferToWrite: frameText('Link next to these two, to the page’s form.'),
  email: frameText('E-mail button. {email} is the address.'),
  contact: frameText('Heading of the contact column in the footer.'),
  phone: frameText('Word before a phone number.'),
  emailWord: frameText('Word before an e-mail address.'),
  directions: frameText('The link from an office to a map.'),
  textMessage: frameText('The link that starts a text message to an office.'),
  talkWith: frameText('Introduces the attorney of a practice page and links to the profile; {name}.'),
  feeFirst: frameText('The text about the fee, below the attorney’s licenses.'),
  bookConsultation: frameText('The yellow button in the top bar, on pages with a paid consultation.'),
  languages: frameText('Name of the menu of languages, read by screen readers.'),
  responsible: frameText(
    'The line that names the responsible attorney and office; {attorney}, {firm} and {city}.',
  ),
  advertising: frameText('The line that labels the page as attorney advertising.'),
  rights: frameText('Text after the copyright year and the firm’s name.'),
  required: frameText('What the required mark means.'),
  close: frameText('Name of the close button.'),
  sentAt: frameText('Below a form’s confirmation. {time} is when it was sent.'),
  reference: frameText(
    'The request’s number below its confirmation, to mention in a call. {reference} is the number.',
  ),
  stillTrying: frameText('Message above the phone number while sending a form takes long.'),
  play: frameText('Text of a video’s play button; {title}.'),
  videoSoon: frameText('Follows the title of a video that doesn’t exist yet.'),
  linkSoon: frameText('Follows the names of social networks without an account.'),
  notifications: frameText('Name of the region for messages, read by screen readers.'),
  messages: z
    .record(z.string(), text('The same message in the language of this file.'))
    .describe('Translations of all form messages, by their English text.')
    .optional(),
  videoConsent: frameText('Privacy note for the video player.'),
  videoLink: frameText('Text of the link to a video at its host, a few words.'),
  transcript: frameText('Name of the transcript panel.'),
  ended: frameText('The label of an offer that has ended.'),
  print: frameText('Button that prints a guide.'),
  copyLink: frameText('Button that copies the address of a guide.'),
  linkCopied: frameText('Message after copying the address.'),
  by: frameText('Text before an author’s name; {author}.'),
  lastReviewed: frameText('When a page was last checked, and by whom; {date} and {name}.'),
  sampleBuild: frameText('A line in the footer of a site with sample data: no lawyer has read it.'),
  checked: frameText('A line at the end of a guide. {date} is the day it was last checked.'),
  reviewOverdue: frameText('Notice above a page that is overdue for review; {date}.'),
  translationOlder: frameText('Notice above an outdated translation. The link to the English page follows.'),
  otherLanguages: frameText(
    'Name of the row of links to a page in its other languages, read by screen readers.',
  ),
  updated: frameText('Text before the effective date; {date}.'),
  breadcrumbHome: frameText('Name of the home page in the breadcrumb bar.'),
  county: frameText('A county’s name in menus; {name}.'),
  places: z
    .record(z.string(), field(z.string(), { describe: 'The name in this language.', audience: 'visitor' }))
    .describe('City names of the offices in this language, like "Orlando, FL": Орландо, Флорида.')
    .default({}),
  allCounties: frameText('The link to the list of all counties, in menus without room for them.'),
  sections: z
    .record(z.string(), field(z.string(), { describe: 'The display name.', audience: 'visitor' }))
    .describe('Display names of address segments without their own page, like "thank-you": Thank you.')
    .default({}),
});
