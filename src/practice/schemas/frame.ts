import * as z from 'zod';
import { field, text } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';

const placeholderPattern = /\{[^{}\s]+\}/g;

/** Lists the placeholders in a sentence, such as {phone}. */
export function findPlaceholders(sentence: string): string[] {
  return sentence.match(placeholderPattern) ?? [];
}

/** Defines layout text, which must contain each placeholder in its description, and no others. */
const layoutText = (description: string) => {
  const required = findPlaceholders(description);
  return text(description).superRefine((sentence, context) => {
    const placeholders = findPlaceholders(sentence);
    const missing = required.filter((name) => !placeholders.includes(name)).join(' and ');
    const unknown = placeholders.filter((name) => !required.includes(name)).join(' and ');
    const message =
      missing === ''
        ? `contains ${unknown}, which would appear as typed. Remove it`
        : `must contain ${missing} exactly, in every language: the site replaces placeholders. The text is "${sentence}"`;
    if (missing !== '' || unknown !== '') context.addIssue({ code: 'custom', message });
  });
};

/** All text of the page layout in one language. */
export const frame = z.strictObject({
  language: z.enum(languages).describe('The language of this file.'),
  languageName: layoutText('The language’s own name.'),
  skip: layoutText('Text of the link that skips to the content.'),
  callNow: layoutText(
    'Text of the call link in the top bar, before the phone number. Phones show only this text.',
  ),
  menu: layoutText('Text of the menu button.'),
  mainNavigation: layoutText('Name of the navigation, read by screen readers.'),
  breadcrumb: layoutText('Name of the breadcrumb bar, read by screen readers.'),
  guides: layoutText('Heading of the links to guides on practice pages.'),
  allFees: layoutText('Text of the link to the page with all fees, below the cost of one matter.'),
  allGuides: layoutText('Text of the link to the list of all guides, if there are more than the page shows.'),
  contents: layoutText('Name of the table of contents, read by screen readers.'),
  inEnglish: layoutText(
    'Marker after links to English pages, like "(in English)". Not shown on English pages.',
  ),
  footerInEnglish: layoutText(
    'Note above the footer links that most pages are in English. Not shown on English pages.',
  ),
  newTab: layoutText('Marker on links that open a new tab.'),
  call: layoutText('Text of call buttons. {phone} is the phone number.'),
  freeConsultation: layoutText(
    'Text of the free consultation button, next to the call button at the bottom of phone screens.',
  ),
  foreclosureConsultation: layoutText('Text of the same button in the top bar of pages about other matters.'),
  preferToWrite: layoutText(
    'Text of the link to the page’s form, next to the call and consultation buttons.',
  ),
  email: layoutText('Text of email buttons. {email} is the email address.'),
  contact: layoutText('Heading of the contact column in the footer.'),
  phone: layoutText('Word before a phone number.'),
  emailWord: layoutText('Word before an email address.'),
  directions: layoutText('Text of the link from an office to its map.'),
  textMessage: layoutText('Text of the link that starts a text message to an office.'),
  talkWith: layoutText(
    'Text of the link to the profile of the attorney for a practice area. {name} is the attorney’s name.',
  ),
  feeFirst: layoutText('The text about the fee, below the attorney’s licenses.'),
  bookConsultation: layoutText(
    'Text of the yellow button in the top bar, on pages with a paid consultation.',
  ),
  languages: layoutText(
    'Name of the row of language links on a page that isn’t in every language, read by screen readers.',
  ),
  responsible: layoutText(
    'The line that names the responsible attorney and office. {attorney} is the attorney’s name, {firm} the firm’s name and {city} the city of the office.',
  ),
  advertising: layoutText('The line that labels the page as attorney advertising.'),
  rights: layoutText('Text after the copyright year and the firm’s name.'),
  required: layoutText('Explanation of the mark for required fields.'),
  close: layoutText('Name of the close button.'),
  sentAt: layoutText('Line below a form’s confirmation. {time} is the time when the form was submitted.'),
  reference: layoutText(
    'Line below a form’s confirmation with the number to mention in a call. {reference} is the number of the request.',
  ),
  stillTrying: layoutText('Message above the phone number if submitting a form takes a long time.'),
  play: layoutText('Text of a video’s play button. {title} is the video’s title.'),
  videoSoon: layoutText('Text after the title of a video that doesn’t exist yet.'),
  linkSoon: layoutText('Text after the name of a social network on which the firm has no page yet.'),
  notifications: layoutText('Name of the region for messages, read by screen readers.'),
  messages: z
    .record(z.string(), text('The message in the language of this file.'))
    .describe('Translations of all form messages, by their English text.')
    .optional(),
  videoConsent: layoutText('Privacy note for the video player.'),
  videoLink: layoutText('Text of the link to a video on its host’s site, in a few words.'),
  transcript: layoutText('Name of the transcript panel.'),
  ended: layoutText('The label of an offer that has ended.'),
  print: layoutText('Text of the button that prints a guide.'),
  copyLink: layoutText('Text of the button that copies the URL of a guide.'),
  linkCopied: layoutText('Message after the URL of a guide was copied.'),
  by: layoutText('The line with an article’s author. {author} is the author’s name.'),
  lastReviewed: layoutText(
    'The line that says when a page was last reviewed, and by whom. {date} is the date of the review, and {name} is the reviewer’s name.',
  ),
  sampleBuild: layoutText(
    'Line in the footer of a site with sample data, which says that no attorney has reviewed the site.',
  ),
  checked: layoutText('Line at the end of a guide. {date} is the date of the last review.'),
  reviewOverdue: layoutText(
    'Notice above a page whose review is overdue. {date} is the date by which it was due.',
  ),
  translationOlder: layoutText('Notice above an outdated translation. The link to the English page follows.'),
  otherLanguages: layoutText(
    'Name of the row of links to a page in its other languages, read by screen readers.',
  ),
  articleUpdated: layoutText(
    'The line below an article’s date if its text has changed since. {date} is the date of the change.',
  ),
  updated: layoutText('The line with the effective date of a legal page. {date} is that date.'),
  breadcrumbHome: layoutText('Name of the home page in the breadcrumb bar.'),
  county: layoutText('A county’s name in menus. {name} is the name without the word County.'),
  places: z
    .record(z.string(), field(z.string(), { description: 'The name in this language.', audience: 'visitor' }))
    .describe('City names of the offices in this language, like "Orlando, FL": Орландо, Флорида.')
    .default({}),
  allCounties: layoutText(
    'Text of the link to the list of all counties, in menus that have no space for the whole list.',
  ),
  sections: z
    .record(
      z.string(),
      field(z.string(), { description: 'The display name of the path segment.', audience: 'visitor' }),
    )
    .describe('Display names of path segments without their own page, like "thank-you": Thank you.')
    .default({}),
});
