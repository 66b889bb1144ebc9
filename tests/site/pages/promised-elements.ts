/**
 * The elements that the specification promises, by page. A number is the exact number of elements that match the selector.
 * Texts and patterns must occur in these elements, regardless of case.
 */
export type Element = readonly [selector: string, ...expected: (number | string | RegExp)[]];

/** Where a booking link of a page leads, and the place that it reports. */
const booking = (calendar: string, ...places: string[]): Element[] =>
  places.map((place) => [
    `a[href^="https://book.example.com/${calendar}?"][href$="_${place}"][target="_blank"]`,
  ]);

const consultation: Element[] = [
  ['dialog#consultation [required]', 4],
  ...['input[name="fullName"][required]', '[name="county"][required]', '[name="caseNumber"]'].map(
    (field): Element => [`dialog#consultation ${field}`, 1],
  ),
  ['dialog#consultation input[type="date"][name="dateServed"][required]', 1],
  ['dialog#consultation input[type="tel"][name="phoneNumber"][required]', 1],
  ['dialog#consultation form[method="post"] button[type="submit"]', 1],
  ['main a[href="#consultation"]', 'consultation'],
];

export const anyCounty: Element[] = [
  ...consultation,
  ['#contact a[href^="tel:"]'],
  ['#contact a[href^="mailto:"]'],
  ['#timeline ol > li'],
  ...'fullName email phone propertyAddress city zipCode county ack1 ack2 ack3'
    .split(' ')
    .map((name): Element => [`#county-lead-form [name="${name}"]`, 1]),
  ['#lead-prompt[hidden] a[href="#lead"]'],
];

const county = (circuit: RegExp, footer: string, year: string): Element[] => [
  ...anyCounty,
  ['main', /typically has only 20 days to respond to a foreclosure complaint/, circuit, 'Judicial Circuit'],
  ['#reasons li'],
  ['#process ol > li'],
  ['#challenges li'],
  ['#video [data-video-frame]', 1],
  ['#strategies li h3'],
  ['#communities li'],
  [`footer a[href="${footer}"]`],
  ['footer', `© ${year}`],
];
const threeServices = (circuit: RegExp): Element[] => [
  ...county(circuit, '/', '2025'),
  ['#strategies li h3', 3, 'Aggressive Defense', 'Delay & Negotiate', 'Legal Violations'],
  ['#experience li'],
];

const plan: Element[] = [
  ['#special [data-valid-through][data-ended]', 1],
  ['#special', 'September 2025', 'revocable trust', 'ended', '$499'],
  ['main [data-video-frame]', 1, 'video coming soon'],
  ['#services li h3', 4, 'Wills', 'Revocable trusts', 'Advance directives', 'Family planning'],
  ['#details article h3'],
  ['#statutes', 'Colorado', 'Florida', 'C.R.S.', 'Fla. Stat.'],
  ['#statutes dt'],
  ['main ol > li h3', /Initial consultation.*Plan design.*Document preparation.*Signing and implementation/],
  ...booking('probate-estate', 'hero', 'bottom'),
  ['main a[href^="mailto:"]'],
];

const immigrationParts = [
  'family-based',
  'employment',
  'extraordinary',
  'humanitarian',
  'removal',
  'consultation',
];

const immigration = (
  paid: string,
  limited: string,
  promo: string,
  replaced: RegExp,
  fraud: RegExp,
): Element[] => [
  ...immigrationParts.flatMap((id): Element[] => [[`main #${id} h2`, 1], [`main nav a[href="#${id}"]`]]),
  ['main section:has(h1) a[href^="#"]'],
  ['#humanitarian', paid, '$199'],
  ['#removal', limited],
  ['#extraordinary', 'EB-1A', 'O-1', 'NIW'],
  ...booking('immigration', 'consultation'),
  ['#consultation', '$199', promo, replaced],
  ['main', fraud, 'notary public'],
];

