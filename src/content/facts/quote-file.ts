import { mapStrings } from '../fields/walk.ts';
import { languageAt, languageOf } from '../languages/languages.ts';
import type { Language } from '../languages/languages.ts';
import type { Problem } from '../report/problem.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { positionInBody, positionInField, problemAt, timesIn } from '../source/positions.ts';
import { quoteFacts, severityOfQuote } from './quoted-facts.ts';
import type { FactWords } from './fact-words.ts';

/** A file's fields and body with facts quoted. */
type QuotedFile = {
  values: unknown;
  body: string;
  problems: Problem[];
  /** Lines, as file:line, with unquotable facts; their fields can't be checked. */
  unreadable: Set<string>;
};

/** Quotes facts in the file's language. `values` are its fields with defaults applied. */
export function quoteFile(
  frontmatter: Frontmatter,
  facts: FactWords,
  values = frontmatter.values,
): QuotedFile {
  const fields = quoteFields(frontmatter, facts, values);
  const text = quoteBody(frontmatter, facts, languageOf(fields.values));
  return { ...fields, body: text.body, problems: [...fields.problems, ...text.problems] };
}

/** Quotes facts in every text of the frontmatter, below a key such as `uk` in that language. */
export function quoteFields(
  frontmatter: Frontmatter,
  facts: FactWords,
  values: unknown,
  write?: (words: string) => string,
): Omit<QuotedFile, 'body'> {
  const problems: Problem[] = [];
  const unreadable = new Set<string>();
  const language = languageOf(values);
  const quoted = mapStrings(values, (value, path) => {
    const quote = quoteFacts(value, facts, languageAt(path) ?? language, write);
    if (quote.unreadable) unreadable.add(placeOf(problemAt(frontmatter, path, 'value')));
    for (const { index, length, ...fault } of quote.faults) {
      const typed = value.slice(index, index + length);
      const place = positionInField(frontmatter, path, typed, timesIn(value.slice(0, index), typed));
      const severity = severityOfQuote(fault, frontmatter);
      problems.push({ ...problemAt(frontmatter, path, 'value'), ...place, ...fault, severity });
    }
    return quote.text;
  });
  return { values: quoted, problems, unreadable };
}

/** The key of a line in `unreadable`. */
export function placeOf({ file, line }: Pick<Problem, 'file' | 'line'>): string {
  return `${file}:${line}`;
}

function quoteBody(
  frontmatter: Frontmatter,
  facts: FactWords,
  language: Language,
): Pick<QuotedFile, 'body' | 'problems'> {
  const { file, body, bodyLineOffset } = frontmatter;
  const { text, faults } = quoteFacts(body, facts, language);
  return {
    body: text,
    problems: faults.map(({ index, length, ...fault }) => ({
      ...positionInBody(body, bodyLineOffset, index, length),
      ...fault,
      file,
      severity: severityOfQuote(fault, frontmatter),
    })),
  };
}
