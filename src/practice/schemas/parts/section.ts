import * as z from 'zod';
import {
  flag,
  imagePath,
  inline,
  linkWords,
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

const id = anchor('Anchor of this part, so that links can lead to it: /page#id.').optional();
const tone = z.enum(['plain', 'tint', 'dark']).default('plain').describe('Background of the band.');
const heading = text('Heading of this part.');
const optionalHeading = heading.optional();
const intro = inline('A sentence or two under the heading.').optional();
const actions = optionalList(action, 'Buttons under the text.');
const disclaimers = optionalList(
  reference('disclaimers', 'A file name from content/disclaimers.'),
  'Disclaimers shown at the end of this part.',
);

function part<Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  description: string,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(name).describe(description), id, tone, ...shape });
}

/** A section with a fixed background. */
function partOfOneTone<Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  description: string,
  shape: Shape,
) {
  return part(name, description, shape).omit({ tone: true });
}

export const section = z
  .discriminatedUnion('type', [
    part('prose', 'Running text.', {
      heading: optionalHeading,
      text: markdown('Paragraphs and lists in Markdown. Headings inside start with ###.'),
      actions,
      disclaimers,
    }),
    part('body', 'The text below the frontmatter of this file.', { heading: optionalHeading }),
    part('cards', 'Cards that describe services.', {
      heading,
      intro,
      services: list(reference('services', 'A file name from content/services.'), 'The cards in order.'),
      folded: flag('true folds the cards on phones: people look through their titles.'),
      actions,
      disclaimers,
    }),
    part('details', 'Longer descriptions one below the other.', {
      heading,
      intro,
      items: list(
        z.strictObject({
          id: anchor('Anchor of this item.').optional(),
          heading: text('The item’s heading.'),
          text: markdown('The description.'),
          points: optionalList(inline('One point.'), 'Short points below the description.'),
          actions,
        }),
        'The descriptions in order.',
      ),
      disclaimers,
    }),
    part('steps', 'A process, step by step.', {
      heading,
      intro,
      steps,
      folded: flag('true folds what the steps say on phones: people look through their titles.'),
      actions,
      disclaimers,
    }),
    part('faq', 'Questions and answers; one is open at a time.', {
      heading,
      intro,
      faqs: list(
        reference('faqs', 'A file name from content/faqs.', { isAnchor: true }),
        'The questions in order.',
      ),
    }),
    part('statutes', 'Laws with what each is about.', {
      heading,
      intro,
      groups: statuteGroups,
    }),
    part('video', 'A video or its placeholder.', {
      heading: optionalHeading,
      intro,
      video: reference('videos', 'A file name from content/videos.'),
      actions,
    }),
    part('offer', 'A priced special.', {
      heading: optionalHeading,
      offer: reference('offers', 'A file name from content/offers.'),
      brief: z
        .boolean()
        .default(false)
        .describe('true where the page says elsewhere what is included: the price and its conditions only.'),
      actions,
    }),
    part('testimonial', 'A client’s words.', {
      heading: optionalHeading,
      testimonial: reference('testimonials', 'A file name from content/testimonials.'),
    }),
    part('list', 'A list of short points with check marks.', {
      heading,
      intro,
      items: list(inline('One point.'), 'The points in order.'),
      after: markdown('Text below the list.').optional(),
      disclaimers,
    }),
    part('groups', 'Lists side by side, each with a name.', {
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
    part('timeline', 'Events in order, drawn as a line.', {
      heading,
      intro,
      scale: scale.describe('A line with the days in their true proportion, above the events.').optional(),
      events: list(timelineEvent, 'The events in order.'),
      after: inline('Source or condition in small print.').optional(),
    }),
    part('deadline', 'Asks for the visitor’s own date, and answers with the day to act by.', {
      heading,
      intro,
      deadline: reference('deadlines', 'A file name from content/deadlines.'),
      actions,
    }),
    part('lawyer', 'Who takes the matter, and what it costs in three steps.', {
      fee: reference('fees', 'A file name from content/fees, in the page’s language.'),
      attorney: reference(
        'attorneys',
        'A file name from content/attorneys; the responsible attorney when left out.',
      ).optional(),
      actions,
      disclaimers,
    }),
    part('contact', 'How to reach the firm.', {
      heading,
      intro,
      offices: list(reference('offices', 'A file name from content/offices.'), 'The offices to show.'),
      actions,
    }),
    partOfOneTone('call-to-action', 'The closing band with buttons.', {
      heading,
      text: markdown('One or two sentences.'),
      actions: list(action, 'The buttons.'),
      disclaimers,
    }),
    part('links', 'Cards that lead to other pages.', {
      heading,
      intro,
      cards: list(
        z.strictObject({
          title: text('The card’s title.'),
          text: inline('What the visitor finds there.'),
          to: pagePath('The page, like /probate.'),
          label: linkWords('The words of the link.'),
        }),
        'The cards in order.',
      ),
    }),
    part('cases', 'Case studies, each with its film or a watch button that is not active yet.', {
      heading,
      intro,
      cards: list(
        z.strictObject({
          title: text('The case’s title.'),
          text: inline('What the case was about.'),
          watch: text('The words on the watch button.'),
          note: text('Why the button does nothing yet.'),
          video: reference('videos', 'Its video, from content/videos.').optional(),
        }),
        'The cases in order.',
      ),
      disclaimers,
    }),
    partOfOneTone('notice', 'A warning or an explanation set apart.', {
      kind: z.enum(['warning', 'info']).default('info').describe('warning for deadlines, info for the rest.'),
      heading,
      text: markdown('The notice.').optional(),
      outside: season.describe('A season of each year in which the notice is not shown.').optional(),
      during: season
        .describe(
          'A season of each year in which alone the notice is shown. It may run over the new year. Not beside outside.',
        )
        .optional(),
      lastDay: z
        .strictObject({
          label: text('What the date field asks for.'),
          hint: text('Where the visitor finds the date.'),
          ahead: text('Said of a day that is still to come, and of today.'),
          past: text('Said of a day that has passed.'),
        })
        .describe('Asks for a last day and says whether it has passed. It is neither sent nor kept.')
        .optional(),
      actions,
      disclaimers,
    }),
    part('figures', 'Big numbers with what they mean.', {
      heading: optionalHeading,
      intro,
      items: list(figure, 'The figures.'),
      disclaimers: list(
        reference('disclaimers', 'A file name from content/disclaimers.'),
        'The disclaimers that such figures need.',
      ),
    }),
    partOfOneTone('disclaimer', 'Legal disclaimers.', {
      heading,
      disclaimers: list(
        reference('disclaimers', 'A file name from content/disclaimers.'),
        'The disclaimers in order.',
      ),
    }),
    partOfOneTone('anchors', 'A row of links to parts of this page.', {
      label: text('What the row is for, read by screen readers.'),
      links: list(
        z.strictObject({
          to: pagePath('A place on this page, like #removal.'),
          label: linkWords('The link’s words.'),
        }),
        'The links in order.',
      ),
    }),
    part('county-pages', 'Links to every county foreclosure page, made from the files in content/counties.', {
      heading,
      intro,
    }),
    part('county-names', 'County names with check marks.', {
      heading,
      intro,
      counties: list(text('A county, like "Alachua County".'), 'The counties in order.'),
    }),
    part('articles', 'The newest articles of the blog, and links to the pages that list a whole year.', {
      heading,
      intro,
      year: z
        .number()
        .int()
        .min(1900)
        .max(2999)
        .describe('Lists the articles of this year only, like 2026; for a page of earlier articles.')
        .optional(),
      more: text('The words on the button that shows more articles.'),
      feedNote: inline('Shown in place of the feed from elsewhere.').optional(),
    }),
    part('social', 'Links to social networks.', {
      heading,
      intro,
      links: list(reference('social', 'A file name from content/social.'), 'The networks in order.'),
      feedNote: inline('Shown in place of the embedded feed.').optional(),
    }),
    part('form', 'A form that reaches the firm.', {
      form: z
        .enum(['consultation', 'tax-intake', 'county-lead', 'subscribe'])
        .describe('Which form: consultation, tax-intake, county-lead or subscribe.'),
      heading,
      intro,
    }),
    part('contact-cards', 'Small cards for e-mail, phone and a way back.', {
      heading,
      intro,
      office: reference('offices', 'The office whose phone is shown.'),
      back: z
        .strictObject({ to: pagePath('The page to return to.'), label: linkWords('The link’s words.') })
        .describe('The way back to another page.')
        .optional(),
    }),
    part('status', 'A card with a button that does nothing and says why.', {
      heading,
      text: inline('How the visitor will hear from the firm.'),
      button: text('The words on the disabled button.'),
    }),
    part('fact-table', 'Figures one below the other, each with the law or page that its file names.', {
      heading,
      intro,
      rows: list(
        z.strictObject({
          label: text('What the figure is, in a few words.'),
          fact: reference('facts', 'A file name from content/facts.'),
          note: inline('What else to know about it, in a sentence.').optional(),
        }),
        'The figures in order.',
      ),
      after: markdown('Text below the figures.').optional(),
    }),
    part('check-list', 'Points to tick off on paper, each with an empty box.', {
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
    part(
      'court-table',
      'Every county of content/counties with its court, its seat and links to both offices.',
      {
        heading,
        intro,
        courtLink: linkWords('The words of the link to the court, like "Court".'),
        clerkLink: linkWords('The words of the link to the clerk, like "Clerk".'),
        after: markdown('Text below the table.').optional(),
      },
    ),
    part('county-seats', 'Every county of Florida with its seat.', {
      heading,
      intro,
      after: markdown('Text below the list.').optional(),
    }),
    part('guide-list', 'Every guide in the language of the page, as cards.', {
      heading: optionalHeading,
      intro,
      printNote: text('On each card: how much it prints, like "2 pages to print".'),
      disclaimers,
    }),
    part('price-table', 'What each matter costs: the first talk, then the work.', {
      heading,
      intro,
      firstLabel: text('The words above what the first meeting costs, like "First meeting".'),
      nextLabel: text('The words above what follows, like "Then".'),
      rows: list(
        z.strictObject({
          matter: text('The matter, like "Probate".'),
          to: pagePath('The page about it.'),
          fee: reference('fees', 'A file name from content/fees: its first two steps fill the row.'),
          first: inline('What the first talk costs, where the first step does not say it.').optional(),
          next: inline('What follows, where the second step does not say it.').optional(),
        }),
        'The matters in order.',
      ),
      disclaimers,
    }),
    part('picture', 'A picture.', {
      image: imagePath('The picture in public/.'),
      alt: text('What the picture shows, for those who can’t see it.'),
      caption: inline('A line under the picture.').optional(),
    }),
  ])
  .describe('One band of the page; "type" says which kind.');

export type Section = z.output<typeof section>;

export const sections = list(section, 'The bands of the page from top to bottom.');
