import { mapStrings } from '../fields/walk.ts';
import { findLanguageInPath, getLanguage } from '../languages/languages.ts';
import type { Language } from '../languages/languages.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { findSpanInField, locateField, toSpan, countOccurrences } from '../source/positions.ts';
import { quoteFacts, chooseQuoteSeverity } from './quoted-facts.ts';
import type { FactTexts } from './fact-texts.ts';

/** A file's fields and body with facts quoted. */
type QuotedFile = {
  values: unknown;
  body: string;
  problems: Diagnostic[];
};

/** Quotes facts in the file's language. `values` are its fields with defaults applied. */
export function quoteFile(
  frontmatter: Frontmatter,
  facts: FactTexts,
  values = frontmatter.values,
): QuotedFile {
  const quotedFields = quoteFields(frontmatter, facts, values);
  const quotedBody = quoteBody(frontmatter, facts, getLanguage(quotedFields.values));
  return {
    ...quotedFields,
    body: quotedBody.body,
    problems: [...quotedFields.problems, ...quotedBody.problems],
  };
}

/** Quotes facts in every text of the frontmatter. Texts below a key such as `uk` get them in that language. */
function quoteFields(frontmatter: Frontmatter, facts: FactTexts, values: unknown): Omit<QuotedFile, 'body'> {
  const problems: Diagnostic[] = [];
  const language = getLanguage(values);
  const quotedValues = mapStrings(values, (value, path) => {
    const result = quoteFacts(value, facts, findLanguageInPath(path) ?? language);
    for (const { index, length, ...problem } of result.problems) {
      const typedQuote = value.slice(index, index + length);
      const place = findSpanInField(
        frontmatter,
        path,
        typedQuote,
        countOccurrences(value.slice(0, index), typedQuote),
      );
      const severity = chooseQuoteSeverity(problem, frontmatter);
      problems.push({
        ...locateField(frontmatter, path, 'value'),
        ...place,
        ...problem,
        severity,
        rule: 'fact-quotes',
      });
    }
    return result.text;
  });
  return { values: quotedValues, problems };
}

function quoteBody(
  frontmatter: Frontmatter,
  facts: FactTexts,
  language: Language,
): Pick<QuotedFile, 'body' | 'problems'> {
  const { file, text: fileText, body } = frontmatter;
  const { text, problems } = quoteFacts(body, facts, language);
  return {
    body: text,
    problems: problems.map(({ index, length, ...problem }) => ({
      ...toSpan(fileText, fileText.length - body.length + index, length),
      ...problem,
      file,
      severity: chooseQuoteSeverity(problem, frontmatter),
      rule: 'fact-quotes',
    })),
  };
}
