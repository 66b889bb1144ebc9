import * as z from 'zod';
import { language, linkText, pagePath, text } from '#content/fields/kinds.ts';
import { confirm, note } from './parts/head.ts';
import { icon } from './parts/icon.ts';

/** A service card; its description is in the body. */
export const service = z.strictObject({
  icon,
  title: text('The card’s title.'),
  language: language(),
  to: pagePath('The page that the card links to, like /probate.').optional(),
  toLabel: linkText('Text of the link to that page.').optional(),
  note,
  confirm,
});
