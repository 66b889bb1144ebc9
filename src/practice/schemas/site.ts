import * as z from 'zod';
import {
  inline,
  linkText,
  list,
  optionalList,
  pagePath,
  reference,
  displayedValue,
  text,
  webUrl,
} from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';

/** The firm's identity and the site's origin. */
export const site = z.strictObject({
  name: text('The firm’s name.'),
  shortName: text('A short name for small screens and the home screen.'),
  address: webUrl('The site’s own URL, without a trailing slash.').regex(
    /^https:\/\/[^/?#]+$/,
    'must be the site’s URL only, without a path or a trailing slash, like https://www.example.com',
  ),
  tagline: text('A line under the firm’s name.'),
  email: displayedValue(
    z.email({ error: 'must be an email address' }),
    'The email address shown to visitors, quoted from a fact.',
  ),
  attorney: reference('attorneys', 'The responsible attorney.'),
  mainOffice: reference(
    'offices',
    'The office whose phone number is in the top bar and whose city is in every footer. An attorney of the firm must regularly work there.',
  ),
  copyrightYear: z.number().int().min(1900).max(2999).describe('Copyright year in the shared footer.'),
  areasServed: list(text('A state.'), 'States in which the firm practices.'),
  footerDisclaimers: list(reference('disclaimers'), 'Disclaimers in every footer.'),
  calendar: reference(
    'bookings',
    'Where visitors choose a time after submitting the consultation form: a file name from content/bookings.',
  ),
  payment: reference(
    'bookings',
    'Where visitors pay for the property tax evaluation: a file name from content/bookings.',
  ),
  consultationForm: pagePath(
    'Where the free consultation form opens from pages that don’t contain it, like /foreclosure-defense#consultation.',
  ),
  countyList: pagePath(
    'The list of all counties, like /foreclosure-defense#counties. Menus link to it if they have no space for the whole list.',
  ),
  feeList: pagePath('The page with all fees, like /fees.'),
  privacyPolicy: pagePath('The privacy policy, linked from each form, like /privacy-policy.'),
  guideList: pagePath('The list of all guides, like /guides.'),
  social: optionalList(reference('social'), 'Social networks in the structured data for search engines.'),
  articleClosing: z
    .strictObject({ heading: text('Heading of the closing section.'), text: inline('One or two sentences.') })
    .describe('The closing section below articles and legal pages.'),
  notFound: z
    .strictObject({
      title: text('Browser title of the not-found page.'),
      label: linkText('Name of the not-found page in the breadcrumb bar.'),
      code: text('The big number, like 404.'),
      text: text('The sentence that says the page doesn’t exist.'),
      link: text('Text of the link to the home page.'),
      help: inline('How to reach the firm, in a sentence or two.'),
      counties: text('Heading above the place finder and the links to county pages.'),
    })
    .describe('The page shown if a visitor opens a path that doesn’t exist.'),
  placeholder,
  note,
});
