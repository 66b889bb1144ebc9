import { booking, callToAction, cards, everyBookingLink, points, steps, videos } from '../support/bands.ts';
import { all, button, has, heading, inPart, inSection, link, says } from '../support/checks.ts';
import type { Elements } from '../support/checks.ts';

const consultationDialog: Elements = {
  'the consultation dialog with its five fields, four of them required': inPart(
    'dialog#consultation',
    has('input[name="fullName"][required]', 1),
    has('input[name="caseNumber"]:not([required])', 1),
    has('[name="county"][required]', 1),
    has('input[type="date"][name="dateServed"][required]', 1),
    has('input[type="tel"][name="phoneNumber"][required]', 1),
    has('form[method="post"] button[type="submit"]', 1),
  ),
  'a button that opens the dialog, and works without scripts': link('#consultation', 'consultation'),
};

/** What the file of a county can't leave out. */
export const anyCounty: Elements = {
  ...consultationDialog,
  'a contact block with phone and e-mail': inSection('#contact', link(/^tel:/), link(/^mailto:/)),
  'how a case runs, with the response marked': inSection('#timeline', has('ol > li')),
  'the lead form with its fields and three acknowledgments': inPart(
    '#county-lead-form',
    ...[
      'fullName',
      'email',
      'phone',
      'propertyAddress',
      'city',
      'zipCode',
      'county',
      'ack1',
      'ack2',
      'ack3',
    ].map((name) => has(`[name="${name}"]`, 1)),
  ),
  'the sticky prompt that leads to the lead form, hidden at first': inPart(
    '#lead-prompt[hidden]',
    link('#lead'),
  ),
  'a call to action at the end': callToAction,
};

const everyCounty: Elements = {
  ...anyCounty,
  'the warning of typically only 20 days to respond': says(
    /typically has only 20 days to respond to a foreclosure complaint/,
  ),
  'reasons to choose the firm': inSection('#reasons', points(3, 12)),
  'process steps': inSection('#process', has('ol > li')),
  'local challenges': inSection('#challenges', points(3, 12)),
  'a video in its place, which the prompt watches': inSection('#video', videos(1)),
};

const threeServices: Elements = {
  ...everyCounty,
  'three service cards': inSection(
    '#strategies',
    cards(/^Aggressive Defense$/, /^Delay & Negotiate$/, /^Legal Violations$/),
  ),
  'about 16 communities': inSection('#communities', points(15, 17)),
  'expertise in the county': inSection('#experience', points(3, 12)),
  'a link back to the root path': inPart('footer', link('/')),
  'the copyright year 2025': inPart('footer', says('© 2025')),
};

export const foreclosure: Record<string, Elements> = {
  '/': {
    ...consultationDialog,
    'what it is about': all(inPart('h1', says(/foreclosure/i)), says('20 days')),
    'links to the foreclosure page and the six counties': all(
      link('/foreclosure-defense'),
      ...['broward', 'miami-dade', 'palm-beach', 'hillsborough', 'pasco', 'pinellas'].map((county) =>
        link(`/${county}-foreclosure-defense`),
      ),
    ),
    'a call to action at the end': callToAction,
  },
  '/international-clients': {
    ...consultationDialog,
    'a link to the foreclosure page': link('/foreclosure-defense'),
    'two appellate case studies whose watch buttons do nothing': inSection(
      /case studies/i,
      has('li h3', 2),
      has('button[disabled]', 2),
      has('button:not([disabled])', 0),
      button(/watch/i, 'disabled'),
    ),
    'both states': inPart('h1', says('Colorado', 'Florida')),
    'a call to action at the end': callToAction,
  },
  '/foreclosure-defense': {
    ...consultationDialog,
    'the overview video in its place': inSection('#overview', videos(1)),
    'the response deadline of typically 20 calendar days': says(/typically 20 calendar days/),
    'the risks section': inSection('#risks', heading(/risk/i), points(3, 12)),
    'booking links that open in a new tab': all(
      booking(everyBookingLink, 'hero'),
      booking(everyBookingLink, 'below_video'),
      booking(everyBookingLink, 'bottom'),
    ),
    'a call to action at the end': callToAction,
  },
  '/broward-foreclosure-defense': {
    ...everyCounty,
    'the timeline of 6-12 months': says('6-12 months'),
    'strategy cards': inSection('#strategies', has('li h3')),
    'a community list': inSection('#communities', points(10, 40)),
    'links to the counties next to it that have a page': inSection(
      '#communities',
      all(link('/miami-dade-foreclosure-defense'), link('/palm-beach-foreclosure-defense')),
    ),
    'the Seventeenth Judicial Circuit': says(/Seventeenth Judicial Circuit|17th/),
    'the footer link to /home': inPart('footer', link('/home')),
    'the copyright year 2025': inPart('footer', says('© 2025')),
  },
  '/miami-dade-foreclosure-defense': {
    ...everyCounty,
    'the timeline of 180-365 days': says('180-365 days'),
    'the claim of 500+ cases, and whose count it is': all(says('500+'), says(/own count/)),
    'strategy cards': inSection('#strategies', has('li h3')),
    'a community list': inSection('#communities', points(10, 40)),
    'the Eleventh Judicial Circuit': says(/Eleventh Judicial Circuit|11th/),
    'the footer link to /home': inPart('footer', link('/home')),
    'the copyright year 2025': inPart('footer', says('© 2025')),
  },
  '/palm-beach-foreclosure-defense': {
    ...everyCounty,
    'the 15th Judicial Circuit': says('15th', 'Judicial Circuit'),
    'the average process of 7-10 months': says(/average process/i, '7-10 months'),
    'three community groups': inSection(
      '#communities',
      has('h3', 3),
      heading(/^Central/),
      heading(/^South/),
      heading(/^North/),
    ),
    'remote phone or Zoom appointments': inSection('#appointments', says(/remote/i, /phone/i, /Zoom/)),
    'the footer link to /home': inPart('footer', link('/home')),
    'the copyright year 2024': inPart('footer', says('© 2024')),
  },
  '/hillsborough-foreclosure-defense': {
    ...threeServices,
    'the Thirteenth Judicial Circuit': says(/Thirteenth Judicial Circuit|13th/),
  },
  '/pasco-foreclosure-defense': {
    ...threeServices,
    'the 6th Judicial Circuit': says(/6th/, /Judicial Circuit/),
  },
  '/pinellas-foreclosure-defense': {
    ...threeServices,
    'the 6th Judicial Circuit': says(/6th/, /Judicial Circuit/),
  },
};

