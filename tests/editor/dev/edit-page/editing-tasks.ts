/** A text edited on a page: first with a mistake, which is refused, and then correctly. */
export type Task = {
  page: string;
  /** The text to click. */
  at: string;
  file: string;
  /** The changed part of the file; no other byte may differ. */
  was: string;
  becomes: string;
  /** If the panel's text differs from the file's, such as by quotes. */
  typed?: [was: string, becomes: string];
  /** Typed first. */
  mistake: string;
  refused: string;
  /** The page's final text, if it differs from the typed one. */
  shown?: string;
};

const empty = 'is missing.';
const noFact = '{{no-such-fact}} isn’t a fact.';
const notClosed = 'This fact has {{ but no }}.';

export const tasks: Task[] = [
  {
    page: '/probate',
    at: 'When someone dies, the law asks',
    file: 'content/pages/probate.md',
    was: 'paperwork. This page tells you',
    becomes: 'papers. This page tells you',
    mistake: 'The first talk is about {{no-such-fact}}.',
    refused: noFact,
  },
  {
    page: '/probate',
    at: 'Kinds of probate in Florida',
    file: 'content/pages/probate.md',
    was: 'heading: Kinds of probate in Florida',
    becomes: 'heading: "Florida: kinds of probate"',
    typed: ['Kinds of probate in Florida', 'Florida: kinds of probate'],
    mistake: 'Kinds of probate in {{Florida',
    refused: notClosed,
    shown: 'Florida: kinds of probate',
  },
  {
    page: '/probate',
    at: 'No. Property with a named beneficiary',
    file: 'content/faqs/probate-always-needed.md',
    was: 'No. Property with a named beneficiary',
    becomes: 'Not always. Property with a named beneficiary',
    mistake: 'See [this page](/no-such-page).',
    refused: '/no-such-page',
  },
  {
    page: '/probate',
    at: 'This is a typical range, not a promise.',
    file: 'content/disclaimers/timeline.md',
    was: 'en: This is a typical range, not a promise.',
    becomes: 'en: This range is typical, and no promise.',
    typed: ['This is a typical range, not a promise.', 'This range is typical, and no promise.'],
    mistake: '',
    refused: empty,
    shown: 'This range is typical, and no promise.',
  },
  {
    page: '/pasco-foreclosure-defense',
    at: 'Next to Pasco',
    file: 'content/site/county-defaults.md',
    was: 'Next to {county}',
    becomes: 'Beside {county}',
    mistake: 'Next to {cuonty}:',
    refused: 'cuonty',
    shown: 'Beside Pasco',
  },
  {
    page: '/pasco-foreclosure-defense',
    at: 'Lacoochee',
    file: 'content/counties/pasco.md',
    was: '    - Lacoochee',
    becomes: '    - Lacoochee and Lutz',
    typed: ['Lacoochee', 'Lacoochee and Lutz'],
    shown: 'Lacoochee and Lutz',
    mistake: '{{no-such-fact}}',
    refused: noFact,
  },
  {
    page: '/colorado-property-tax-appeal',
    at: 'The county had put far too high',
    file: 'content/testimonials/colorado-reduction.md',
    was: 'The county had put far too high a value on our house.',
    becomes: 'The county had valued our house far too high.',
    mistake: '',
    refused: 'missing',
  },
  {
    page: '/guides/served-today',
    at: 'Keep everything together, the envelope too.',
    file: 'content/guides/served-today.mdx',
    was: 'Keep everything together, the envelope too.',
    becomes: 'Keep all of it together, the envelope too.',
    mistake: '<Timelin id="what-happens-next" />',
    refused: 'Timelin',
  },
];
