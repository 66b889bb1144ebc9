import { expect, test } from 'vitest';
import { advertisingProblems } from '#practice/advertising/check.ts';
import { newFaq, problemsAfter, realFiles, replaced, reportedAfter } from '../../content/edited-content.ts';
import type { Edits, Setting } from '../../content/edited-content.ts';

const county = 'content/counties/pasco.md';

/** What is reported of the words of some edited files. */
function reported(edits: Edits, setting: Setting = {}): string[] {
  return reportedAfter(edits, { ...setting, alsoCheck: advertisingProblems }).filter((line) =>
    line.includes('AD-'),
  );
}

/** Where in a new question with these fields and this text something is reported, and of which words. */
function placesIn(head: string, body = 'An answer.'): string[] {
  return reported({ [newFaq]: `---\n${head}\n---\n\n${body}\n` }).map((line) =>
    line.replace(/^\S+?:(\S+) +(AD-\d\d): ("[^"]*").*$/, '$1 $2 $3'),
  );
}

test('a promise in a county file is reported at its line and column, with the page that shows it', () => {
  const text = `${realFiles.get(county) ?? ''}\nWe guarantee that we will win your case.\n`;
  const line = text.split('\n').length - 1;
  const [promise, prediction] = reported({ [county]: text });
  expect(promise).toBe(
    `${county}:${line}:4 AD-07: "guarantee" reads as a promise or prediction of an outcome. Say what the firm does, not how a case will end. (shown on /pasco-foreclosure-defense) [Florida Bar rule 4-7.13(b)(1); Colo. RPC 7.1(a)(3)]`,
  );
  expect(prediction).toContain(`${county}:${line}:19 AD-07: "we will win"`);
});

test('exactly the words are underlined', () => {
  const edits = { [newFaq]: '---\nquestion: Why?\n---\n\nWe guarantee it.\n' };
  expect(problemsAfter(edits, { alsoCheck: advertisingProblems })[0]).toContain(
    '  > 5 | We guarantee it.\n      |    ^^^^^^^^^',
  );
});

test('each place has its own line and column, behind figures, marks and links as well', () => {
  const body =
    'In {{answer-deadline}}, **we guarantee** it.\n\n- One\n- See [what we guarantee](/probate), and\n  we guarantee more.';
  expect(placesIn('question: Why?', body)).toEqual([
    '5:30 AD-07 "guarantee"',
    '8:16 AD-07 "guarantee"',
    '9:6 AD-07 "guarantee"',
  ]);
});

test.each([
  ['question: Do we guarantee it?', '2:17'],
  ['question: "Is \\"this\\" what we guarantee?"', '2:32'],
  ["question: 'The firm''s word: we guarantee it'", '2:33'],
  ['question: >-\n  A long question,\n  and we guarantee it', '4:10'],
])('words of a field stand where they are typed: %s', (head, place) => {
  expect(placesIn(head)).toEqual([`${place} AD-07 "guarantee"`]);
});

test('words that stand twice in a field are reported twice', () => {
  expect(placesIn('question: We guarantee it, and we guarantee more.')).toEqual([
    '2:14 AD-07 "guarantee"',
    '2:35 AD-07 "guarantee"',
  ]);
});

test('a field is read in its own language', () => {
  expect(placesIn('question: Чому?\nlanguage: uk', 'Ми гарантуємо результат.')).toEqual([
    '6:4 AD-07 "гарантуємо"',
  ]);
  const offer = [...realFiles.keys()].find((file) => file.startsWith('content/offers/')) ?? '';
  const [uk] = /^ {2}uk: /m.exec(realFiles.get(offer) ?? '') ?? [];
  expect(uk).toBeDefined();
  expect(reported({ [offer]: replaced(offer, '  uk: ', '  uk: Гарантуємо. ') })[0]).toContain(
    'AD-07: "Гарантуємо"',
  );
});

test('notes for colleagues and disclaimers make no claims', () => {
  expect(placesIn('question: Why?\nnote: We guarantee it.')).toEqual([]);
  const disclaimer = 'content/disclaimers/results.md';
  expect(
    reported({
      [disclaimer]: replaced(
        disclaimer,
        '  en: ',
        '  en: We guarantee nothing but effort, and we guarantee it. ',
      ),
    }),
  ).toEqual([]);
});

test.each(['TODO: write this.', 'Call {phone} today.'])(
  'words that another check reports are reported once: %s',
  (text) => {
    const all = reportedAfter(
      { [newFaq]: `---\nquestion: Why?\n---\n\n${text}\n` },
      { alsoCheck: advertisingProblems },
    );
    expect(all.filter((line) => line.startsWith(newFaq))).toHaveLength(1);
  },
);

test('a mistake in the file of an office makes no false office of what is said of it', () => {
  const office = 'content/offices/florida.md';
  const text = `---\nquestion: Why?\n---\n\nVisit our Tampa office.\n`;
  expect(reported({ [newFaq]: text })).toEqual([
    expect.stringContaining('"our Tampa office" names an office'),
  ]);
  expect(reported({ [newFaq]: text, [office]: replaced(office, 'phone:', 'phoen:') })).toEqual([]);
  expect(reported({ [office]: replaced(office, 'phone:', 'phone') })).toEqual([]);
});

const testimonial = 'content/testimonials/colorado-reduction.md';

test('nobody changes the words of a client: choose others, or ask for a waiver', () => {
  const said = 'They guaranteed us a win and saved us $4,200 in 20 days! The best attorney in Denver.';
  const text = (realFiles.get(testimonial) ?? '').replace(/^The county had.*$/m, said);
  const all = reportedAfter({ [testimonial]: text }, { alsoCheck: advertisingProblems });
  expect(all.map((line) => /AD-\d\d: "([^"]*)"/.exec(line)?.[1])).toEqual(
    expect.arrayContaining(['guaranteed', '$4,200', '20 days', 'The best attorney']),
  );
  for (const line of all)
    expect(line).toContain(
      'Don’t edit a client’s words. Choose another testimonial, or ask the attorney for a waiver (content/waivers).',
    );
});

