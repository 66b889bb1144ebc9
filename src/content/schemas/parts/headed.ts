import { inline, text } from '../../fields.ts';

/** The heading of a part, and a sentence below it that may be left out. */
export function headed(description: string) {
  return { heading: text(description), intro: inline('A sentence under the heading.').optional() };
}
