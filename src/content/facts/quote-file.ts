import { mapStrings } from '../fields/walk.ts';
import { findLanguageInPath, getLanguage } from '../languages/languages.ts';
import type { Language } from '../languages/languages.ts';
import type { Diagnostic, SourceLocation, TextDiagnostic } from '../report/diagnostic.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { findSource, locateField, toSpan } from '../source/positions.ts';
import type { FieldPath } from '../source/positions.ts';
import { findSpanInField } from '../source/scalar-map.ts';
import { insertFacts, chooseQuoteSeverity } from './quoted-facts.ts';
import type { FactTexts } from './fact-texts.ts';

/**
 * Quotes facts in a file's fields, in the language of the file or of a key above the field, such as `uk`. `values` are its
 * fields with defaults applied. Also finds problems with quotes in its body.
 */
export function quoteFile(
  frontmatter: Frontmatter,
  facts: FactTexts,
  values = frontmatter.values,
): { values: unknown; problems: Diagnostic[] } {
  const { file, text, body } = frontmatter;
  const language = getLanguage(values);
  const problems: Diagnostic[] = [];
  const quote = (
    value: string,
    textLanguage: Language,
    locate: (range: TextRange) => SourceLocation | undefined,
  ) => {
    const result = insertFacts(value, facts, textLanguage);
    for (const { index, length, ...problem } of result.problems) {
      const place = locate({ index, length });
      const severity = chooseQuoteSeverity(problem, frontmatter);
      if (place !== undefined) problems.push({ ...place, ...problem, severity, rule: 'fact-quotes' });
    }
    return result.text;
  };
  const quotedValues = mapStrings(values, (value, path) =>
    quote(value, findLanguageInPath(path) ?? language, (range) => locateInField(frontmatter, path, range)),
  );
  const bodyStart = text.length - body.length;
  quote(body, getLanguage(quotedValues), ({ index, length }) => ({
    ...toSpan(text, bodyStart + index, length),
    file,
  }));
  return { values: quotedValues, problems };
}

type TextRange = Pick<TextDiagnostic, 'index' | 'length'>;

/** Locates a range of a field's value. Returns undefined for inherited values, whose problems are reported in the defaults file. */
function locateInField(
  frontmatter: Frontmatter,
  path: FieldPath,
  { index, length }: TextRange,
): SourceLocation | undefined {
  if (findSource(frontmatter, path) !== frontmatter) return undefined;
  return {
    ...locateField(frontmatter, path, 'value'),
    ...findSpanInField(frontmatter, path, index, length),
  };
}
