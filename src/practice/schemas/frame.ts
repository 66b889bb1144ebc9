import * as z from 'zod';
import { field, text } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';

const placeholderPattern = /\{[^{}\s]+\}/g;

/** Reports missing placeholders, such as {phone}. */
function checkPlaceholders(sentence: string, required: readonly string[]): string | undefined {
  const placeholders: string[] = sentence.match(placeholderPattern) ?? [];
  const missingNames = required.filter((name) => !placeholders.includes(name));
  const unknownNames = placeholders.filter((name) => !required.includes(name));
  if (missingNames.length === 0 && unknownNames.length === 0) return undefined;
  const unknownNote =
    unknownNames.length === 0 ? '' : `, and would show ${unknownNames.join(' and ')} as typed`;
  return missingNames.length === 0
    ? `contains ${unknownNames.join(' and ')}, which would appear as typed. Remove it`
    : `must contain ${missingNames.join(' and ')} exactly, in every language, because the site fills it in. It is "${sentence}"${unknownNote}`;
}

/** The placeholders in a field's description. */
export function findPlaceholders(description: string): string[] {
  return description.match(placeholderPattern) ?? [];
}

/** A text of the layout; it must contain each placeholder in its description. */
const layoutText = (description: string) => {
  const required = findPlaceholders(description);
  return text(description).superRefine((value, context) => {
    const message = checkPlaceholders(value, required);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
};

/** All texts of the page layout in one language. */
export const frame = z.strictObject({
  language: z.enum(languages).describe('The language of these texts.'),
  languageName: layoutText('The language’s own name.'),
  inThisLanguage: layoutText(
    'Suffix of names of pages in this language, in the navigation of pages in another.',
  ),
  skip: layoutText('Link that jumps to the content.'),
  callNow: layoutText(
    'Text of the call link in the top bar, before the phone number. Phones show only this text.',
  ),
  menu: layoutText('Name of the menu button.'),
  mainNavigation: layoutText('Name of the navigation, read by screen readers.'),
  breadcrumb: layoutText('Name of the breadcrumb bar, read by screen readers.'),
  guides: layoutText('Heading of the links to guides on practice pages.'),
  allFees: layoutText('The link to the page of all fees, below the cost of one matter.'),
  allGuides: layoutText('The link to the list of all guides, if a page has more than it shows.'),
  contents: layoutText('Name of the table of contents, read by screen readers.'),
  inEnglish: layoutText(
    'Marker after links to English pages, like "(in English)". Not shown on English pages.',
  ),
  footerInEnglish: layoutText(
    'Note above the footer links that most pages are in English. Not shown on English pages.',
  ),
  newTab: layoutText('Marker on links that open a new tab.'),
  call: layoutText('Call button. {phone} is the number.'),
  freeConsultation: layoutText(
    'Button for a free consultation, next to the call button at the bottom of phone screens.',
  ),
  preferToWrite: layoutText('Link next to these two, to the page’s form.'),
  email: layoutText('E-mail button. {email} is the address.'),
  contact: layoutText('Heading of the contact column in the footer.'),
  phone: layoutText('Word before a phone number.'),
  emailWord: layoutText('Word before an e-mail address.'),
  directions: layoutText('The link from an office to a map.'),
  textMessage: layoutText('The link that starts a text message to an office.'),
  talkWith: layoutText('Introduces the attorney of a practice page and links to the profile; {name}.'),
  feeFirst: layoutText('The text about the fee, below the attorney’s licenses.'),
  bookConsultation: layoutText('The yellow button in the top bar, on pages with a paid consultation.'),
  languages: layoutText('Name of the menu of languages, read by screen readers.'),
  responsible: layoutText(
    'The line that names the responsible attorney and office; {attorney}, {firm} and {city}.',
  ),
  advertising: layoutText('The line that labels the page as attorney advertising.'),
  rights: layoutText('Text after the copyright year and the firm’s name.'),
  required: layoutText('What the required mark means.'),
  close: layoutText('Name of the close button.'),
  sentAt: layoutText('Below a form’s confirmation. {time} is when it was sent.'),
  reference: layoutText(
    'The request’s number below its confirmation, to mention in a call. {reference} is the number.',
  ),
  stillTrying: layoutText('Message above the phone number while sending a form takes long.'),
  play: layoutText('Text of a video’s play button; {title}.'),
  videoSoon: layoutText('Follows the title of a video that doesn’t exist yet.'),
  linkSoon: layoutText('Follows the names of social networks without an account.'),
  notifications: layoutText('Name of the region for messages, read by screen readers.'),
  messages: z
    .record(z.string(), text('The same message in the language of this file.'))
    .describe('Translations of all form messages, by their English text.')
    .optional(),
  videoConsent: layoutText('Privacy note for the video player.'),
  videoLink: layoutText('Text of the link to a video at its host, a few words.'),
  transcript: layoutText('Name of the transcript panel.'),
  ended: layoutText('The label of an offer that has ended.'),
  print: layoutText('Button that prints a guide.'),
  copyLink: layoutText('Button that copies the address of a guide.'),
  linkCopied: layoutText('Message after copying the address.'),
  by: layoutText('Text before an author’s name; {author}.'),
  lastReviewed: layoutText('When a page was last checked, and by whom; {date} and {name}.'),
  sampleBuild: layoutText('A line in the footer of a site with sample data: no lawyer has read it.'),
  checked: layoutText('A line at the end of a guide. {date} is the day it was last checked.'),
  reviewOverdue: layoutText('Notice above a page that is overdue for review; {date}.'),
  translationOlder: layoutText('Notice above an outdated translation. The link to the English page follows.'),
  otherLanguages: layoutText(
    'Name of the row of links to a page in its other languages, read by screen readers.',
  ),
  updated: layoutText('Text before the effective date; {date}.'),
  breadcrumbHome: layoutText('Name of the home page in the breadcrumb bar.'),
  county: layoutText('A county’s name in menus; {name}.'),
  places: z
    .record(z.string(), field(z.string(), { describe: 'The name in this language.', audience: 'visitor' }))
    .describe('City names of the offices in this language, like "Orlando, FL": Орландо, Флорида.')
    .default({}),
  allCounties: layoutText('The link to the list of all counties, in menus without room for them.'),
  sections: z
    .record(z.string(), field(z.string(), { describe: 'The display name.', audience: 'visitor' }))
    .describe('Display names of address segments without their own page, like "thank-you": Thank you.')
    .default({}),
});
