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
import { figure, scale, statuteGroups, steps, timelineEvent } from './blocks.ts';
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

export const section = z
  .discriminatedUnion('type', [
    sectionType('prose', 'Running text.', {
      heading: optionalHeading,
      text: markdown('Paragraphs and lists in Markdown. Headings inside start with ###.'),
      actions,
      disclaimers,
    }),
    sectionType('body', 'The text below the frontmatter of this file.', { heading: optionalHeading }),
    sectionType('cards', 'Cards that describe services.', {
      heading,
      intro,
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
          id: anchor('Anchor of this item.').optional(),
          heading: text('The item’s heading.'),
          text: markdown('The description. Leave it out if there are only points.').optional(),
          points: optionalList(inline('One point.'), 'Short points below the description.'),
          actions,
        }),
        'The descriptions in order.',
      ),
      folded: flag(
        'true collapses every description but the first; lists of points collapse only on phones.',
      ),
      disclaimers,
    }),
    sectionType('steps', 'A process, step by step.', {
      heading,
      intro,
      steps,
      actions,
      disclaimers,
    }),
    sectionType('faq', 'Questions and answers; one is open at a time.', {
      heading,
      intro,
      faqs: list(
        reference('faqs', 'A file name from content/faqs.', { isAnchor: true }),
        'The questions in order.',
      ),
    }),
    sectionType('statutes', 'Laws and what each covers.', {
      heading,
      intro,
      groups: statuteGroups,
    }),
    sectionType('video', 'A video or its placeholder.', {
      heading: optionalHeading,
      intro,
      video: reference('videos'),
      actions,
    }),
    sectionType('offer', 'A priced special.', {
      heading: optionalHeading,
      offer: reference('offers'),
      brief: z
        .boolean()
        .default(false)
        .describe(
          'true shows only the price and its conditions, below a section that lists what is included.',
        ),
      actions,
    }),
    sectionType('testimonial', 'A client’s words.', {
      heading: optionalHeading,
      testimonial: reference('testimonials'),
    }),
    sectionType('list', 'A list of short points with check marks.', {
      heading,
      intro,
      items: list(inline('One point.'), 'The points in order.'),
      after: markdown('Text below the list.').optional(),
      disclaimers,
    }),
    sectionType('groups', 'Lists in columns, each with a name.', {
      heading,
      intro,
      groups: list(
        z.strictObject({
          name: text('Name of the group.'),
          items: list(inline('One entry.'), 'The entries.'),
        }),
        'The groups in order.',
      ),
      after: markdown('Text below the lists.').optional(),
    }),
    sectionType('timeline', 'A timeline of events.', {
      heading,
      intro,
      scale: scale.describe('A line with the days to scale, above the events.').optional(),
      events: list(timelineEvent, 'The events in order.'),
      after: inline('Source or condition in small print.').optional(),
    }),
    sectionType('deadline', 'A date field that calculates the deadline.', {
      heading,
      intro,
      deadline: reference('deadlines'),
      actions,
    }),
    sectionType('lawyer', 'The attorney for the matter, and its cost in three steps.', {
      fee: reference('fees', 'A file name from content/fees, in the page’s language.'),
      attorney: reference(
        'attorneys',
        'A file name from content/attorneys. Defaults to the responsible attorney.',
      ).optional(),
      actions,
      disclaimers,
    }),
    sectionType('contact', 'How to reach the firm.', {
      heading,
      intro,
      offices: list(reference('offices'), 'The offices to show.'),
      actions,
    }),
    sectionType('call-to-action', 'The closing band with buttons.', {
      heading,
      text: markdown('One or two sentences.'),
      actions: list(action, 'The buttons.'),
      disclaimers,
    }),
    sectionType('links', 'Cards that link to other pages.', {
      heading,
      intro,
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
    sectionType('cases', 'Case studies, each with its video or an inactive watch button.', {
      heading,
      intro,
      cards: list(
        z.strictObject({
          title: text('The case’s title.'),
          text: inline('What the case was about.'),
          watch: text('Text of the watch button.'),
          note: text('Why the button is inactive.'),
          video: reference('videos', 'Its video, from content/videos.').optional(),
        }),
        'The cases in order.',
      ),
      disclaimers,
    }),
    sectionType('notice', 'A highlighted warning or explanation.', {
      kind: z.enum(['warning', 'info']).default('info').describe('warning for deadlines, info for the rest.'),
      heading,
      text: markdown('The notice.').optional(),
      outside: season.describe('Hides the notice during this yearly season.').optional(),
      during: season
        .describe(
          'Shows the notice only during this yearly season. It may span the new year. Can’t be combined with outside.',
        )
        .optional(),
      lastDay: z
        .strictObject({
          label: text('Label of the date field.'),
          hint: text('Where the visitor finds the date.'),
          ahead: text('Message for today or a later day.'),
          past: text('Message for a day that has passed.'),
        })
        .describe(
          'A date field that shows whether a last day has passed. The date is neither sent nor stored.',
        )
        .optional(),
      actions,
      disclaimers,
    }),
    sectionType('figures', 'Large figures with captions.', {
      heading: optionalHeading,
      intro,
      items: list(figure, 'The figures.'),
      disclaimers: list(reference('disclaimers'), 'The disclaimers required for these figures.'),
    }),
    sectionType('disclaimer', 'Legal disclaimers.', {
      heading,
      disclaimers: list(reference('disclaimers'), 'The disclaimers in order.'),
    }),
    sectionType('anchors', 'A row of links to sections of this page.', {
      label: text('Name of the row, read by screen readers.'),
      links: list(
        z.strictObject({
          to: pagePath('An anchor on this page, like #removal.'),
          label: linkText('The link text.'),
        }),
        'The links in order.',
      ),
    }),
    sectionType(
      'county-pages',
      'Links to every county foreclosure page, made from the files in content/counties.',
      {
        heading,
        intro,
      },
    ),
    sectionType('county-names', 'County names with check marks.', {
      heading,
      intro,
      counties: list(text('A county, like "Alachua County".'), 'The counties in order.'),
    }),
    sectionType('articles', 'The newest blog articles, and links to the pages for each year.', {
      heading,
      intro,
      year: z
        .number()
        .int()
        .min(1900)
        .max(2999)
        .describe('Lists only the articles of this year, like 2026, for a page of earlier articles.')
        .optional(),
      more: text('Text of the button that shows more articles.'),
      feedNote: inline('Shown instead of the external feed.').optional(),
    }),
    sectionType('social', 'Links to social networks.', {
      heading,
      intro,
      links: list(reference('social'), 'The networks in order.'),
      feedNote: inline('Shown instead of the embedded feed.').optional(),
    }),
    sectionType('form', 'A contact form.', {
      form: z
        .enum(['consultation', 'tax-intake', 'county-lead', 'subscribe'])
        .describe('Which form: consultation, tax-intake, county-lead or subscribe.'),
      heading,
      intro,
    }),
    sectionType('contact-cards', 'Small cards for e-mail, phone and a link back.', {
      heading,
      intro,
      office: reference('offices', 'The office whose phone is shown.'),
      back: z
        .strictObject({ to: pagePath('The page to return to.'), label: linkText('The link text.') })
        .describe('The link back to another page.')
        .optional(),
    }),
    sectionType('status', 'A card with a disabled button and the reason.', {
      heading,
      text: inline('How the visitor will hear from the firm.'),
      button: text('Text of the disabled button.'),
    }),
    sectionType('fact-table', 'A list of figures, each with the source from its file.', {
      heading,
      intro,
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
    sectionType('check-list', 'A checklist to print, with an empty box for each point.', {
      heading,
      intro,
      groups: list(
        z.strictObject({
          name: text('Name of the group.').optional(),
          items: list(inline('One point.'), 'The points in order.'),
        }),
        'One group, or several with names.',
      ),
      after: markdown('Text below the boxes.').optional(),
      disclaimers,
    }),
    sectionType(
      'court-table',
      'Every county in content/counties with its court, its seat and links to both offices.',
      {
        heading,
        intro,
        courtLink: linkText('Text of the link to the court, like "Court".'),
        clerkLink: linkText('Text of the link to the clerk, like "Clerk".'),
        after: markdown('Text below the table.').optional(),
      },
    ),
    sectionType('county-seats', 'Every county of Florida with its seat.', {
      heading,
      intro,
      after: markdown('Text below the list.').optional(),
    }),
    sectionType('guide-list', 'Every guide in the language of the page, as cards in groups.', {
      groups: list(
        z.strictObject({
          heading: text('The heading of the group.'),
          from: z.number().int().describe('The order of its first guide.').default(0),
        }),
        'The groups, each with the guides up to the next group, by their order.',
      ),
      disclaimers,
    }),
    sectionType('price-table', 'The cost of each matter: the first meeting, then the work.', {
      heading,
      intro,
      firstLabel: text('The heading for the cost of the first meeting, like "First meeting".'),
      nextLabel: text('The heading for the cost that follows, like "Then".'),
      rows: list(
        z.strictObject({
          matter: text('The matter, like "Probate".'),
          to: pagePath('The page about it, unless the texts link to several.').optional(),
          fee: reference('fees', 'A file name from content/fees. Its first two steps fill the row.'),
          first: inline('Cost of the first meeting, if the first step doesn’t state it.').optional(),
          next: inline('Cost of the work, if the second step doesn’t state it.').optional(),
        }),
        'The matters in order.',
      ),
      disclaimers,
    }),
    sectionType('picture', 'A picture.', {
      image: imagePath('The picture in public/.'),
      alt: text('What the picture shows, for people who can’t see it.'),
      caption: inline('A line under the picture.').optional(),
    }),
  ])
  .meta({ title: 'Sections of a page', description: 'One section of the page. "type" sets its layout.' });

export type Section = z.output<typeof section>;

export const sections = list(section, 'The bands of the page from top to bottom.');
