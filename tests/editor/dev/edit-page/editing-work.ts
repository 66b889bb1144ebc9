import type { ProposedChange, FieldAt, Posted } from '#editor/contract.ts';

/** Changes of one file other than text edits, saved together. */
export type Work = {
  what: string;
  file: string;
  changes: ProposedChange[];
  /** The changed parts of the file; no other byte may differ. */
  diff: [was: string | RegExp, becomes: string][];
  mistake: ProposedChange[];
  refused: string;
  /** A picture to upload first. */
  picture?: Posted['picture'];
};

type Step = string | number;

function work(
  what: string,
  file: string,
  make: (
    set: (words: string, ...path: Step[]) => ProposedChange,
    list: (...path: Step[]) => { list: { file: string; path: Step[] } },
  ) => Omit<Work, 'what' | 'file'>,
): Work {
  const set = (words: string, ...path: Step[]): ProposedChange => ({ place: { file, path }, words });
  const list = (...path: Step[]) => ({ list: { file, path } });
  return { what, file, ...make(set, list) };
}

const testimonial: FieldAt = { file: 'content/testimonials/small-business.md', path: [], body: true };
const probate = 'content/pages/probate.md';
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const guarantee = 'We guarantee that we will win your case';

export const works: Work[] = [
  work('a fee, in its fact', 'content/facts/immigration-fee.md', (set) => ({
    changes: [set('249', 'value'), set('$249', 'statedAs')],
    diff: [
      ['value: 199', 'value: 249'],
      ['statedAs: "$199"', 'statedAs: "$249"'],
    ],
    mistake: [set('$249', 'statedAs')],
    refused: '199',
  })),
  work('a heading that promises', probate, (set) => ({
    changes: [set('Probate, without the hurry', 'hero', 'heading')],
    diff: [['heading: Probate, explained one step at a time', 'heading: Probate, without the hurry']],
    mistake: [set(guarantee, 'hero', 'heading')],
    refused: 'guarantee',
  })),
  work('a question added', probate, (_set, list) => ({
    changes: [{ ...list('sections', 8, 'faqs'), add: 'appeals-how-long', at: 1 }],
    diff: [['      - probate-always-needed\n', '      - probate-always-needed\n      - appeals-how-long\n']],
    mistake: [{ ...list('sections', 8, 'faqs'), add: 'no-such-question', at: 1 }],
    refused: 'no-such-question',
  })),
  work('a card moved', probate, (_set, list) => ({
    changes: [{ ...list('sections', 3, 'services'), move: [0, 2] }],
    diff: [
      [
        '      - probate-florida-formal\n      - probate-florida-summary\n      - probate-florida-disposition\n',
        '      - probate-florida-summary\n      - probate-florida-disposition\n      - probate-florida-formal\n',
      ],
    ],
    mistake: [{ ...list('sections', 3, 'services'), move: [0, 99] }],
    refused: 'no longer in the list',
  })),
  work('a card taken off a page', probate, (_set, list) => ({
    changes: [{ ...list('sections', 3, 'services'), remove: 1 }],
    diff: [['      - probate-florida-summary\n', '']],
    mistake: [{ ...list('sections', 3, 'services'), remove: 9 }],
    refused: 'no longer in the list',
  })),
  work('a testimonial', 'content/testimonials/small-business.md', () => ({
    changes: [{ place: testimonial, words: '{{attorney-name}} read our contracts with us.' }],
    diff: [[/^We had been .*$/m, '{{attorney-name}} read our contracts with us.']],
    mistake: [{ place: testimonial, words: '' }],
    refused: 'missing',
  })),
  work('an offer that has ended, for another season', 'content/offers/estate-special.md', (set) => ({
    changes: [set('2027-09-01', 'validFrom'), set('2027-09-30', 'validThrough')],
    diff: [
      ['validFrom: 2025-09-01', 'validFrom: 2027-09-01'],
      ['validThrough: 2025-09-30', 'validThrough: 2027-09-30'],
    ],
    mistake: [set('30.09.2027', 'validThrough')],
    refused: 'must be a date like',
  })),
  work('a translation brought up to date', 'content/immigration/immigration-spanish.md', (set) => ({
    changes: [set('Ayuda en asuntos de inmigración en EE. UU.', 'hero', 'heading')],
    diff: [
      ['Ayuda en asuntos de inmigración en Estados Unidos', 'Ayuda en asuntos de inmigración en EE. UU.'],
    ],
    mistake: [set('Garantizamos que ganaremos su caso', 'hero', 'heading')],
    refused: 'AD-',
  })),
  work('the wording of a deadline in four languages', 'content/facts/answer-deadline.md', (set) => ({
    changes: [
      set('20 days from service', 'statedAs'),
      set('20 днів від вручення', 'translations', 'uk'),
      set('20 дней со вручения', 'translations', 'ru'),
      set('20 días desde la entrega', 'translations', 'es'),
    ],
    diff: [
      ['statedAs: "20 days"', 'statedAs: "20 days from service"'],
      ['uk: "20 днів"', 'uk: "20 днів від вручення"'],
      ['ru: "20 дней"', 'ru: "20 дней со вручения"'],
      ['es: "20 días"', 'es: "20 días desde la entrega"'],
    ],
    mistake: [set('', 'translations', 'ru'), set('21 days', 'statedAs')],
    refused: '21',
  })),
  work('a step added to a list', 'content/counties/pasco.md', (_set, list) => ({
    changes: [{ ...list('communities', 'names'), add: "Land's End: the point", at: 0 }],
    diff: [['    - New Port Richey\n', `    - "Land's End: the point"\n    - New Port Richey\n`]],
    mistake: [{ ...list('communities', 'names'), add: '{{no-such-fact}}', at: 0 }],
    refused: '{{no-such-fact}} isn’t a fact.',
  })),
  work('a picture of an article', 'content/articles/how-to-read-a-trim-notice.md', (set) => ({
    changes: [set('/images/new-photo.png', 'imageUrl'), set('A notice on a kitchen table', 'imageAlt')],
    diff: [
      ['imageUrl: /images/articles/trim-notice.svg', 'imageUrl: /images/new-photo.png'],
      [
        'imageAlt: Drawing of a notice with columns of numbers beside a calendar',
        'imageAlt: A notice on a kitchen table',
      ],
    ],
    mistake: [set('/images/no-such-picture.png', 'imageUrl')],
    refused: '/images/no-such-picture.png',
    picture: { name: 'new-photo.png', dataBase64: onePixel },
  })),
  work('a word of the menu', 'content/frames/en.md', (set) => ({
    changes: [set('All pages', 'menu')],
    diff: [['menu: Menu', 'menu: All pages']],
    mistake: [set('', 'menu')],
    refused: 'is missing.',
  })),
];