export const appealsAndLitigation: Record<string, Elements> = {
  '/civil-litigation': {
    'its name': inPart('h1', says('International civil litigation')),
    'contract, property and business disputes, each a section to jump to': all(
      inPart('#contract-disputes', heading('Contract disputes'), points(2, 12)),
      inPart('#property-disputes', heading('Property disputes'), points(2, 12)),
      inPart('#business-disputes', heading('Business disputes'), points(2, 12)),
    ),
    'consultation and e-mail': all(booking(everyBookingLink, 'hero'), link(/^mailto:/)),
    'a call to action at the end': callToAction,
  },
  '/appeals': {
    'its name and a consultation button in the hero': all(
      inPart('h1', says('International civil appeals')),
      booking(everyBookingLink, 'hero'),
    ),
    'two case studies whose videos are placeholders': inSection(
      /case studies/i,
      has('li h3', 2),
      has('button[disabled]', 2),
      has('iframe, video', 0),
    ),
    'three service cards': cards('Direct appeals', 'Post-judgment motions', 'Case review'),
    'the experience section': inSection('#experience', says(/30 years/)),
    'the four-step process': steps(
      'Initial assessment',
      'Record review and research',
      'Brief writing and filing',
      'Oral argument preparation',
    ),
    'consultation and e-mail at the end': all(
      booking(everyBookingLink, 'bottom'),
      callToAction,
      link(/^mailto:/),
    ),
  },
  '/wrongful-death': {
    'its name': inPart('h1', says('Wrongful death and personal injury')),
    'expertise cards': inSection('#expertise', has('li h3')),
    'the Florida and the Colorado number': all(link(/^tel:\+1407/), link(/^tel:\+1303/)),
    'a referral for other states': inSection(
      '#other-states',
      link('#wrongful-death', /referral/i),
      says(/licensed/),
    ),
    'consultation buttons that open the form': link('#wrongful-death', /consultation/i),
    'the dialog with its form and an x': inPart(
      'dialog#wrongful-death',
      has('form[method="post"]', 1),
      has('button[aria-label="Close"]', 1),
      has('form[method="dialog"]', 1),
    ),
    'a call to action at the end': callToAction,
  },
  '/personal-injury-colorado': {
    'three practice areas': inSection(
      '#practice-areas',
      cards('Auto accidents', 'Slip and fall', 'Workplace injuries'),
    ),
    'no recovery, no fee': says(/no recovery, no fee/i),
    'availability at any hour': says('24/7'),
    'a call button for the Colorado office': link(/^tel:\+1303/, /Colorado/),
    'the average settlement as the firm states it, no prediction': says(
      /\$15,000 to \$25,000/,
      /not a prediction/i,
    ),
    'a call to action at the end': callToAction,
  },
};
