import * as z from 'zod';
import {
  codeText,
  colleagueText,
  contentPath,
  field,
  flag,
  imagePath,
  inline,
  isoDate,
  language,
  list,
  numberFact,
  optionalList,
  pagePath,
  reference,
  shownData,
  text,
  webAddress,
} from '../fields/kinds.ts';
import { factFaults, phoneNumber } from './fact-value.ts';
import { note, placeholder, reviewBy, reviewed } from './parts/head.ts';
import { icon } from './parts/icon.ts';

/** Pages to watch a film on, which refuse to be shown inside another page, and the players that do not. */
const watched: [page: RegExp, player: string][] = [
  [/^https:\/\/youtu\.be\/([\w-]+)/, 'https://www.youtube-nocookie.com/embed/$1'],
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/$1',
  ],
  // A film that is not listed has a second part, without which it is not played.
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)\/(\w+)/, 'https://player.vimeo.com/video/$1?h=$2'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/$1'],
];

/** What is wrong with a video's address: the page to watch it on would show as a grey box. */
function playerFault(address: string): string | undefined {
  const [page, player] = watched.find(([each]) => each.test(address)) ?? [];
  const [found = ''] = page === undefined ? [] : (page.exec(address) ?? []);
  if (page === undefined || player === undefined) return undefined;
  return `is the page to watch the video on, which can’t be shown here. Write the player’s address: ${found.replace(page, player)}`;
}

const inLanguages = (description: string) =>
  z
    .strictObject({
      en: text('In English.'),
      uk: text('In Ukrainian.'),
      ru: text('In Russian.'),
      es: text('In Spanish.'),
    })
    .describe(description);

const factFields = z.strictObject({
  about: colleagueText('What this figure is, in a sentence.'),
  value: field(z.union([z.number(), z.string(), z.array(z.number()).length(2)]), {
    describe: 'The bare value: a number, a text, or the two ends of a range like [6, 12].',
    audience: 'code',
  }),
  unit: z
    .enum([
      'days',
      'hours',
      'minutes',
      'months',
      'years',
      'percent',
      'usd',
      'count',
      'date',
      'time',
      'phone',
      'email',
      'address',
      'name',
      'url',
      'text',
    ])
    .describe('What the value counts or is.'),
  statedAs: text('The words that appear in copy, like "20 days".'),
  translations: z
    .strictObject({ uk: text('In Ukrainian.'), ru: text('In Russian.'), es: text('In Spanish.') })
    .partial()
    .describe('The same words for pages in other languages; not needed for money, phone numbers and names.')
    .optional(),
  jurisdiction: z.enum(['florida', 'colorado', 'federal', 'firm']).describe('Where it holds.'),
  source: z
    .strictObject({
      title: colleagueText('The law, notice or record it comes from.'),
      cite: colleagueText('Section or page.').optional(),
      url: webAddress('Where it can be read.').optional(),
    })
    .describe('Where the figure comes from.'),
  status: z
    .enum(['stated', 'verified', 'dated', 'disputed'])
    .describe(
      'stated: as the firm states it; verified: checked against the source; dated: the law has moved on; disputed: two figures conflict.',
    ),
  reviewed: reviewed.optional(),
  reviewBy,
  expires: isoDate(
    'The last day on which the figure holds. After it the check fails as long as a file still shows the figure. Leave out when it has no end.',
  ).optional(),
  evidence: z
    .strictObject({
      source: colleagueText('What proves it and where it is kept, like "Case list of 2026, office file 12".'),
      checkedOn: isoDate('The day on which somebody compared the figure with it.'),
    })
    .describe(
      'Proof of a result or an average. Without it such a statement can’t go live, unless a waiver in content/waivers permits it for a time.',
    )
    .optional(),
  conflictsWith: optionalList(
    reference('facts', 'A file name from content/facts.'),
    'Facts that say something else.',
  ),
  note,
  placeholder,
});

/** A figure or name that copy quotes as {{file-name}}. */
export const fact = factFields.superRefine((value, context) => {
  for (const { path, message } of factFaults(value)) context.addIssue({ code: 'custom', path, message });
});

