import { readingGrade } from '#content/prose/sentences.ts';
import type { Site } from '#content/site.ts';
import { translatableTexts } from '#content/validation/translatable.ts';
import type { Item } from './report.ts';

/**
 * The reading grade of each English page's own running
 * text, the hardest first. A trend to watch, never a gate.
 */
export function readingGrades(site: Site): Item[] {
  return [...site.pages.values()]
    .filter(({ language }) => language === 'en')
    .flatMap(({ path, entry }) => {
      const fields = translatableTexts(entry).map(({ text }) => text);
      // Headings and labels are no sentences and would make every page look easy.
      const running = [...fields, entry.frontmatter.body].filter((text) => /[.!?]["”)]?\s*$/.test(text));
      const grade = readingGrade(running.join('\n\n'));
      return grade === undefined ? [] : [{ file: entry.file, path, grade }];
    })
    .toSorted((a, b) => b.grade - a.grade)
    .map(({ file, path, grade }) => ({ file, line: 1, path, text: `Grade ${grade.toFixed(1)}` }));
}
