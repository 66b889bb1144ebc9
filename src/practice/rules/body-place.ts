import { isPageEntry } from '#content/site.ts';
import type { EntryRule } from './rule.ts';
import { locateInFile } from '#content/rules/locate.ts';

/** Body text that isn't shown, because the page has no section of type body. */
export const bodyPlace: EntryRule = {
  id: 'body-place',
  severity: 'error',
  why: 'Visitors never see text that no section shows.',
  run: (entry) => {
    // In guides, the body places the sections instead.
    if (!isPageEntry(entry) || !('sections' in entry.data) || entry.config.mdx === 'parts') return [];
    const { text, body } = entry.frontmatter;
    if (body.trim() === '' || entry.data.sections.some(({ type }) => type === 'body')) return [];
    const bodyStart = text.length - body.length;
    const line = text.slice(0, bodyStart + body.search(/\S/)).split('\n').length;
    const message =
      'This text would not appear: the page has no section of type body. Add one, or move the text into another section.';
    return [{ ...locateInFile(entry.file, line), message }];
  },
};
