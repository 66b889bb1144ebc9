const place = '\\p{Lu}[\\p{L}-]*\\p{L}';

type Claim = {
  /** What is claimed, up to the first place. */
  claim: string;
  /** Words between two places. */
  and: string;
  /** Words that may stand before each place. */
  before: string;
};

/** A pattern that finds what is claimed together with all the places that it is claimed for. */
export function placesOf({ claim, and, before }: Claim): RegExp {
  const one = `(?:(?:${before}) ){0,3}${place}`;
  return new RegExp(`(?:${claim}) ${one}(?:(?:,? (?:${and}) |, | )${one})*`, 'gu');
}
