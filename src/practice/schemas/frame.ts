import * as z from 'zod';
import { field, text } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';

const placeholderForm = /\{[^{}\s]+\}/g;

/** Reports missing placeholders, such as {phone}. */
function placeholderFault(words: string, wanted: readonly string[]): string | undefined {
  const found: string[] = words.match(placeholderForm) ?? [];
  const missing = wanted.filter((name) => !found.includes(name));
  const other = found.filter((name) => !wanted.includes(name));
  if (missing.length === 0 && other.length === 0) return undefined;
  const typed = other.length === 0 ? '' : `, and would show ${other.join(' and ')} as typed`;
  return missing.length === 0
    ? `holds ${other.join(' and ')}, which would be shown as typed. Remove it`
    : `must hold ${missing.join(' and ')} just so, in every language: the site puts the words there. It reads "${words}"${typed}`;
}

/** The placeholders in a field's description. */
export function placeholdersIn(description: string): string[] {
  return description.match(placeholderForm) ?? [];
}

/** A text of the frame; it must contain each placeholder in its description. */
const words = (description: string) => {
  const wanted = placeholdersIn(description);
  return text(description).superRefine((value, context) => {
    const message = placeholderFault(value, wanted);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
};

/** All texts of the frame around the pages, in one language. */
export const frame = z.strictObject({
  language: z.enum(languages).describe('The language of these words.'),
  languageName: words('The language’s own name.'),
  inThisLanguage: words('Ends the name of a page of this language, in the bar of pages that are not in it.'),
  skip: words('Link that jumps to the content.'),
  callNow: words(
    'Words of the call link in the bar at the top, before the phone number; phones show them alone.',
  ),
  menu: words('Name of the menu button.'),
  mainNavigation: words('Name of the navigation, read by screen readers.'),
  breadcrumb: words('Name of the breadcrumb bar, read by screen readers.'),
  guides: words('Heading of the links to guides on the pages that they belong to.'),
  allFees: words('The link to the page of all fees, below what one matter costs.'),
  allGuides: words('The link to the list of all guides, where a page has more than it shows.'),
  contents: words('Name of the list of a page’s own headings, read by screen readers.'),
  inEnglish: words(
    'Marker after links to English pages, like "(in English)". Pages in English never show it.',
  ),
  footerInEnglish: words(
    'Above the links of the footer: that most pages are in English. Pages in English never show it.',
  ),
  newTab: words('Marker on links that open a new tab.'),
  call: words('Button that calls; {phone} stands for the number.'),
  freeConsultation: words(
    'Button for a free consultation, beside the one that calls, at a phone’s lower edge.',
  ),
  preferToWrite: words('Link beside these two, to the form of the page.'),
  email: words('Button that writes an e-mail; {email} stands for the address.'),
  contact: words('Heading of the contact column in the footer.'),
  phone: words('Word before a phone number.'),
  emailWord: words('Word before an e-mail address.'),
  directions: words('The link from an office to a map.'),
  textMessage: words('The link that starts a text message to an office.'),
  talkWith: words('Introduces the attorney of a practice page and links to the profile; {name}.'),
  feeFirst: words('What follows about the fee, below the attorney’s licenses.'),
  bookConsultation: words('The yellow button in the bar at the top, on pages that book a paid consultation.'),
  languages: words('Name of the menu of languages, read by screen readers.'),
  responsible: words(
    'The line that names the responsible attorney and office; {attorney}, {firm} and {city}.',
  ),
  advertising: words('The line that says this is attorney advertising.'),
  rights: words('Words after the copyright year and the firm’s name.'),
  required: words('What the required mark means.'),
  close: words('Name of the close button.'),
  sentAt: words('Below the confirmation of a form; {time} is replaced by when it was sent.'),
  reference: words(
    'The number of a request, below its confirmation, to mention in a call; {reference} is replaced by it.',
  ),
  stillTrying: words('Said above the phone number while the answer to a form keeps a visitor waiting.'),
  play: words('Words on the play button of a video; {title}.'),
  videoSoon: words('Follows the title of a video that is not there yet.'),
  linkSoon: words('Follows the names of social networks without an account.'),
  notifications: words('Name of the place where messages appear, read by screen readers.'),
  messages: z
    .record(z.string(), text('The same message in the language of this file.'))
    .describe('The messages of all forms in another language, by their English words.')
    .optional(),
  videoConsent: words('What loading the player means for privacy.'),
  videoLink: words('Words of the link to a video at its host, in a few words.'),
  transcript: words('Name of the transcript panel.'),
  ended: words('The tag on an offer that has ended.'),
  print: words('Button that prints a guide.'),
  copyLink: words('Button that copies the address of a guide.'),
  linkCopied: words('Said once the address is copied.'),
  by: words('Words before an author’s name; {author}.'),
  lastReviewed: words('When a page was last checked, and by whom; {date} and {name}.'),
  sampleBuild: words('A line in the footer of a site with sample data: no lawyer has read it.'),
  checked: words('A line at the end of a guide; {date} is the day on which it was last checked.'),
  reviewOverdue: words(
    'Said above a page that should have been checked again by a day that is past; {date}.',
  ),
  translationOlder: words('Said above a translation whose English page has changed since; its link follows.'),
  otherLanguages: words('Name of the row of links to a page in its other languages, read by screen readers.'),
  updated: words('Words before the date from which a text applies; {date}.'),
  breadcrumbHome: words('Name of the home page in the breadcrumb bar.'),
  county: words('A county’s name in menus; {name}.'),
  places: z
    .record(z.string(), field(z.string(), { describe: 'The name in this language.', audience: 'visitor' }))
    .describe(
      'Names of the offices’ cities that this language writes in its own way, like "Orlando, FL": Орландо, Флорида.',
    )
    .default({}),
  allCounties: words('The link to the list of all counties, in menus that are too short for them.'),
  sections: z
    .record(z.string(), field(z.string(), { describe: 'The friendly name.', audience: 'visitor' }))
    .describe('Friendly names of address parts that have no page of their own, like "thank-you": Thank you.')
    .default({}),
});