/** A priced special. It appears on its first day, and past its end it is shown as ended, by itself. */
export const offer = z
  .strictObject({
    name: colleagueText('What is offered.'),
    jurisdiction: z
      .enum(['florida', 'colorado', 'federal', 'firm'])
      .describe('Where it holds; firm stands for all states that the firm serves.'),
    amount: numberFact('usd', 'The price: a fact whose unit is usd.'),
    amountNote: inLanguages('Words beside the price, like "flat fee".').optional(),
    titles: inLanguages('The offer’s name as shown.'),
    includes: z
      .strictObject({
        en: list(inline('One thing that is included.'), 'In English.'),
        uk: list(inline('One thing that is included.'), 'In Ukrainian.').optional(),
        ru: list(inline('One thing that is included.'), 'In Russian.').optional(),
        es: list(inline('One thing that is included.'), 'In Spanish.').optional(),
      })
      .describe('What the price covers.'),
    costs: inLanguages('Whether costs such as filing fees are extra.'),
    credit: inLanguages('What the price is credited toward.').optional(),
    validFrom: isoDate(
      'First day of the offer. It is not shown before that day. Leave out when the day is not on record: the offer then stands from now on.',
    ).optional(),
    validThrough: isoDate(
      'Last day of the offer; it ends at 23:59 in its time zone. Leave out when it has no end.',
    ).optional(),
    timeZone: z
      .enum(['America/New_York', 'America/Denver'])
      .describe('The clock that ends it: America/New_York (Florida) or America/Denver (Colorado).'),
    validity: inLanguages('How long it holds, in words.'),
    ended: inLanguages(
      'What is shown once it has ended. An offer with a last day (validThrough) needs it.',
    ).optional(),
    note,
    placeholder,
  })
  .refine(
    ({ validFrom, validThrough }) =>
      validFrom === undefined || validThrough === undefined || !(daysBetween(validFrom, validThrough) < 0),
    {
      error: 'lies before validFrom, the first day of the offer',
      path: ['validThrough'],
    },
  )
  .refine(({ validThrough, ended }) => validThrough === undefined || ended !== undefined, {
    error:
      'ends this offer, and nothing would stand in its place from then on. Add "ended:" with what is shown then, in each language',
    path: ['validThrough'],
  });

/** A question; the answer stands below the frontmatter. */
export const faq = z.strictObject({
  question: text('The question as a visitor would ask it.'),
  language: language(),
  reviewed: reviewed.optional(),
  reviewBy: reviewBy.optional(),
  note,
});

/** A service card; its description stands below the frontmatter. */
export const service = z.strictObject({
  icon,
  title: text('The card’s title.'),
  language: language(),
  to: pagePath('A page of this site that says more, like /probate.').optional(),
  toLabel: text('The words of that link.').optional(),
  note,
});

/** A client’s words, below the frontmatter, and the proof that they may be shown (Florida Bar rule 4-7.13(b)(8)). */
export const testimonial = z.strictObject({
  who: text('Initials or first name of the client.'),
  context: text('Kind of matter, county and year.'),
  actualClient: z.boolean().describe('true when the person was a client of the firm.'),
  ownWords: z.boolean().describe('true when these are the client’s own words.'),
  representative: z.boolean().describe('true when other clients had a comparable experience.'),
  uncompensated: z.boolean().describe('true when nothing was given for it.'),
  consentOnFile: z.boolean().describe('true when the written consent is on file.'),
  date: isoDate('The day it was given, for the firm’s records. It is not shown.'),
  disclaimer: reference('disclaimers', 'The disclaimer shown with it: a file name from content/disclaimers.'),
  placeholder,
  note,
});

/** A disclaimer in every language it is used in. */
export const disclaimer = z.strictObject({
  rule: colleagueText('The rule that asks for it.'),
  texts: inLanguages('The disclaimer as shown.'),
  approved: reviewed
    .describe(
      'When an attorney approved these words, and who. Without it the disclaimer is a draft, and the site can’t go live.',
    )
    .optional(),
  note,
});

