import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { splitSentences, stripMarkdown } from '#content/languages/sentences.ts';
import { memoize } from '#content/memoize.ts';
import type { PageEntry, Site } from '#practice/site.ts';
import { listTexts } from '#content/texts.ts';
import type { ReportItem } from './report.ts';

/** Grades of shorter text are meaningless. */
const minWords = 30;

/**
 * Computes the Flesch-Kincaid grade level of English text: the years of school that a reader needs. Undefined below 30 words.
 */
export function computeReadingLevel(text: string): number | undefined {
  const sentences = splitSentences(text);
  const words = stripMarkdown(text).match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  if (sentences.length === 0 || words.length < minWords) return undefined;
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: syllable(words.join(' ')),
  });
  return Math.round(grade * 10) / 10;
}

/** Memoized, because counting syllables takes most of the report's time and few pages change. */
const gradeEntry = memoize((entry: PageEntry) => {
  const fields = listTexts(entry.config, entry.frontmatter.values).map(({ text }) => text);
  // Excludes headings and labels, which would make every page look easy.
  const prose = [...fields, entry.frontmatter.body].filter((text) => /[.!?]["”)]?\s*$/.test(text));
  return computeReadingLevel(prose.join('\n\n'));
});

/** Collects the reading grade level of each English page's own text, hardest first. */
export function collectReadingLevels(site: Site): ReportItem[] {
  return [...site.pages.values()]
    .filter(({ language }) => language === 'en')
    .flatMap(({ path, entry }) => {
      const grade = gradeEntry(entry);
      return grade === undefined ? [] : [{ file: entry.file, path, grade }];
    })
    .toSorted((a, b) => b.grade - a.grade)
    .map(({ file, path, grade }) => ({ file, line: 1, path, text: `Grade ${grade.toFixed(1)}` }));
}
