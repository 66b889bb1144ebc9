import {
  booking,
  callToAction,
  cardCount,
  cards,
  everyBookingLink,
  faq,
  list,
  steps,
  videos,
} from '../support/bands.ts';
import { all, button, has, heading, inPart, inSection, link, says } from '../support/checks.ts';
import { marksEntries } from '../support/styles.ts';
import type { Check, Elements } from '../support/checks.ts';
import { textOf } from '../support/text.ts';
import { floridaCounties } from './florida-counties.ts';

const taxBooking = /^https:\/\/book\.example\.com\/florida-property-tax\?/;

const choices =
  'Hillsborough, Pinellas, Pasco, Polk, Orange, Osceola, Seminole, Miami-Dade, Broward, Palm Beach, Lee, Collier, Sarasota, Manatee, Duval, Leon, Alachua, Other'.split(
    ', ',
  );

/** The select's values after the empty first one, in order, each shown as it is sent. */
const countyChoices: Check = (form) => {
  const options = form.querySelectorAll('select[name="county"] option');
  const values = options.map((option) => option.getAttribute('value') ?? textOf(option));
  return values.join(', ') === ['', ...choices].join(', ') ? [] : [`the choices are ${values.join(', ')}`];
};

const intakeForm: Elements = {
  'the intake form at #intake, every field required by its markup': inSection(
    '#intake',
    ...['fullName', 'propertyAddress', 'city', 'zipCode'].map((name) =>
      has(`input[name="${name}"][required]`, 1),
    ),
    has('input[type="email"][name="email"][required]', 1),
    has('input[type="tel"][name="phone"][required]', 1),
    has('select[name="county"][required]', 1),
    says(/Full legal name/, /deed/),
  ),
  'eighteen county choices in order': inSection('#intake', countyChoices),
  'three acknowledgments': inSection(
    '#intake',
    has('input[type="checkbox"][name^="ack"]', 3),
    says(
      /\$399 is a reservation\/evaluation fee and not legal representation/,
      /25 days from the TRIM mailing date to file with the Value Adjustment Board/,
      /formal representation requires a separate agreement/,
    ),
  ),
  'a notice that the form is kept in this browser, and a button that clears it': inSection(
    '#intake',
    says(/kept in this browser/),
    button(/delete/i),
  ),
};

export const tax: Record<string, Elements> = {
  '/florida-property-tax-appeals': {
    ...intakeForm,
    'the deadline banner with a schedule button': inPart(
      'main > section[aria-label]',
      says('25 days'),
      booking(taxBooking),
      link(taxBooking, /schedule/i),
    ),
    'a hero with two calls: schedule, and to the intake form': inPart(
      'section:has(h1)',
      link(taxBooking, /schedule/i),
      link('#intake'),
    ),
    'a video with a transcript panel': inSection(
      '#overview',
      videos(1),
      has('details:not([open]) > summary svg', 1),
      says(/transcript/i),
    ),
    'four steps': steps(
      'Review the TRIM notice',
      'Act within 25 days',
      'Hire the lawyer to analyze the case and prepare documents',
      'Special magistrate hearing',
    ),
    'what you get for $399': inSection(
      '#what-you-get',
      heading(/^What You Get for \$399$/),
      cards('Written evaluation', 'Filing guidance', 'Representation credit'),
    ),
    'the statewide section': inSection('#statewide', says('67'), link('/flaproptaxappealscounties')),
    'the full walkthrough in its place': inSection('#walkthrough', videos(1)),
    'a testimonial': has('figure blockquote', 1),
    'four questions, one open at a time': inSection(
      '#faq',
      faq(
        'Is it really 25 days?',
        'What is a TRIM notice?',
        'What if I miss the deadline?',
        'What does the $399 cover?',
      ),
    ),
    'constants: August, about $15.00, 67 counties': says('August', /about \$15\.00/, /67/),
    'the fee is not representation and is credited': says(/not legal representation/, /credited toward/),
    'a closing call to action': all(booking(taxBooking, 'bottom'), callToAction),
    'the legal disclaimer': inSection('#legal-disclaimer', says(/not legal advice/)),
    'the sticky call for phones that can be dismissed': inPart(
      '#sticky-call',
      link(taxBooking),
      has('button[aria-label][data-dismiss]', 1),
    ),
  },
  '/flaproptaxappealscounties': {
    'all 67 counties with the word County, each with a check mark': inSection(
      '#counties',
      list(...floridaCounties.map((name) => `${name} County`)),
      has('ul > li', 67),
      marksEntries('ul'),
    ),
    'how the lawyer helps': inSection(/how the lawyer helps|how we help/i, has('h3, li')),
    'common searches': inSection(/search/i, has('li')),
    'a link to the Florida page': link('/florida-property-tax-appeals'),
    'booking in a new tab': booking(taxBooking),
    'a call to action at the end': callToAction,
  },
  '/thank-you/florida-property-tax-appeal': {
    'the $399 fee confirmed': says(/received your \$399/),
    'the button to the intake form': link('/florida-property-tax-appeals#intake', /^Complete Intake Now$/),
    'contact cards: e-mail, phone, return link': all(
      cardCount(3),
      inSection('Contact us', link(/^mailto:/), link(/^tel:/), link('/florida-property-tax-appeals')),
    ),
    'the 25 days still apply': says(/25 days still apply/i),
  },
  '/property-tax-appeal-thank-you': {
    'the fee of $249': says(/evaluation fee of \$249/),
    'what happens next: 1 hour, 1-2 and 3-5 business days': all(
      inSection('What happens next', has('ol > li', 3)),
      says(/within 1 hour/i, /1-2 business days/, /3-5 business days/),
    ),
    'what the evaluation includes': inSection('What the evaluation includes', has('li')),
    'a deadline reminder: strict, cannot be extended': inSection(
      /deadline/i,
      says(/strict/, /cannot be extended/),
    ),
    'a complete-intake button': link('/florida-property-tax-appeals#intake', /complete.*intake/i),
    'contact information': inSection('Contact information', link(/^tel:/), link(/^mailto:/)),
    'the status updates card, a disabled button': inSection(
      'Status updates',
      button(/^Updates come via e-mail$/, 'disabled'),
    ),
  },
  '/colorado-property-tax-appeal': {
    'discount pricing through October 15, 2025, shown as ended': says(/October 15, 2025/, /ended/),
    'the consult-plus-simple-will special at $249, shown as ended': all(
      inSection('#special', has('[data-valid-through][data-ended]', 1), says(/simple will/i, /ended/i)),
      says('$249'),
    ),
    'a testimonial of 20 percent': inPart('figure blockquote', says('20 percent')),
    'the video in its place': videos(1),
    'reassessment every two years': inSection('#reassessment', says(/every two years/)),
    'four counties': inSection('#counties', list(/^Jefferson/, /^Denver/, /^Boulder/, /^Douglas/)),
    'a call to action at the end': callToAction,
  },
  '/colorado-2027-property-tax-appeal': {
    'five steps': inSection('#process', has('ol > li', 5)),
    'the early-bird flat fee until January 31, 2027': inSection(
      '#early-bird',
      has('[data-valid-through="2027-01-31T23:59:59-07:00"]', 1),
      says('January 31, 2027'),
    ),
    'the dates: notice by May 1, appeal due June 1, 30-day window': says(
      'May 1, 2027',
      'June 1, 2027',
      /30-day/,
    ),
    'booking in a new tab': booking(everyBookingLink, 'hero'),
    'a call to action at the end': callToAction,
  },
};
