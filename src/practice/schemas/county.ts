import * as z from 'zod';
import {
  flag,
  inline,
  list,
  markdown,
  optionalList,
  pagePath,
  reference,
  text,
  webUrl,
} from '#content/fields/kinds.ts';
import { closing } from './parts/action.ts';
import { headingFields, timelineScale, steps, timelineEvent } from './parts/blocks.ts';
import { head } from './parts/head.ts';
import { hero } from './parts/hero.ts';

const names = list(text('A city, town or neighborhood.'), 'Communities in this county.');

const headedList = (item: string, items: string) =>
  z.strictObject({ heading: text('Heading of the list.'), items: list(inline(item), items) });

/** A county's fields, without checks across fields. */
export const countyFields = z.strictObject({
  ...head,
  name: text('The county’s name without the word County, like "Palm Beach".').refine(
    (name) => !/ county$/i.test(name),
    {
      error: 'must be the name alone, without the word County',
    },
  ),
  order: z.number().int().describe('Position in menus and lists: smaller numbers come first.').default(100),
  inFooter: flag('true shows this county in the footer of every page.'),
  circuit: text('The court’s full name, spelled out, like "Seventeenth Judicial Circuit".').refine(
    (court) => /\p{L}{3}.*\s\p{L}|\{\{/u.test(court),
    {
      error:
        'must be the court’s full name, spelled out, like "Ninth Judicial Circuit": it is a heading on the page',
    },
  ),
  seat: text('The county seat, like "Fort Lauderdale".').optional(),
  courtSite: webUrl('The court’s website, for the table of courts in a guide.').optional(),
  clerkSite: webUrl(
    'The website of the county’s clerk of court, for the table of courts in a guide.',
  ).optional(),
  neighbors: optionalList(
    text('A county’s name without the word County.'),
    'Florida counties that border this one. Those with a page are linked below the communities.',
  ),
  hero,
  timeline: z
    .strictObject({
      heading: text('Heading of the timeline.'),
      intro: inline('How long a case takes in this county, with the fact quoted.').optional(),
      scale: timelineScale.describe('A bar above the events that shows the days to scale.').optional(),
      events: list(timelineEvent, 'Steps of a foreclosure case in this county, in order.'),
      after: inline(
        'Small print below the timeline, for example that the range is typical and cases differ.',
      ),
    })
    .describe('How a foreclosure proceeds in this county.'),
  strategies: z
    .strictObject({
      ...headingFields('Heading of the cards.'),
      services: list(reference('services'), 'The cards in order.'),
    })
    .describe('Cards with defense strategies or services.'),
  process: z
    .strictObject({ ...headingFields('Heading of the steps.'), steps })
    .describe('Three steps next to the attorney: how a case begins and what it costs.'),
  communities: z
    .strictObject({
      ...headingFields('Heading of the list.'),
      nearby: text('The text before the links to neighboring counties.').optional(),
      names: names.optional(),
      groups: list(
        z.strictObject({ name: text('Part of the county, like Central.'), names }),
        'Communities by part of the county, instead of one list.',
      ).optional(),
    })
    .refine((value) => (value.names === undefined) !== (value.groups === undefined), {
      error: 'needs either names (one list) or groups (several lists), not both',
    })
    .describe('Communities served: one list (names) or several (groups).'),
  challenges: headedList('One local challenge.', 'The challenges.')
    .describe('What makes foreclosures in this county different.')
    .optional(),
  experience: headedList('One point.', 'The points.')
    .describe('What the firm knows about this county’s court and lenders.')
    .optional(),
  reasons: headedList('One reason.', 'The reasons.')
    .extend({ disclaimers: optionalList(reference('disclaimers'), 'Disclaimers for the reasons.') })
    .describe('Reasons to choose the firm.')
    .optional(),
  appointments: z
    .strictObject({
      heading: text('Heading of this section.'),
      text: markdown('How to meet: by phone, by Zoom or in person.'),
    })
    .describe('How a consultation takes place.')
    .optional(),
  video: reference('videos', 'The video: a file name from content/videos.').optional(),
  faqs: optionalList(
    reference('faqs', 'A file name from content/faqs.', { isAnchor: true }),
    'Questions shown on this page.',
  ),
  faqHeading: text('Heading of the questions. Required if faqs isn’t empty.').optional(),
  leadForm: z
    .strictObject(headingFields('Heading of the short form.'))
    .describe('The short form at the end of the page.'),
  contact: z
    .strictObject({
      ...headingFields('Heading of the contact section.'),
      offices: list(reference('offices'), 'The offices shown.'),
    })
    .describe('The contact section.'),
  closing,
  footer: z
    .strictObject({
      brandLink: pagePath('Where the firm’s name in the footer links to: / or /home.').default('/'),
      copyrightYear: z
        .number()
        .int()
        .min(2000)
        .max(2100)
        .describe('Copyright year in the footer of this page.')
        .optional(),
    })
    .describe('Overrides for this page’s footer.')
    .prefault({}),
});

/** A county foreclosure page: one file creates the page, its menu entry and its place in every county list. */
export const county = countyFields
  .refine(({ faqs, faqHeading }) => faqs.length === 0 || faqHeading !== undefined, {
    error: 'is missing: without a heading, the questions would not be shown',
    path: ['faqHeading'],
  })
  .refine(({ faqs, faqHeading }) => faqs.length > 0 || faqHeading === undefined, {
    error: 'has no questions below it: list some in faqs, or remove it',
    path: ['faqHeading'],
  });
