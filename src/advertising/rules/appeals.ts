import type { CheckedText, Rule, TextReport } from './rule.ts';
import { wrongWords } from './statements.ts';

/** Words of fear and rows of exclamation marks. */
export const appealsToFear: Rule = {
  id: 'AD-19',
  name: 'Appeals to fear',
  authority: 'Florida Bar rule 4-7.15(a)',
  severity: 'warning',
  run: {
    text: [
      wrongWords({
        topic: 'fear',
        mayBeOverruled: true,
        message: 'may appeal to fear instead of reason.',
        fix: 'Say what happens and what to do about it.',
      }),
      checkShouting,
    ],
  },
};

function checkShouting({ text }: CheckedText): TextReport[] {
  const marks = text.includes('!') ? /!\s*!|[!].*[!].*[!]/.exec(text) : null;
  if (marks === null) return [];
  const found = marks[0].slice(-60);
  return [
    {
      found,
      message: 'shouts.',
      fix: 'One exclamation mark is enough, or none.',
      index: marks.index + marks[0].length - found.length,
      context: text,
    },
  ];
}

/** Words that offer something of value for hiring the firm. */
export const gifts: Rule = {
  id: 'AD-20',
  name: 'Gifts and prizes',
  authority: 'Florida Bar rule 4-7.15(d)',
  severity: 'error',
  run: {
    text: [
      wrongWords({
        topic: 'inducement',
        mayBeOverruled: true,
        mayBeDenied: true,
        message: 'offers something of value for hiring the firm.',
        fix: 'Remove the offer. A discounted fee is allowed.',
      }),
    ],
  },
};