export const promisedElements: Readonly<Record<string, readonly Element[]>> = {
  '/': [
    ...consultation,
    ['h1', 'foreclosure'],
    ['main', '20 days'],
    ['main a[href="/foreclosure-defense"]'],
    ...['broward', 'miami-dade', 'palm-beach', 'hillsborough', 'pasco', 'pinellas'].map((name): Element => [
      `main a[href="/${name}-foreclosure-defense"]`,
    ]),
  ],
  '/foreclosure-defense': [
    ...consultation,
    ['#overview [data-video-frame]', 1],
    ['main', 'typically 20 calendar days'],
    ['#risks h2', 'risk'],
    ['#risks li'],
    ...booking('consultation', 'hero', 'below_video', 'bottom'),
  ],
  '/broward-foreclosure-defense': [
    ...county(/Seventeenth|17th/, '/home', '2025'),
    ['main', '6-12 months'],
    ['#communities a[href="/miami-dade-foreclosure-defense"]'],
    ['#communities a[href="/palm-beach-foreclosure-defense"]'],
  ],
  '/palm-beach-foreclosure-defense': [
    ...county(/15th/, '/home', '2024'),
    ['main', 'average process', '7-10 months'],
    ['#communities h3', 3, 'Central', 'South', 'North'],
    ['#appointments', 'remote', 'phone', 'Zoom'],
  ],
  '/pasco-foreclosure-defense': threeServices(/6th/),
  '/wrongful-death': [
    ['h1', 'Wrongful death and personal injury'],
    ['#expertise li h3'],
    ['main a[href^="tel:+1407"]'],
    ['main a[href^="tel:+1303"]'],
    ['#other-states', 'licensed'],
    ['#other-states a[href="#wrongful-death"]', 'referral'],
    ['main a[href="#wrongful-death"]', 'consultation'],
    ['dialog#wrongful-death form[method="post"]', 1],
    ['dialog#wrongful-death form[method="dialog"] button[aria-label="Close"]', 1],
  ],
  '/estate-planning': plan,
  '/probate': [
    ['#what-is-probate', 'probate is'],
    ['#florida', 'summary administration', '$75,000 or less', '2 years'],
    ['#colorado', 'small estate affidavit', '$82,000', '2024', /30.day/, '3 years'],
    ['#florida li h3'],
    ['#colorado li h3'],
    ['#why li h3'],
    ['#timelines', '1-3 months', '6-12 months', '12-18 months', '1-2 years or more'],
    ['main', /120.hour/, '$75,000 to $105,000', 'not legal advice', 'free'],
    ['#faq details[name]', 8],
    ['main [data-video-frame]', 1],
    ...booking('probate-estate', 'hero', 'bottom'),
  ],
  '/jane-doe': [
    ['main section :is(img[alt], svg[role="img"], [role="img"])'],
    ['h1', 'Jane Doe', 'J.D.'],
    ['main section:has(h1) a[href^="tel:"]'],
    ['main section:has(h1) a[href^="mailto:"]'],
    ['#biography', 'Jane Doe'],
    ['#video [data-video-frame]', 1],
    ['#background li'],
    ['#education dt'],
    [
      '#admissions li',
      5,
      /Florida state courts.*Middle District of Florida.*Bankruptcy Court.*Northern District of Florida.*Colorado state courts.*Bankruptcy Court.*Colorado/i,
    ],
    ['#contact', 'mailing address'],
    ['#contact address'],
    ...booking('consultation', 'hero'),
    ['main', '15 years in management', '15 years in law', 'about 30 years'],
  ],
  '/immigration-law': [
    ...immigration(
      'paid consultation',
      'limited availability',
      'promo code',
      /booking system will be replaced.*practice-management/i,
      /notario fraud/i,
    ),
    ['main a[href="/immigration-spanish"][lang="es"]', 'Español'],
    ['main a[href="/immigration-russian"][lang="ru"]', 'Русский'],
    ['main a[href="/immigration-ukrainian"][lang="uk"]', 'Українська'],
  ],
  '/florida-property-tax-appeals': [
    ['main > section[aria-label] a[href^="https://book.example.com/florida-property-tax?"]', 'schedule'],
    ['main > section[aria-label]', '25 days'],
    ['main section:has(h1) a[href^="https://book.example.com/florida-property-tax?"]', 'schedule'],
    ['main section:has(h1) a[href="#intake"]'],
    ['#overview details:not([open]) > summary svg', 1],
    ['#overview', 'transcript'],
    [
      '#how-it-works li h3',
      4,
      /Review the TRIM notice.*Act within 25 days.*Hire the lawyer to analyze the case and prepare documents.*Special magistrate hearing/,
    ],
    ['#what-you-get h2', 1, /^What You Get for \$399$/],
    ['#what-you-get li h3', 3, 'Written evaluation', 'Filing guidance', 'Representation credit'],
    ['#statewide', '67'],
    ['#statewide a[href="/flaproptaxappealscounties"]'],
    ['#walkthrough [data-video-frame]', 1],
    ['main figure blockquote', 1],
    [
      '#faq details[name] summary',
      4,
      /Is it really 25 days\?.*What is a TRIM notice\?.*What if I miss the deadline\?.*What does the \$399 cover\?/,
    ],
    ['main', 'August', 'about $15.00', '67', 'not legal representation', 'credited toward'],
    ...booking('florida-property-tax', 'bottom'),
    ['#legal-disclaimer', 'not legal advice'],
    ['#sticky-call a[href^="https://book.example.com/florida-property-tax?"]'],
    ['#sticky-call button[aria-label][data-dismiss]', 1],
    ...[
      'input[name="fullName"]',
      'input[name="propertyAddress"]',
      'input[name="city"]',
      'input[name="zipCode"]',
    ].map((field): Element => [`#intake ${field}[required]`, 1]),
    ['#intake input[type="email"][name="email"][required]', 1],
    ['#intake input[type="tel"][name="phone"][required]', 1],
    ['#intake select[name="county"][required] option', 19],
    ['#intake input[type="checkbox"][name^="ack"]', 3],
    [
      '#intake',
      'Full legal name',
      'deed',
      '$399 is a reservation/evaluation fee and not legal representation',
      '25 days from the TRIM mailing date to file with the Value Adjustment Board',
      'formal representation requires a separate agreement',
      'kept in this browser',
    ],
    ['#intake button', 'delete'],
  ],
  '/flaproptaxappealscounties': [
    ['#counties ul > li', 67, 'Alachua County', 'Miami-Dade County', 'St. Lucie County', 'Washington County'],
    ['#help :is(h3, li)'],
    ['#searches li'],
    ['main a[href="/florida-property-tax-appeals"]'],
    ...booking('florida-property-tax', 'hero'),
  ],
  '/thank-you/florida-property-tax-appeal': [
    ['main', 'received your $399', '25 days still apply'],
    ['main a[href="/florida-property-tax-appeals#intake"]', 'Complete Intake Now'],
    ['main section:has(a[href^="mailto:"]) li h3', 3],
    ['main section:has(li h3) a[href^="tel:"]'],
    ['main section:has(li h3) a[href="/florida-property-tax-appeals"]'],
  ],
  '/colorado-2027-property-tax-appeal': [
    ['#process ol > li', 5],
    ['#early-bird [data-valid-through="2027-01-31T23:59:59-07:00"]', 1],
    ['#early-bird', 'January 31, 2027'],
    ['main', 'May 1, 2027', 'June 1, 2027', '30-day'],
    [`a[href^="https://book."][href$="_hero"][target="_blank"]`],
  ],
  '/social-feed': [
    ['#instagram', 'Instagram'],
    ['#instagram a[target="_blank"][rel~="noopener"]', 'follow'],
    ['#networks', 'YouTube', 'Facebook', 'LinkedIn', 'coming soon'],
    ['#networks a', 0],
  ],
  '/blog': [
    ['main li h3 a[href^="/blog/"]'],
    ['main li time[datetime]'],
    ['main', /\d min read/, 'Jane Doe', 'Medium'],
    ['main li ul > li'],
    ['main button[data-load-more]', /^Load More$/],
    ['#subscribe input[type="email"][name="email"][required]', 1],
    ['#subscribe button', 'subscribe'],
  ],
  '/privacy-policy': [
    ['main', 'email', 'browser', 'delete', /in effect since \w+ \d+, \d{4}/i],
    ['main nav a[href^="#"]', 16],
  ],
  '/404': [
    ['h1', /^404$/],
    ['main', 'Oops! Page not found'],
    ['main a[href="/"]', 'home'],
    ['main a[href^="tel:"]', /Call \(/],
    ['[data-not-found]', 1],
  ],
};
