import * as z from 'zod';
import { linkText, list, optionalList, pagePath, text } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';

const menuItem = z
  .union([
    z.strictObject({
      to: pagePath('The page, like /probate.'),
      label: linkText('Text of the link. Defaults to the page’s label.').optional(),
    }),
    z.strictObject({
      all: z
        .enum(['counties', 'footer-counties'])
        .describe(
          'counties lists the first twelve county pages, with a link to the page that lists all; footer-counties lists those with inFooter.',
        ),
    }),
  ])
  .describe('A link, or a list of pages that updates automatically.');

const menuGroup = z.strictObject({
  label: linkText('The group’s name.'),
  items: list(menuItem, 'The links in order.'),
});

const dropdown = z.strictObject({
  label: linkText('The dropdown’s name.'),
  items: list(
    z.union([
      ...menuItem.options,
      z.strictObject({
        heading: text('The heading of a group of links, like Foreclosure.'),
        items: list(menuItem, 'The links below the heading, in order.'),
      }),
    ]),
    'The links in order. A long dropdown groups them under headings.',
  ),
});

/** The menus in one language: the navigation and the footer. */
export const menu = z.strictObject({
  language: z.enum(languages).describe('The language of this file.'),
  home: text('Text of the link to the home page.'),
  groups: list(dropdown, 'The dropdowns of the navigation.'),
  languages: optionalList(
    menuItem,
    'Links to pages in other languages, in the row below the bar. Each link shows the language’s own name or, if the current page has no version in it, the name of its target page.',
  ),
  footer: list(menuGroup, 'The columns of the footer.'),
  legal: list(menuItem, 'The links in the last line of the footer.'),
});