test('a waiver permits a figure in the words of a client', () => {
  const text = (realFiles.get(testimonial) ?? '').replace(/^The county had.*$/m, 'It was over in 20 days.');
  const waiver = 'content/waivers/colorado-testimonial-reduction.md';
  const edits = {
    [testimonial]: text,
    [waiver]: (realFiles.get(waiver) ?? '')
      .replace(/^(?:page|file): .*$/m, `file: ${testimonial}`)
      .replace(/^found: .*$/m, 'found: 20 days'),
  };
  expect(reported(edits)).toEqual([]);
});

const questioned = 'While we are your lawyers, no bank will ever take your home from you.';

test('of terms and policies nothing is questioned, while what a rule finds is reported', () => {
  const policy = 'content/legal/terms-of-service.md';
  const ended = (words: string) => ({ [policy]: `${realFiles.get(policy) ?? ''}\n${words}\n` });
  expect(reported(ended(questioned))).toEqual([]);
  expect(reported(ended('We guarantee that you win.')).join()).toContain('AD-07');
});

test('a question is one plain sentence about a sentence, with what to do', () => {
  const [question] = reported({ [newFaq]: `---\nquestion: Why?\n---\n\n${questioned}\n` });
  expect(question).toContain(
    `AD-07: "${questioned}" may read as a promise of a result. Say what the firm does instead. If this isn’t about the firm, say who does it, or ask the attorney for a waiver.`,
  );
});

test('at most one question is asked about a part', () => {
  const twice = `${questioned} ${questioned.replace('home', 'house')}`;
  expect(reported({ [newFaq]: `---\nquestion: Why?\n---\n\n${twice}\n\n${questioned}\n` })).toHaveLength(1);
});

test('what a fact says is checked where it is quoted', () => {
  const name = 'content/facts/attorney-name.md';
  const said = (words: string) =>
    reported({ [name]: (realFiles.get(name) ?? '').replace(/^statedAs: .*$/m, `statedAs: ${words}`) }).join(
      '\n',
    );
  expect(said('The best attorney in Florida')).toContain('"The best attorney" compares');
  expect(said('Jane Doe of our Tampa office')).toContain('"our Tampa office" names');
});

test('a fact with an error, whose amount an offer quotes, does not stop the check', () => {
  const fact = 'content/facts/immigration-fee.md';
  const edits = { [fact]: replaced(fact, 'statedAs: "$199"', 'statedAs: "$249"') };
  expect(reportedAfter(edits, { alsoCheck: advertisingProblems }).join('\n')).toContain(fact);
});
