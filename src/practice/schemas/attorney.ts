import * as z from 'zod';
import { imagePath, inline, list, reference, text, webUrl } from '#content/fields/kinds.ts';
import { action, closing } from './parts/action.ts';
import { inLanguages } from './parts/in-languages.ts';
import { head, placeholder } from './parts/head.ts';
import { heroArt } from './parts/hero.ts';

/** An attorney, and the text of the profile page; the biography is in the body. */
export const attorney = z.strictObject({
  ...head,
  placeholder,
  name: text('The attorney’s full name. The page’s path is derived from it.'),
  degrees: text('Degrees after the name, like "J.D., M.B.A.".'),
  role: text('The attorney’s role in the firm.'),
  photo: z
    .strictObject({
      image: imagePath('The portrait in public/images.').optional(),
      alt: text('What the picture shows.'),
    })
    .describe('The portrait. Until there is one, the page shows the attorney’s initials.'),
  art: heroArt,
  experience: inline('Years of experience, with management and law counted separately.'),
  years: inLanguages('Years practicing law, shown next to the name on practice pages.'),
  video: reference('videos', 'The featured video: a file name from content/videos.'),
  background: list(inline('One point of the personal background.'), 'The attorney’s personal background.'),
  education: list(
    z.strictObject({ degree: text('The degree.'), school: text('The school and its location.') }),
    'The attorney’s education, most recent first.',
  ),
  admissions: list(text('A court or bar.'), 'Bar and court admissions.'),
  licenses: list(
    z.strictObject({
      label: text('The bar and the license number, like "Florida Bar No. 123456".'),
      check: webUrl('URL of the public page for looking up the license number.'),
    }),
    'Licenses to practice law, shown next to the attorney’s name on practice pages.',
  ),
  languages: z
    .strictObject({
      heading: text('Heading above the languages.'),
      spoken: list(text('A language.'), 'The languages, most fluent first.'),
    })
    .describe(
      'The languages that the attorney speaks with clients. Search engines see them in the structured data.',
    )
    .optional(),
  offices: list(reference('offices'), 'Offices shown on the page.'),
  headings: z
    .strictObject({
      biography: text('Heading above the biography.'),
      video: text('Heading above the video.'),
      background: text('Heading above the personal background.'),
      education: text('Heading above the education.'),
      admissions: text('Heading above the admissions.'),
      contact: text('Heading above the contact information.'),
      mailing: inline('Text before the mailing address.'),
    })
    .describe('The headings on the page.'),
  actions: list(action, 'The buttons.'),
  closing,
});
