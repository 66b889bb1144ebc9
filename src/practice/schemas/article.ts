import * as z from 'zod';
import { imagePath, isoDate, list, reference, text } from '#content/fields/kinds.ts';
import { head, placeholder } from './parts/head.ts';
import { heroArt } from './parts/hero.ts';

/** A blog article; its text is in the body. */
export const article = z.strictObject({
  ...head,
  placeholder,
  id: z.number().int().positive().describe('A unique number for the article.'),
  heading: text('The article’s title as shown on the page.'),
  excerpt: text('Two or three sentences for the list of articles.'),
  author: reference('attorneys', 'The author: a file name from content/attorneys.'),
  publishDate: isoDate('The date on which the article was published.'),
  readTime: text('Reading time, like "5 min read".'),
  tags: list(text('A topic.'), 'Topics of the article.'),
  imageUrl: imagePath('The article’s picture, a file in public/images.'),
  imageAlt: text('What the picture shows.'),
  art: heroArt.default('books').describe('The illustration on the article’s card in the list of articles.'),
});
