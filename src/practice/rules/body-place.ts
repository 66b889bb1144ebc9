import { isPageEntry } from '#content/site.ts';
import type { EntryRule } from './rule.ts';
import { atFile } from '#content/rules/at.ts';

/** The body is shown where the section of type body is. */
export const bodyPlace: EntryRule = {
  id: 'body-place',
  severity: 'error',
  why: 'Words that no part of the page shows are lost.',
  run: (entry) => {
    // In guides, the body places the parts instead.
    if (!isPageEntry(entry) || !('sections' in entry.data) || entry.traits.mdx === 'parts') return [];
    const { text, body } = entry.frontmatter;
    if (body.trim() === '' || entry.data.sections.some(({ type }) => type === 'body')) return [];
    const at = text.length - body.length;
    const line = text.slice(0, at + body.search(/\S/)).split('\n').length;
    const message =
      'This text would not be shown: no part of this page is of type body. Add one to sections, or move the words into a part.';
    return [{ ...atFile(entry.file, line), message }];
  },
};
