import type { AnyEntry } from './entry.ts';
import { matchesOf } from './matches.ts';
import type { Problem } from './problem.ts';
import type { Finding } from './shown-places.ts';
import { findShown } from './shown-places.ts';

/** One of `signs` stands in every text that may hold such a slip: looking for them is all that most files cost. */
type Slip = {
  signs: readonly string[];
  pattern: RegExp;
  say: (words: string) => string;
  /** Right content may say the same. */
  severity?: 'warning';
};

const notReady = (words: string) =>
  `"${words}" reads like a remark in a draft. Write what belongs here, or take it away; a "note" field may keep it.`;
const fromWord = (words: string) =>
  `"${words}" is left over from Word. Write what belongs here, or take it away.`;

const slips: readonly Slip[] = [
  {
    signs: ['['],
    pattern:
      /(?<!\\)\[(?:(?:insert|enter|add|fill|check|ask|confirm|verify|replace|pending|to\s?do|tbd|tba|your|name|date|phone|address|e-?mail|amount|client|insertar|poner|вставити|вставте|вставить|вставьте)(?![\p{L}-])[^\]\n]{0,80}|\?+)\](?!\()/giu,
    say: notReady,
  },
  {
    signs: ['['],
    pattern: /(?<!\\)\[(?!PDF\])\p{Lu}[\p{Lu} _-]{2,40}\](?!\()/gu,
    say: notReady,
    severity: 'warning',
  },
  { signs: ['['], pattern: /(?<=\p{L})\[[A-Z]{1,3}\d{1,3}\]/gu, say: fromWord },
  { signs: ['Error!'], pattern: /Error! (?:Reference|Bookmark|Hyperlink|No )[^.\n]*\.?/g, say: fromWord },
  { signs: ['HYPERLINK'], pattern: /HYPERLINK\s+"?[^"\s]*"?/g, say: fromWord },
  {
    signs: ['DRAFT', 'Draft', 'draft'],
    pattern:
      /\((?:DRAFT|[Dd]raft)(?: (?:v|version )?\.?\d+(?:\.\d+)?)?\)|(?<!\p{L})DRAFT(?: v?\d+)?(?!\p{L})/gu,
    say: notReady,
    severity: 'warning',
  },
  {
    signs: ['TODO', 'TBD', 'TBA', 'FIXME', 'XXX', 'ХХХ', 'orem ipsum'],
    pattern: /(?<!\p{L})(?:TODO|TBD|TBA|FIXME|XXX+|ХХХ+|[Ll]orem ipsum)(?!\p{L})/gu,
    say: notReady,
  },
  {
    signs: ['â€', 'Ã', 'Ð', 'Ñ'],
    pattern:
      /[^\s"]*(?:â€[\u0080-\u00BF\u0152-\u2122]?|Ã[\u0080-\u00BF\u0152-\u2122]|(?:[ÐÑ][\u0080-\u00BF\u0152-\u2122]){2,})[^\s"]*/g,
    say: (words) =>
      `"${words}" was saved in one encoding and read in another. Type these words again, and save the file as UTF-8.`,
  },
];

/** What drafts, Word and wrong encodings leave in the words that visitors read. */
export function checkDraftSlips(entry: Pick<AnyEntry, 'collection' | 'frontmatter'>): Problem[] {
  const { text, file } = entry.frontmatter;
  const likely = slips.filter(({ signs }) => signs.some((sign) => text.includes(sign)));
  if (likely.length === 0) return [];
  return findShown(entry, (words) => firstOfEach(likely.flatMap((slip) => slipsIn(words, slip)))).map(
    (problem) => ({ severity: 'error', ...problem, file }),
  );
}

/** "[NAME]" is a remark for two reasons, and told once. */
function firstOfEach(found: Finding[]): Finding[] {
  return found.filter(({ index }, at) => found.findIndex((other) => other.index === index) === at);
}

function slipsIn(text: string, { pattern, say, severity }: Slip): Finding[] {
  return matchesOf(text, pattern).map(({ 0: words, index }) => ({
    index,
    length: words.length,
    say: () => say(words),
    severity,
  }));
}
