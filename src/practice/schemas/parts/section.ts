import * as z from 'zod';
import {
  flag,
  imagePath,
  inline,
  linkText,
  list,
  markdown,
  optionalList,
  pagePath,
  reference,
  anchor,
  text,
} from '#content/fields/kinds.ts';
import { action } from './action.ts';
import { largeFigure, timelineScale, statuteGroups, steps, timelineEvent } from './blocks.ts';
import { season } from './season.ts';

const id = anchor('Anchor of this section, for links like /page#id.').optional();
const heading = text('Heading of this section.');
const optionalHeading = heading.optional();
const intro = inline('A sentence or two under the heading.').optional();
const actions = optionalList(action, 'Buttons under the text.');
const disclaimers = optionalList(reference('disclaimers'), 'Disclaimers shown at the end of this section.');

function sectionType<Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  description: string,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(name).describe(description), id, ...shape });
}

/** Declares a section type with a required heading and an optional introduction. */
function headedSection<Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  description: string,
  shape: Shape,
) {
  return sectionType(name, description, { heading, intro, ...shape });
}

export const section = z
  .discriminatedUnion('type', [
    sectionType('prose', 'Running text.', {
      heading: optionalHeading,
      text: markdown('Paragraphs and lists in Markdown. Headings inside start with ###.'),
      actions,
      disclaimers,
    }),
    sectionType('body', 'The text below the second line of hyphens in this file.', {
      heading: optionalHeading,
    }),
    headedSection('cards', 'Cards that describe services.', {
      services: list(reference('services'), 'The cards in order.'),
      folded: flag('true collapses the cards on phones, so that visitors can scan the titles.'),
      actions,
      disclaimers,
    }),
    sectionType('details', 'Longer descriptions in a column.', {
      heading: optionalHeading,
      intro,
      items: list(
        z.strictObject({
          id: anchor('Anchor of this item, for links like /page#id.').optional(),
          heading: text('The item’s heading.'),
          text: markdown('The description. Leave it out if there are only points.').optional(),
          points: optionalList(inline('One point.'), 'Short points below the description.'),
          actions,
        }),
        'The descriptions in order.',
      ),
      folded: flag(
        'true collapses every description except the first. Lists of points collapse only on phones.',
      ),
      disclaimers,
    }),
    headedSection('steps', 'A process, step by step.', {
      steps,
      actions,
      disclaimers,
    }),
    headedSection('faq', 'Questions and answers; one is open at a time.', {
      faqs: list(
        reference('faqs', 'A file name from content/faqs.', { isAnchor: true }),
        'The questions in order.',
      ),
    }),
    headedSection('statutes', 'Laws and what each covers.', {
      groups: statuteGroups,
    }),
    sectionType('video', 'A video, or a note that it is coming soon.', {
      heading: optionalHeading,
      intro,
      video: reference('videos'),
      actions,
    }),
    sectionType('offer', 'A special offer with its price.', {
      heading: optionalHeading,
      offer: reference('offers'),
      brief: z
        .boolean()
        .default(false)
        .describe(
          'true shows only the price and its conditions, for use below a section that lists what is included.',
        ),
      actions,
    }),
    sectionType('testimonial', 'A client’s words.', {
      heading: optionalHeading,
      testimonial: reference('testimonials'),
    }),
    headedSection('list', 'A list of short points with check marks.', {
      items: list(inline('One point.'), 'The points in order.'),
      after: markdown('Text below the list.').optional(),
      disclaimers,
    }),
    headedSection('groups', 'Lists in columns, each with a name.', {
      groups: list(
        z.strictObject({
          name: text('Name of the group.'),
          items: list(inline('One entry.'), 'The entries.'),
        }),
        'The groups in order.',
      ),
      after: markdown('Text below the lists.').optional(),
    }),
    headedSection('timeline', 'A timeline of events.', {
      scale: timelineScale.describe('A bar above the events that shows the days to scale.').optional(),
      events: list(timelineEvent, 'The events in order.'),
      after: inline('Source or condition in small print.').optional(),
    }),
    headedSection('deadline', 'A deadline finder: a date field that calculates a deadline.', {
      deadline: reference('deadlines'),
      actions,
    }),
    sectionType(
      'lawyer',
      'The attorney for the matter, next to three steps: how a case begins and what it costs.',
      {
        fee: reference('fees', 'The three steps, in the page’s language: a file name from content/fees.'),
        attorney: reference(
          'attorneys',
          'The attorney: a file name from content/attorneys. Defaults to the responsible attorney.',
        ).optional(),
        actions,
        disclaimers,
      },
    ),
    headedSection('contact', 'How to reach the firm.', {
      offices: list(reference('offices'), 'The offices to show.'),
      actions,
    }),
    sectionType('call-to-action', 'The closing section with buttons.', {
      heading,
      text: markdown('One or two sentences.'),
      actions: list(action, 'The buttons.'),
      disclaimers,
    }),
    headedSection('links', 'Cards that link to other pages.', {
      cards: list(
        z.strictObject({
          title: text('The card’s title.'),
          text: inline('What the visitor finds there.'),
          to: pagePath('The page, like /probate.'),
          label: linkText('The link text.'),
        }),
        'The cards in order.',
      ),
    }),
    headedSection('cases', 'Case studies, each with its video or an inactive watch button.', {
      cards: list(
        z.strictObject({
          title: text('The case’s title.'),
          text: inline('What the case was about.'),
          watch: text('Text of the watch button.'),
          note: text('Why the watch button is inactive.'),
          video: reference('videos', 'The case’s video: a file name from content/videos.').optional(),
        }),
        'The cases in order.',
      ),
      disclaimers,
    }),
    sectionType('notice', 'A highlighted warning or explanation.', {
      kind: z
        .enum(['warning', 'info'])
        .default('info')
        .describe('warning for deadlines, info for everything else.'),
      heading,
      text: markdown('The text of the notice.').optional(),
      outside: season.describe('Hides the notice during this yearly season.').optional(),
      during: season
        .describe(
          'Shows the notice only during this yearly season, which may span New Year. Can’t be combined with "outside".',
        )
        .optional(),
      lastDay: z
        .strictObject({
          label: text('Label of the date field.'),
          hint: text('Where the visitor finds the date.'),
          ahead: text('Message if the date is today or later.'),
          past: text('Message if the date has passed.'),
        })
        .describe(
          'A date field that shows visitors whether their last day has passed. The date is neither sent nor stored.',
        )
        .optional(),
      actions,
      disclaimers,
    }),
    sectionType('figures', 'Large figures with captions.', {
      heading: optionalHeading,
      intro,
      items: list(largeFigure, 'The figures.'),
      disclaimers: list(reference('disclaimers'), 'The disclaimers required for these figures.'),
    }),
    sectionType('disclaimer', 'Legal disclaimers.', {
      heading,
      disclaimers: list(reference('disclaimers'), 'The disclaimers in order.'),
    }),
    sectionType('anchors', 'A row of links to sections of this page.', {
      label: text('Name of the row of links, read by screen readers.'),
      links: list(
        z.strictObject({
          to: pagePath('An anchor on this page, like #removal.'),
          label: linkText('The link text.'),
        }),
        'The links in order.',
      ),
    }),
    headedSection(
      'county-pages',
      'Links to all county foreclosure pages. The list updates automatically.',
      {},
    ),
    headedSection('county-names', 'County names with check marks.', {
      counties: list(text('A county, like "Alachua County".'), 'The counties in order.'),
    }),
    headedSection('articles', 'The newest blog articles, and links to the pages for each year.', {
      year: z
        .number()
        .int()
        .min(1900)
        .max(2999)
        .describe('Lists only articles from this year, like 2026. For pages of earlier articles.')
        .optional(),
      more: text('Text of the button that shows more articles.'),
      feedNote: inline('Text shown in place of a feed from another site.').optional(),
    }),
    headedSection('social', 'Links to social networks.', {
      links: list(reference('social'), 'The networks in order.'),
      feedNote: inline('Text shown in place of a feed from another site.').optional(),
    }),
    sectionType('form', 'A form that visitors submit to the firm.', {
      form: z.enum(['consultation', 'tax-intake', 'county-lead', 'subscribe']).describe('The form to show.'),
      heading,
      intro,
    }),
    headedSection(
      'contact-cards',
      'Small cards with the email address, the phone number and a link to another page.',
      {
        office: reference('offices', 'The office whose phone number is shown.'),
        back: z
          .strictObject({ to: pagePath('The page, like /probate.'), label: linkText('The link text.') })
          .describe('The link to another page.')
          .optional(),
      },
    ),
    sectionType('status', 'A card with a disabled button and the reason.', {
      heading,
      text: inline('How the visitor will hear from the firm.'),
      button: text('Text of the disabled button.'),
    }),
    headedSection('fact-table', 'A list of figures, each with the source from its file.', {
      rows: list(
        z.strictObject({
          label: text('What the figure is, in a few words.'),
          fact: reference('facts'),
          note: inline('Other useful information, in one sentence.').optional(),
        }),
        'The figures in order.',
      ),
      after: markdown('Text below the figures.').optional(),
    }),
    headedSection('check-list', 'A checklist to print, with an empty box for each point.', {
      groups: list(
        z.strictObject({
          name: text('Name of the group.').optional(),
          items: list(inline('One point.'), 'The points in order.'),
        }),
        'The points, in one group or in several groups with names.',
      ),
      after: markdown('Text below the points.').optional(),
      disclaimers,
    }),
    headedSection(
      'court-table',
      'Every county in content/counties with its court, its seat, and links to the court and the clerk.',
      {
        courtLink: linkText('Text of the link to the court, like "Court".'),
        clerkLink: linkText('Text of the link to the clerk, like "Clerk".'),
        after: markdown('Text below the table.').optional(),
      },
    ),
    headedSection('county-seats', 'Every county of Florida with its seat.', {
      after: markdown('Text below the list.').optional(),
    }),
    sectionType('guide-list', 'Every guide in the language of the page, as cards in groups.', {
      groups: list(
        z.strictObject({
          heading: text('Heading of the group.'),
          from: z.number().int().describe('The lowest order of a guide in this group.').default(0),
        }),
        'Groups of guides. Each contains the guides whose order is between its "from" and the "from" of the next group.',
      ),
      lines: optionalList(
        z.strictObject({ guide: reference('guides'), text: text('What the guide is about, in one line.') }),
        'One line for each card. A guide without one shows its description.',
      ),
      disclaimers,
    }),
    headedSection('price-table', 'The cost of each matter: the first meeting, then the work.', {
      firstLabel: text('Heading of the column with the cost of the first meeting, like "First meeting".'),
      nextLabel: text('Heading of the column with the cost that follows, like "Then".'),
      rows: list(
        z.strictObject({
          matter: text('The matter, like "Probate".'),
          to: pagePath(
            'The page about the matter. Leave it out if the text in the row links to several pages.',
          ).optional(),
          fee: reference(
            'fees',
            'A file name from content/fees. The first two steps of that file fill the row.',
          ),
          first: inline(
            'Cost of the first meeting, if the first step of the fee schedule doesn’t state it.',
          ).optional(),
          next: inline(
            'Cost of the work, if the second step of the fee schedule doesn’t state it.',
          ).optional(),
        }),
        'The matters in order.',
      ),
      disclaimers,
    }),
    sectionType('picture', 'A picture.', {
      image: imagePath('The picture, a file in public/.'),
      alt: text('What the picture shows, for people who can’t see it.'),
      caption: inline('A line under the picture.').optional(),
    }),
  ])
  .meta({ title: 'Sections of a page', description: 'One section of the page. "type" sets its layout.' });

export type Section = z.output<typeof section>;

export const sections = list(section, 'The page’s sections from top to bottom.');
