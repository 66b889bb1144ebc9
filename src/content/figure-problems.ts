import { isNode } from 'yaml';
import { placeInBody } from './body-checks.ts';
import type { AnyEntry } from './entry.ts';
import type { FactWords } from './facts.ts';
import type { Figure } from './figures.ts';
import { figureAdvice, literalFigures } from './figures.ts';
import { fieldName } from './places.ts';
import type { Problem } from './problem.ts';
import { textsIn } from './translatable.ts';

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

/** The tree is that of the file judged last, which is not read again. */
function inHead({ collection, frontmatter }: Judged, figures: Figure[], facts: FactWords): Found[] {
  if (figures.length === 0) return [];
  const { document, lineCounter: lines, lineOffset } = frontmatter;
  const fields = textsIn(collection, document.toJS() ?? {})
    .filter(
      ({ path }) => ![...path, `${collection}.${path.join('.')}`].some((key) => unshown.has(String(key))),
    )
    .flatMap(({ path }) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? [{ path, from: node.range[0], to: node.range[1] }] : [];
    });
  return figures.flatMap(({ words, index }): Found[] => {
    const field = fields.find(({ from, to }) => index >= from && index < to);
    if (field === undefined) return [];
    const { line, col } = lines.linePos(index);
    const place = { line: line + lineOffset, column: col };
    return [
      {
        ...place,
        mark: { ...place, length: words.length },
        field: fieldName(field.path),
        message: figureAdvice(words, facts),
      },
    ];
  });
}
