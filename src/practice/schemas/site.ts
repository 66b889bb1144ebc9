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
  webAddress,
} from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';

/** The firm's identity and the site's origin. */
export const site = z.strictObject({
  name: text('The firm’s name.'),
  shortName: text('A short name for small screens and the home screen.'),
  address: webAddress('The site’s own address without a trailing slash.').regex(
    /^https:\/\/[^/?#]+$/,
    'must be the site’s address only, without a path or a trailing slash, like https://www.example.com',
  ),
  tagline: text('A line under the name.'),
  email: displayedValue(
    z.email({ error: 'must be an e-mail address' }),
    'The e-mail address shown to visitors, quoted from a fact.',
  ),
  attorney: reference('attorneys', 'The responsible attorney.'),
  mainOffice: reference(
    'offices',
    'The office whose phone is in the top bar and whose city is in every footer. A lawyer of the firm works there regularly.',
  ),
  copyrightYear: z.number().int().min(1900).max(2999).describe('The year after © in the shared footer.'),
  areasServed: list(text('A state.'), 'States in which the firm practices.'),
  footerDisclaimers: list(reference('disclaimers'), 'Disclaimers in every footer.'),
  calendar: reference('bookings', 'Where visitors pick a time after the consultation form.'),
  payment: reference('bookings', 'Where the property tax evaluation is paid.'),
  consultationForm: pagePath(
    'Where the free consultation form opens from pages without it, like /foreclosure-defense#consultation.',
  ),
  countyList: pagePath(
    'The list of all counties, linked from menus when it is long, like /foreclosure-defense#counties.',
  ),
  feeList: pagePath('The page of all fees, like /fees.'),
  privacyPolicy: pagePath('The privacy policy, linked at each form, like /privacy-policy.'),
  guideList: pagePath('The list of all guides, like /guides.'),
  social: optionalList(reference('social'), 'Social networks in the structured data for search engines.'),
  articleClosing: z
    .strictObject({ heading: text('The heading.'), text: inline('One or two sentences.') })
    .describe('The closing band below articles and legal texts.'),
  notFound: z
    .strictObject({
      title: text('Browser title of the not-found page.'),
      label: linkText('Its name in the breadcrumb bar.'),
      code: text('The big number.'),
      text: text('The sentence.'),
      link: text('Text of the link home.'),
      help: inline('How to reach the firm.'),
      counties: text('Heading of the county pages, with the place finder.'),
    })
    .describe('The page shown for unknown addresses.'),
  placeholder,
  note,
});
