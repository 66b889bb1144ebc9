import {
  booking,
  callToAction,
  cardCount,
  cards,
  everyBookingLink,
  faq,
  list,
  points,
  steps,
  videos,
} from '../support/bands.ts';
import { all, has, heading, inPart, inSection, link, says } from '../support/checks.ts';
import type { Elements } from '../support/checks.ts';

const estateBooking = /^https:\/\/book\.example\.com\/probate-estate\?/;

const plan: Elements = {
  'the September 2025 special of $499, shown as ended': inSection(
    '#special',
    has('[data-valid-through][data-ended]', 1),
    says('September 2025', /revocable trust/i, /ended/i, '$499'),
  ),
  'its video, coming soon': all(videos(1), says(/video coming soon/i)),
  'four service cards': inSection(
    '#services',
    cards('Wills', 'Revocable trusts', 'Advance directives', 'Family planning'),
  ),
  'detail sections': inSection('#details', has('article h3')),
  'statutes of Colorado and Florida': inSection(
    '#statutes',
    heading('Colorado'),
    heading('Florida'),
    has('dt'),
    says(/C\.R\.S\./, /Fla\. Stat\./),
  ),
  'the four-step process': steps(
    'Initial consultation',
    'Plan design',
    'Document preparation',
    'Signing and implementation',
  ),
  'booking in a new tab': all(booking(estateBooking, 'hero'), booking(estateBooking, 'bottom')),
  'an e-mail link': link(/^mailto:/),
  'a call to action at the end': callToAction,
};

export const estate: Record<string, Elements> = {
  '/estate-planning': plan,
  '/colorado-estate-planning': { ...plan, 'its state': inPart('h1', says('Colorado')) },
  '/florida-estate-planning': { ...plan, 'its state': inPart('h1', says('Florida')) },
  '/probate': {
    'what probate is': inSection('#what-is-probate', says(/probate is/i)),
    'Florida kinds, with the limit of summary administration': inSection(
      '#florida',
      has('li h3'),
      says(/summary administration/i, /\$75,000 or less/, /2 years/),
    ),
    'Colorado kinds, with the small estate figure and its year': inSection(
      '#colorado',
      has('li h3'),
      says(/small estate affidavit/i, '$82,000', /2024/, /30.day/, /3 years/),
    ),
    'why work with the firm': inSection('#why', has('li h3')),
    'typical timelines': inSection(
      '#timelines',
      says('1-3 months', '6-12 months', '12-18 months', '1-2 years or more'),
    ),
    'the 120-hour rule and the homestead figure': says(/120.hour/, /\$75,000 to \$105,000/),
    'eight questions, one open at a time': inSection('#faq', faq(...Array.from({ length: 8 }, () => /\?$/))),
    'a disclaimer': says(/not legal advice/),
    'the video in its place': videos(1),
    'free consultation booking': all(
      booking(estateBooking, 'hero'),
      booking(estateBooking, 'bottom'),
      says(/free/i),
    ),
    'a call to action at the end': callToAction,
  },
};

export const business: Record<string, Elements> = {
  '/business': {
    'four service cards': cards(
      'Business formation',
      'Contract services',
      'Employment agreements',
      'Ongoing support',
    ),
    'a detail section for each': all(
      ...['business-formation', 'contract-services', 'employment-agreements', 'ongoing-support'].map((id) =>
        inPart(`article#${id}`, points(2, 10)),
      ),
    ),
    'the industries: service-based businesses and other business types': inSection(
      /industries/i,
      heading('Service-based businesses'),
      heading('Other business types'),
      points(6, 30),
    ),
    'booking in a new tab': booking(everyBookingLink, 'hero'),
    'a call to action at the end': callToAction,
  },
  '/small-business-legal-guidance': {
    'six service cards': inSection('#services', cardCount(6)),
    'four differentiator cards': inSection('#why', cardCount(4)),
    'a testimonial': has('figure blockquote', 1),
    'schedule and call buttons that open the mail and phone apps': all(
      link(/^mailto:/, /schedule/i),
      link(/^tel:\+1407/, /call/i),
      link(/^tel:\+1303/, /call/i),
    ),
    'a call to action at the end': callToAction,
  },
  '/jane-doe': {
    'a photo or its place': inPart('section', has('img[alt], svg[role="img"], [role="img"]')),
    'the name with degrees': inPart('h1', says('Jane Doe', /J\.D\./)),
    'phone and e-mail at the top': inPart('section', link(/^tel:/), link(/^mailto:/)),
    'a biography': inSection('#biography', says(/Jane Doe/)),
    'the featured video in its place': inSection('#video', videos(1)),
    'personal background': inSection('#background', points(2, 10)),
    education: inSection('#education', has('dt')),
    'five admissions': inSection(
      '#admissions',
      list(
        /Florida state courts/,
        /Middle District of Florida/,
        /Bankruptcy Court.*Northern District of Florida/i,
        /Colorado state courts/,
        /Bankruptcy Court.*Colorado/i,
      ),
    ),
    'contact information with the mailing address': inSection(
      '#contact',
      has('address'),
      says(/mailing address/i),
    ),
    'booking in a new tab': booking(everyBookingLink, 'hero'),
    'experience: 15 and 15, about 30 years': says(
      /15 years in management/,
      /15 years in law/,
      /about 30 years/i,
    ),
    'a call to action at the end': callToAction,
  },
};
