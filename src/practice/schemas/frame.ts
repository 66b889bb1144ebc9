import * as z from 'zod';
import { field, text } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';

const placeholderPattern = /\{[^{}\s]+\}/g;

/** Reports missing placeholders, such as {phone}. */
function checkPlaceholders(words: string, wanted: readonly string[]): string | undefined {
  const placeholders: string[] = words.match(placeholderPattern) ?? [];
  const missing = wanted.filter((name) => !placeholders.includes(name));
  const unknown = placeholders.filter((name) => !wanted.includes(name));
  if (missing.length === 0 && unknown.length === 0) return undefined;
  const typed = unknown.length === 0 ? '' : `, and would show ${unknown.join(' and ')} as typed`;
  return missing.length === 0
    ? `contains ${unknown.join(' and ')}, which would appear as typed. Remove it`
    : `must contain ${missing.join(' and ')} exactly, in every language, because the site fills it in. It is "${words}"${typed}`;
}

/** The placeholders in a field's description. */
export function findPlaceholders(description: string): string[] {
  return description.match(placeholderPattern) ?? [];
}

/** A text of the frame; it must contain each placeholder in its description. */
const words = (description: string) => {
  const required = findPlaceholders(description);
  return text(description).superRefine((value, context) => {
    const message = checkPlaceholders(value, required);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
};

/** All texts of the frame around the pages, in one language. */
export const frame = z.strictObject({
  language: z.enum(languages).describe('The language of these words.'),
  languageName: words('The language’s own name.'),
  inThisLanguage: words('Suffix of names of pages in this language, in the navigation of pages in another.'),
  skip: words('Link that jumps to the content.'),
  callNow: words(
    'Text of the call link in the top bar, before the phone number. Phones show only this text.',
  ),
  menu: words('Name of the menu button.'),
  mainNavigation: words('Name of the navigation, read by screen readers.'),
  breadcrumb: words('Name of the breadcrumb bar, read by screen readers.'),
  guides: words('Heading of the links to guides on practice pages.'),
  allFees: words('The link to the page of all fees, below the cost of one matter.'),
  allGuides: words('The link to the list of all guides, if a page has more than it shows.'),
  contents: words('Name of the table of contents, read by screen readers.'),
  inEnglish: words('Marker after links to English pages, like "(in English)". Not shown on English pages.'),
  footerInEnglish: words(
    'Note above the footer links that most pages are in English. Not shown on English pages.',
  ),
  newTab: words('Marker on links that open a new tab.'),
  call: words('Call button. {phone} is the number.'),
  freeConsultation: words(
    'Button for a free consultation, next to the call button at the bottom of phone screens.',
  ),
  preferToWrite: words('Link next to these two, to the page’s form.'),
  email: words('E-mail button. {email} is the address.'),
  contact: words('Heading of the contact column in the footer.'),
  phone: words('Word before a phone number.'),
  emailWord: words('Word before an e-mail address.'),
  directions: words('The link from an office to a map.'),
  textMessage: words('The link that starts a text message to an office.'),
  talkWith: words('Introduces the attorney of a practice page and links to the profile; {name}.'),
  feeFirst: words('The text about the fee, below the attorney’s licenses.'),
  bookConsultation: words('The yellow button in the top bar, on pages with a paid consultation.'),
  languages: words('Name of the menu of languages, read by screen readers.'),
  responsible: words(
    'The line that names the responsible attorney and office; {attorney}, {firm} and {city}.',
  ),
  advertising: words('The line that labels the page as attorney advertising.'),
  rights: words('Text after the copyright year and the firm’s name.'),
  required: words('What the required mark means.'),
  close: words('Name of the close button.'),
  sentAt: words('Below a form’s confirmation. {time} is when it was sent.'),
  reference: words(
    'The request’s number below its confirmation, to mention in a call. {reference} is the number.',
  ),
  stillTrying: words('Message above the phone number while sending a form takes long.'),
  play: words('Text of a video’s play button; {title}.'),
  videoSoon: words('Follows the title of a video that doesn’t exist yet.'),
  linkSoon: words('Follows the names of social networks without an account.'),
  notifications: words('Name of the region for messages, read by screen readers.'),
  messages: z
    .record(z.string(), text('The same message in the language of this file.'))
    .describe('Translations of all form messages, by their English text.')
    .optional(),
  videoConsent: words('Privacy note for the video player.'),
  videoLink: words('Text of the link to a video at its host, a few words.'),
  transcript: words('Name of the transcript panel.'),
  ended: words('The label of an offer that has ended.'),
  print: words('Button that prints a guide.'),
  copyLink: words('Button that copies the address of a guide.'),
  linkCopied: words('Message after copying the address.'),
  by: words('Text before an author’s name; {author}.'),
  lastReviewed: words('When a page was last checked, and by whom; {date} and {name}.'),
  sampleBuild: words('A line in the footer of a site with sample data: no lawyer has read it.'),
  checked: words('A line at the end of a guide. {date} is the day it was last checked.'),
  reviewOverdue: words('Notice above a page that is overdue for review; {date}.'),
  translationOlder: words('Notice above an outdated translation. The link to the English page follows.'),
  otherLanguages: words('Name of the row of links to a page in its other languages, read by screen readers.'),
  updated: words('Text before the effective date; {date}.'),
  breadcrumbHome: words('Name of the home page in the breadcrumb bar.'),
  county: words('A county’s name in menus; {name}.'),
  places: z
    .record(z.string(), field(z.string(), { describe: 'The name in this language.', audience: 'visitor' }))
    .describe('City names of the offices in this language, like "Orlando, FL": Орландо, Флорида.')
    .default({}),
  allCounties: words('The link to the list of all counties, in menus without room for them.'),
  sections: z
    .record(z.string(), field(z.string(), { describe: 'The display name.', audience: 'visitor' }))
    .describe('Display names of address segments without their own page, like "thank-you": Thank you.')
    .default({}),
});
