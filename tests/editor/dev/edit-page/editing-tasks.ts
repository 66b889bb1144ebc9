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
    at: 'Probate, explained one step at a time',
    file: 'content/pages/probate.md',
    was: 'Probate, explained one step at a time',
    becomes: 'Probate, one plain step at a time',
    mistake: '',
    refused: empty,
  },
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
    at: 'Book a free probate consultation',
    file: 'content/pages/probate.md',
    was: 'label: Book a free probate consultation\n        booking: probate-estate\n        placement: bottom',
    becomes:
      'label: Book a free talk about probate\n        booking: probate-estate\n        placement: bottom',
    typed: ['Book a free probate consultation', 'Book a free talk about probate'],
    mistake: 'Book a free probate consultation with the lawyer who will read all your papers',
    refused: '60',
    shown: 'Book a free talk about probate',
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
    at: 'Formal administration',
    file: 'content/services/probate-florida-formal.md',
    was: 'Formal administration',
    becomes: 'The formal way',
    mistake: '',
    refused: empty,
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
    at: 'In Colorado an heir must outlive',
    file: 'content/pages/probate.md',
    was: 'In Colorado an heir must outlive',
    becomes: 'In Colorado, an heir must outlive',
    mistake: 'In Colorado an heir must outlive by {{colorado-survivel}}.',
    refused: 'Did you mean',
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
    page: '/',
    at: 'When were you served?',
    file: 'content/deadlines/answer.md',
    was: 'When were you served?',
    becomes: 'On which day were you served?',
    mistake: '',
    refused: empty,
  },
  {
    page: '/',
    at: 'wills, revocable trusts and advance',
    file: 'content/pages/index.md',
    was: 'wills, revocable trusts and advance directives"',
    becomes: 'wills, trusts and advance directives"',
    typed: ['wills, revocable trusts and advance directives', 'wills, trusts and advance directives'],
    mistake: '[Estate planning](/estate-plans): wills',
    refused: '/estate-plans',
    shown: 'wills, trusts and advance directives',
  },
  {
    page: '/',
    at: '100 Example Avenue, Suite 200',
    file: 'content/offices/florida.md',
    was: '100 Example Avenue, Suite 200',
    becomes: '100 Example Avenue, Suite 210',
    mistake: '',
    refused: empty,
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
    page: '/pasco-foreclosure-defense',
    at: 'Western Pasco is part of the region',
    file: 'content/counties/pasco.md',
    was: 'where sinkhole claims have been common.',
    becomes: 'where sinkhole claims were common.',
    mistake: 'Western Pasco: read [more](/pasco).',
    refused: '/pasco',
  },
  {
    page: '/immigration-spanish',
    at: 'Ayuda en asuntos de inmigración',
    file: 'content/immigration/immigration-spanish.md',
    was: 'Ayuda en asuntos de inmigración en Estados Unidos',
    becomes: 'Ayuda con su inmigración a Estados Unidos',
    mistake: '',
    refused: empty,
  },
  {
    page: '/immigration-ukrainian',
    at: 'Рішення за вами',
    file: 'content/fees/immigration-ukrainian.md',
    was: 'Рішення за вами',
    becomes: 'Рішення тільки за вами',
    mistake: 'Рішення за вами {{no-such-fact}}',
    refused: noFact,
  },
  {
    page: '/florida-property-tax-appeals',
    at: 'Act within 25 days',
    file: 'content/tax/florida-property-tax-appeals.md',
    was: 'Act within {{trim-window}}',
    becomes: 'Act in the {{trim-window}}',
    mistake: 'Act within {{trim-windows}}',
    refused: 'Did you mean',
    shown: 'Act in the 25 days',
  },
  {
    page: '/florida-estate-planning',
    at: 'This special was offered in',
    file: 'content/offers/estate-special.md',
    was: 'en: This special was offered in {{estate-special-month}} and has ended.',
    becomes: 'en: This special of {{estate-special-month}} has ended.',
    typed: [
      'This special was offered in {{estate-special-month}} and has ended.',
      'This special of {{estate-special-month}} has ended.',
    ],
    mistake: 'This special was offered in {{estate-special-moth}}.',
    refused: 'Did you mean',
    shown: 'This special of September 2025 has ended.',
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