/** An office: how and where to reach the firm. */
export const office = z.strictObject({
  name: inLanguages('Name of the office.'),
  state: z.enum(['florida', 'colorado']).describe('The state it serves.'),
  street: text('Street and number.'),
  city: text('City.'),
  region: text('State in two letters.'),
  postalCode: shownData(
    z.string().regex(/^\d{5}$/, 'must be a ZIP code of five digits in quotes, like "32801"'),
    'ZIP code in quotes.',
  ),
  phone: shownData(
    z.string().regex(phoneNumber.form, phoneNumber.rule),
    'The phone number, quoted from a fact.',
  ),
  hours: inLanguages('When the phone is answered.').optional(),
  bonaFide: flag('true when lawyers of the firm work here regularly.'),
  order: z.number().int().describe('Smaller comes first.').default(100),
  placeholder,
  note,
});

/** A page elsewhere where visitors book or pay. */
export const booking = z.strictObject({
  about: colleagueText('What is booked or paid here.'),
  url: webAddress('The address of the page, without tracking words.'),
  source: codeText('utm_source: where the visitor comes from.').optional(),
  medium: codeText('utm_medium: the kind of link.').optional(),
  campaign: codeText('utm_campaign: which service the link belongs to.').optional(),
  event: codeText('Name of the analytics event sent on a click.').optional(),
  placeholder,
  note,
});

/** A video, or the place where one will be. */
export const video = z.strictObject({
  title: text('The video’s title.'),
  about: inline('What it shows.'),
  address: webAddress('The player’s address for embedding. Leave out until there is a video.')
    .superRefine((address, context) => {
      const message = playerFault(address);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  poster: imagePath(
    'The still picture in public/images, 16 to 9. A drawn one is shown when left out, and search engines are not told of the video.',
  ).optional(),
  duration: text('How long it runs, like "3:20".').optional(),
  uploaded: isoDate(
    'The day it was published. Search engines are told of the video when this is given.',
  ).optional(),
  autoplay: flag(
    'true starts it muted once a visitor agrees to load it, unless the visitor prefers less motion.',
  ),
  transcript: flag('true when the text below the frontmatter is the transcript or says that it follows.'),
  placeholder,
  note,
});

/** A social network. */
export const social = z.strictObject({
  name: text('The network.'),
  icon: z.enum(['youtube', 'facebook', 'linkedin', 'instagram', 'medium']).describe('Its sign.'),
  url: webAddress('The firm’s page there. Leave out until there is one.').optional(),
  color: field(z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like "#0a66c2"'), {
    describe: 'The colour of its sign, in quotes.',
    audience: 'code',
  }),
  follow: text('The words of the link, like "Watch us on YouTube".'),
  placeholder,
  note,
});

/** Permission to keep a statement that a rule would refuse, for at most 90 days. */
export const waiver = z
  .strictObject({
    rule: field(z.string().regex(/^AD-\d\d$/, 'must be a rule number like AD-09'), {
      describe: 'The rule.',
      audience: 'code',
    }),
    page: pagePath('The page it holds for, like /miami-dade-foreclosure-defense.').optional(),
    file: contentPath(
      'The content file it holds for, on every page that shows it, like content/services/probate-experience.md.',
    ).optional(),
    found: colleagueText('The words it permits.'),
    reason: colleagueText('Why it may stay.'),
    approvedBy: reference('attorneys', 'Who approved it.'),
    approvedOn: isoDate('When.'),
    expires: isoDate('When it ends, at most 90 days after it was approved.'),
    placeholder,
    note,
  })
  .refine(({ approvedOn, expires }) => !(daysBetween(approvedOn, expires) > longestWaiver), {
    error: 'must be at most 90 days after approvedOn',
    path: ['expires'],
  })
  .refine(({ approvedOn, expires }) => !(daysBetween(approvedOn, expires) < 0), {
    error: 'lies before approvedOn, the day it was approved',
    path: ['expires'],
  })
  .refine(({ page, file }) => (page === undefined) !== (file === undefined), {
    error: 'needs either a page or a file that it holds for, not both',
  });

const longestWaiver = 90;

function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / 86_400_000;
}

/** Not a number when the text is no day of the calendar, which is a problem of its own. */
function timeOf(day: string): number {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? time : Number.NaN;
}
