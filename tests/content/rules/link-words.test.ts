import { expect, test } from 'vitest';
import { faqProblems, lineOf, newFaq, problemsAfter, realFiles, replaced } from '../edited-content.ts';

test.each(['click here', 'Here', 'this page', '**Read more**', 'aquí', 'здесь', 'тут'])(
  'the link text "%s" is too vague',
  (words) => {
    const problems = faqProblems(`To learn what it costs: [${words}](/probate).`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`"${words}" doesn’t describe the link’s destination`);
    expect(problems[0]).toContain('(warning)');
  },
);

test('two links with the same text and different targets are reported', () => {
  const problems = faqProblems(
    'See [our page](/probate), then [Our page](/appeals), and [our page](/probate) again.',
  );
  expect(problems).toEqual([
    expect.stringContaining('have the text "Our page" but different destinations, /probate and /appeals.'),
  ]);
  expect(problems[0]).toContain(`${newFaq}:5:`);
});

test('anchors and slashes don’t make targets different, and notes don’t count', () => {
  const links = [
    'https://www.myorangeclerk.com',
    'https://www.myorangeclerk.com/',
    '/probate',
    '/probate#wills',
  ];
  const text = links.map((to, index) => `[${index < 2 ? 'The clerk' : 'Probate'}](${to})`).join(' ');
  expect(faqProblems(text).filter((problem) => problem.includes('different destinations'))).toEqual([]);
  const head = 'question: Why?\nnote: See [the statute](/appeals).';
  const body = 'See [the statute](/probate).';
  expect(problemsAfter({ [newFaq]: `---\n${head}\n---\n\n${body}\n` })).toEqual([]);
});

test('a repeated link is valid', () => {
  expect(faqProblems('See [probate](/probate), [appeals](/appeals) and [probate](/probate).')).toEqual([]);
});

test('two pages can’t have the same description', () => {
  const [line = ''] = realFiles.get('content/counties/broward.md')?.match(/^description:.*$/m) ?? [];
  const [before = ''] = realFiles.get('content/counties/pasco.md')?.match(/^description:.*$/m) ?? [];
  const pasco = 'content/counties/pasco.md';
  expect(problemsAfter({ [pasco]: replaced(pasco, before, line) })).toEqual([
    expect.stringContaining('description  is the same as in content/counties/broward.md.'),
  ]);
});

const page = 'content/pages/probate.md';
const labeled = (label: string) => problemsAfter({ [page]: replaced(page, 'Read common questions', label) });

test('two buttons with the same label and different targets are reported', () => {
  expect(labeled('Book a free probate Consultation')).toEqual([
    expect.stringContaining(
      `label  is also on the button of line ${lineOf(page, 'Book a free probate consultation')},`,
    ),
  ]);
});

test('vague button labels are reported, and two buttons with one target may share a label', () => {
  for (const label of ['Learn more', 'Learn More →', 'Details.'])
    expect(labeled(label).join('\n')).toContain('label  doesn’t describe what this button does');
  const button = '      - do: page\n        label: Read common questions\n        to: "#faq"\n';
  const same = replaced(page, '      - do: email\n', button);
  expect(problemsAfter({ [page]: same })).toEqual([]);
});

test('too long texts of links and buttons are reported', () => {
  const long =
    'what the court expects of you, of the lender and of everyone else who was named in the papers that you got today';
  expect(faqProblems(`Read [${long}](/probate).`)).toEqual([
    expect.stringContaining(`This link text has ${long.length} characters`),
  ]);
  for (const label of ['label: Book a free probate consultation', 'label: Probate\n']) {
    const text = replaced(page, label, `label: ${long}\n`);
    expect(problemsAfter({ [page]: text })[0]).toContain(
      `must be at most 60 characters long; it has ${long.length}.`,
    );
  }
});
