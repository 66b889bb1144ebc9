/** What the rules look for, as patterns over small letters. */
type Topics = {
  /** Promises and predictions of an outcome (AD-07). */
  guarantee: RegExp;
  /** Comparisons and characterisations that nobody can measure (AD-09). */
  comparison: RegExp;
  /** Claims of being an expert or specialist (AD-14). */
  specialist: RegExp;
  /** Claims of certification (AD-15). */
  certified: RegExp;
  /** Matters that will be passed to another lawyer (AD-05). */
  referral: RegExp;
  /** Fees that depend on a recovery (AD-16). */
  contingent: RegExp;
  /** Past results (AD-08) and averages of results (AD-07). */
  results: RegExp;
  average: RegExp;
  /** How long a case takes (AD-07). */
  span: RegExp;
  /** Being reachable at every hour, and a deadline said to be absolute (AD-06). */
  alwaysOpen: RegExp;
  noExtension: RegExp;
  /** Immigration programs that open and close at short notice (AD-10). */
  program: RegExp;
  /** Appeals to fear (AD-19). */
  fear: RegExp;
  /** Gifts and prizes (AD-20). */
  inducement: RegExp;
  /** Advice that 12 CFR 1015 forbids near mortgage help, and government ties (AD-25). */
  lenderSilence: RegExp;
  /** Winning time as such: a reason to look again (AD-25). */
  delay: RegExp;
  /** Titles that mislead newcomers to the country (AD-26). */
  notario: RegExp;
  /** Free consultations (AD-27). */
  free: RegExp;
  /** Bankruptcy as a service (AD-28). */
  bankruptcy: RegExp;
  /** Years of different work added up (AD-29). */
  combined: RegExp;
  /** Words left over from drafting (AD-30). */
  unfinished: RegExp;
};

export type Topic = keyof Topics;

/** How one language says the opposite of a statement, as patterns over small letters. */
export type Denial = {
  /** Words that deny what follows them in the same clause. */
  words: RegExp;
  /** Phrases that hold such a word and deny nothing that follows. */
  empty: RegExp;
  /** Words that begin a clause of its own, whatever was denied before. */
  turns: RegExp;
  /** Behind a comma or dash, words with which the clause before goes on: "We do not, and cannot, guarantee". */
  goesOn: RegExp;
};

/** All that the rules know of one language. */
export type Lexicon = {
  topics: Topics;
  /** Colorado's position on certification (AD-15). */
  certifiedDisclosure: RegExp;
  /** Words that say a referral plainly (AD-05). */
  referralSaid: RegExp;
  /** Words that say who bears the costs (AD-16). */
  costsSaid: RegExp;
  /** Words that say what a price leaves out (AD-16). */
  priceScope: RegExp;
  /** Words that keep a span of time from being a promise (AD-07). */
  spanQualified: RegExp;
  /** Words that make a mention a warning: that such a person is no lawyer, or must not be trusted (AD-26). */
  warning: RegExp;
  /** The two parts of a sum of years (AD-29). */
  management: RegExp;
  law: RegExp;
  /** "our … office": the place stands in the first group (AD-02). */
  office: RegExp;
  /** A license together with the places that it is claimed for (AD-10). */
  licensed: PlacesClaimed;
  /** How the language says the opposite of a statement. */
  denial: Denial;
  /**
   * A person who answers for somebody's debt guarantees it: words of the
   * law that promise no outcome, as patterns over small letters.
   */
  ofDebt: RegExp;
};

const letter = "a-zа-яёіїєґáéíóúüñç'";
const wordStart = `(?<![${letter}\\d])`;
const wordEnd = `(?![${letter}\\d])`;

/**
 * One pattern from many phrases in small letters, compiled once. Phrases are set apart by a
 * semicolon or a new line. In a phrase a space stands for any white space or a hyphen, ` ?` for the
 * same or nothing, `~` for any ending of a word, `@` for any word, and `#` for a number. Everything
 * else is regular expression syntax. Without the flags i and u it runs several times as fast.
 */
export function phrases({ raw }: TemplateStringsArray, ...parts: string[]): RegExp {
  const written = String.raw({ raw }, ...parts)
    .split(/\s*[;\n]\s*/)
    .filter((phrase) => phrase !== '')
    .map((phrase) =>
      phrase
        .replaceAll(' ?', '[\\s-]*')
        .replaceAll(' ', '[\\s-]+')
        .replaceAll('@', `[${letter}]+`)
        .replaceAll('~', `[${letter}]*`)
        .replaceAll('#', '\\d[\\d,.]{0,20}'),
    );
  return new RegExp(`${wordStart}(?:${written.join('|')})${wordEnd}`, 'g');
}

/**
 * Whether a text matches any of these patterns. Those that `phrases` made share their edges
 * and are looked for at once, which takes a fifth of the time of one after the other.
 */
export function anyOf(patterns: RegExp[]): (text: string) => boolean {
  const made = patterns.filter(isMade).map(({ source }) => source.slice(wordStart.length, -wordEnd.length));
  const atOnce = new RegExp(`${wordStart}(?:${made.join('|')})${wordEnd}`);
  const others = patterns.filter((pattern) => !isMade(pattern));
  return (text) => atOnce.test(text) || others.some((pattern) => text.search(pattern) >= 0);
}

function isMade({ source }: RegExp): boolean {
  return source.startsWith(wordStart) && source.endsWith(wordEnd);
}

const place = '\\p{Lu}[\\p{L}-]*\\p{L}';

type Claim = {
  /** What is claimed, up to the first place. */
  claim: string;
  /** Words between two places. */
  and: string;
  /** Words that may stand before each place. */
  before: string;
};

/** What is claimed together with all the places that it is claimed for, and a quick look for whether anything is. */
type PlacesClaimed = { mayStandIn: RegExp; all: RegExp };

/** The words of a claim without their first letter, which may be small or not. */
const wordsOfClaim = /(?<!\\)\p{L}{4,}/gu;

/** A place is what begins with a capital letter. */
export function placesOf({ claim, and, before }: Claim): PlacesClaimed {
  const one = `(?:(?:${before}) ){0,3}${place}`;
  return {
    mayStandIn: new RegExp((claim.match(wordsOfClaim) ?? []).join('|')),
    all: new RegExp(`(?:${claim}) ${one}(?:(?:,? (?:${and}) |, | )${one})*`, 'gu'),
  };
}
