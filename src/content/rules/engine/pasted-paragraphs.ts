import { matchesOf } from '../../languages/matches.ts';
import { inBody } from '../at.ts';
import type { Report, SourceRule } from '../rule.ts';

const paragraph = /\S(?:[^\n]|\n(?![ \t]*\n))*/g;

/** Fewer words may be said twice by right, or be a name in capitals. */
const fewestWords = 8;

/** Paragraphs of a text that stand in it twice, or all in capitals. */
export const pastedParagraphs: SourceRule = {
  id: 'pasted-paragraphs',
  severity: 'warning',
  why: 'What was pasted twice is read twice; capitals read as shouting, and some screen readers spell them.',
  run: (entry) => {
    const { body } = entry.frontmatter;
    const lines = new Map<string, number>();
    return matchesOf(body, paragraph).flatMap(({ 0: typed, index }): Report[] => {
      const words = typed.match(/\p{L}+/gu) ?? [];
      if (words.length < fewestWords) return [];
      const at = inBody(entry, index, typed.split('\n')[0]?.trimEnd().length ?? 0);
      const same = typed.replaceAll(/\s+/g, ' ').trim();
      const before = lines.get(same);
      lines.set(same, before ?? entry.frontmatter.bodyLineOffset + body.slice(0, index).split('\n').length);
      if (before !== undefined)
        return [{ at, message: `This paragraph stands above already, on line ${before}. Remove one.` }];
      return typed === typed.toUpperCase()
        ? [{ at, message: 'This paragraph is written in capitals. Write it in small letters.' }]
        : [];
    });
  },
};
