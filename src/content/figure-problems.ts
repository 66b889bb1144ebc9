import { placeInBody } from './body-checks.ts';
import type { AnyEntry } from './entry.ts';
import type { FactWords } from './facts.ts';
import type { Figure } from './figures.ts';
import { figureAdvice, literalFigures } from './figures.ts';
import { linesAboveFields } from './lines-above-fields.ts';
import { fieldAt, fieldName } from './places.ts';
import type { Problem } from './problem.ts';
import { isTranslatable, textsIn } from './translatable.ts';
import type { FieldPath } from './walk-schema.ts';

/** Fields that speak to colleagues or name a source, not to visitors. */
const unshown = new Set(['cite', 'rule', 'about', 'source', 'reason', 'note', 'offers.name']);
/** Collections that hold figures, or nothing that a visitor reads. */
const exempt = new Set(['facts', 'waivers', 'bookings', 'social']);

type Judged = Pick<AnyEntry, 'collection' | 'frontmatter'>;
type Found = Pick<Problem, 'line' | 'column' | 'mark' | 'message' | 'field'>;

/** A problem for each figure that a file's copy writes out instead of quoting a fact. */
export function checkFigures(entry: Judged | undefined, facts: FactWords): Problem[] {
  if (entry === undefined || exempt.has(entry.collection)) return [];
  const { file, head } = entry.frontmatter;
  const found = [...inHead(entry, literalFigures(head), facts), ...inBody(entry, facts)];
  return found.map((problem) => ({ ...problem, file, severity: 'error' }));
}

function inBody({ frontmatter: { body, bodyLineOffset } }: Judged, facts: FactWords): Found[] {
  return literalFigures(body).map(({ words, index }) => ({
    ...placeInBody(body, bodyLineOffset, index, words.length),
    message: figureAdvice(words, facts),
  }));
}

function inHead({ collection, frontmatter }: Judged, figures: Figure[], facts: FactWords): Found[] {
  if (figures.length === 0) return [];
  const { values } = frontmatter;
  const texts = textsIn(collection, values);
  const telling = figures.filter(({ words }) => texts.some(({ text }) => says(text, words)));
  // Dates of fields that nobody is shown are the most frequent by far: no tree is read for them.
  if (telling.length === 0) return [];
  const { document, lineCounter: lines } = frontmatter;
  return telling.flatMap(({ words, index }): Found[] => {
    const path = fieldAt(document.contents, index);
    if (path === undefined || !isShown(collection, path) || !isTranslatable(collection, values, path))
      return [];
    const { line, col } = lines.linePos(index);
    const place = { line: line + linesAboveFields, column: col };
    return [
      {
        ...place,
        mark: { ...place, length: words.length },
        field: fieldName(path),
        message: figureAdvice(words, facts),
      },
    ];
  });
}

/** Whether a field's text has these words, as typed in the file: within them a line may end. */
function says(text: string, words: string): boolean {
  return words.includes('\n') ? oneLine(text).includes(oneLine(words)) : text.includes(words);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function isShown(collection: string, path: FieldPath): boolean {
  return ![...path, `${collection}.${path.join('.')}`].some((key) => unshown.has(String(key)));
}
