import { concepts, numberOf } from './vocabularies/vocabulary.ts';
import type { Concept } from './vocabularies/vocabulary.ts';

/**
 * Who does what to whom, in any order of words and clauses, in every language. A frame holds where a sentence has each
 * of its parts: `|` stands between those of which one will do, `~` before what is denied, `!` before what must be
 * missing.
 */
const written = `
  we|lawyer win|save|fix|vanish !hedge !question
  we win|save|get absolute|future|promise|brag
  you|home save|stay promise|absolute|we !court !hedge
  nobody|~lose|~skip home|case we
  we force|lower bank|court|office|other|money
  approve|win visa|case we|promise !hedge !court
  when we win|lower|vanish|save|delay !fee !pay
  vanish case|money you !court
  ~lose we
  you get|win visa|money|case|home !when !hedge !bank
  we number|percent win|save|lower|approve|record
  client|family number|percent save|stay|get|lower|visa
  money get|win|lower client|we|family number|money !court !law
  record best|absolute|percent|number we|client
  best|than|brag lawyer|we !neg
  best|brag|fierce lawyer !neg !bank
  best|than|brag case|expert|visa !court !law !office !bank
  nobody|other than|best we !hedge
  nobody|other know|fierce|thank|win we
  fierce|fear bank|court|other we|lawyer
  ~than other|nobody
  lawyer other we !hedge
  expert we|lawyer|you !court !bank !office !neg
  expert case|visa|law|fee !court !bank !office !neg
  know absolute|nobody|best we
  approve expert|lawyer case|visa|law !neg
  pay|fee|money when win|lose|get|approve|save !court !bank !office !question !hedge
  nothing|~pay|~fee when|win|lose|approve we|you !court !bank !office !question
  share when|win|get|nothing we|you|fee
  nothing case|lawyer|fee lose|win|get
  pay win|lose we|you !court !bank
  fear family|home|you !hedge !warn !question
  fear bank|office|other !warn
  fear question family|you
  lose absolute|home|family you !hedge !when !court
  urgent contact|hire|chance exclaim
  urgent|chance hire|contact !court !law !office
  chance best|urgent|vanish|lose|absolute !court !office !law
  lose chance|urgent
  gift you|client|hire|refer !court !law !office !bank !neg
  gift we|hire !neg !court
  refer money|gift|get !neg
  money refer|hire we|you !neg
  skip pay|fee|money|case !question !when !court !neg
  ~pay|~skip bank|case|fee you|we|bank !question !hedge !court
  shun|~contact|~say|~get bank !warn !question
  pay we|lawyer money|case|fee
  bank urgent|~contact say|contact|get
  we|you|tie office|court approve|tie|influence !neg
  we influence|tie court|office
  we office|court say|refer|hire !neg
  office|court tie|fee|lower you !we !hedge
  we stall|delay|stay !neg !hedge
  stall|delay bank|court|case we|you !hedge !neg
  stay span you|we|home !hedge !court
  stall span|stay
  case span we|you !hedge !court
  helper we|you !neg !warn !question !law !duty
  helper advise|know|visa !neg !warn !question !hedge !law
  ~lawyer helper|advise|visa|we !warn !question
  helper than|fee|nothing lawyer
  quote i|they|thank|review !say !question
  i they|lawyer|we save|win|thank|get|best|money
  client|family thank|review|say we
  review|thank best|number|absolute|we
`;

/** The place of a concept among those said plainly and those denied. */
export function atomOf(concept: number, denied: boolean): number {
  return concept * 2 + (denied ? 1 : 0);
}

/** How many places there are. */
export const atomCount = concepts.length * 2;

type Frame = { name: string; needs: number[][]; lacks: number[] };

function atomNamed(text: string): number {
  const name = text.replace('~', '');
  // The frames are written with the names of concepts; a test finds others.
  return atomOf(numberOf(name as Concept), text.startsWith('~'));
}

export const frames: readonly Frame[] = written
  .trim()
  .split('\n')
  .map((line) => {
    const name = line.trim();
    const parts = name.split(' ');
    return {
      name,
      needs: parts.filter((part) => !part.startsWith('!')).map((part) => part.split('|').map(atomNamed)),
      lacks: parts.filter((part) => part.startsWith('!')).map((part) => atomNamed(part.slice(1))),
    };
  });

/** Frames by what they may hold for: the atoms of the part with the fewest. */
const framesOf: readonly number[][] = Array.from({ length: atomCount }, () => []);
frames.forEach(({ needs }, number) => {
  const [rarest = []] = needs.toSorted((a, b) => a.length - b.length);
  for (const atom of rarest) framesOf[atom]?.push(number);
});

/** The frames that hold where a sentence speaks of these atoms, each once, in their order. */
export function framesThatHold(atoms: Iterable<number>, spoken: Uint8Array): number[] {
  const found = new Set<number>();
  for (const atom of atoms) {
    for (const number of framesOf[atom] ?? []) {
      const frame = frames[number];
      if (frame !== undefined && holds(frame, spoken)) found.add(number);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

function holds({ needs, lacks }: Frame, spoken: Uint8Array): boolean {
  for (const anyOf of needs) {
    let isThere = false;
    for (const atom of anyOf) if (spoken[atom] === 1) isThere = true;
    if (!isThere) return false;
  }
  for (const atom of lacks) if (spoken[atom] === 1) return false;
  return true;
}
