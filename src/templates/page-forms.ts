import { formsOn } from '#content/pages/page-forms.ts';
import type { Page } from '#content/site.ts';

/** Any form: such a page has a place for short messages, and the forms' words are published in its language. */
export function hasForm({ entry }: Page): boolean {
  return formsOn(entry).length > 0;
}
