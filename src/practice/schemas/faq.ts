import * as z from 'zod';
import { language, text } from '#content/fields/kinds.ts';
import { confirm, note, reviewBy, reviewed } from './parts/head.ts';

/** A question; the answer is in the body. */
export const faq = z.strictObject({
  question: text('The question as a visitor would ask it.'),
  language: language(),
  reviewed: reviewed.optional(),
  reviewBy: reviewBy.optional(),
  note,
  confirm,
});
