import * as z from 'zod';
import { linkWords, list, optionalList, pagePath, text } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';

const menuItem = z
  .union([
    z.strictObject({
      to: pagePath('The page, like /probate.'),
      label: linkWords('The words of the link; the page’s own label when left out.').optional(),
    }),
    z.strictObject({
      all: z
        .enum(['counties', 'footer-counties'])
        .describe('counties lists every county page; footer-counties those marked inFooter.'),
    }),
  ])
  .describe('A link, or a list of pages that keeps itself up to date.');

const menuGroup = z.strictObject({
  label: linkWords('The group’s name.'),
  items: list(menuItem, 'The links in order.'),
});

const dropdown = z.strictObject({
  label: linkWords('The dropdown’s name.'),
  items: list(
    z.union([
      ...menuItem.options,
      z.strictObject({
        heading: text('The words above some of the links, like Foreclosure.'),
        items: list(menuItem, 'The links below the heading, in order.'),
      }),
    ]),
    'The links in order; in a long dropdown in groups with a heading each.',
  ),
});

/** The menus of one language: the navigation and the footer. */
export const menu = z.strictObject({
  language: z.enum(languages).describe('The language of these menus.'),
  home: text('Words of the link to the home page.'),
  groups: list(dropdown, 'The dropdowns of the navigation.'),
  languages: optionalList(
    menuItem,
    'Pages in other languages, beside the dropdowns; each link’s words are the language’s own name.',
  ),
  footer: list(menuGroup, 'The columns of the footer.'),
  legal: list(menuItem, 'The links in the last line of the footer.'),
});
