import { expect, test } from 'vitest';
import { onlyProblem, problemsAfter, realFiles, replaced, reportedAfter } from '../edited-content.ts';

const page = 'content/pages/probate.md';

test('a repeated id is reported', () => {
  const question =
    /^ {6}- probate-[\w-]+$/m.exec((realFiles.get(page) ?? '').split('faqs:')[1] ?? '')?.[0] ?? '';
  expect(onlyProblem({ [page]: replaced(page, question, `${question}\n${question}`) })).toContain(
    'is already the name of a place on this page',
  );
  const id = /^ {4}id: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  expect(problemsAfter({ [page]: replaced(page, id, '    id: main') }).join('\n')).toContain(
    '"main" is already the name of a place on this page',
  );
});

test.each([
  ['content/pages/foreclosure-defense.md', 'consultation'],
  ['content/pages/foreclosure-defense.md', 'consultation-heading'],
  ['content/pages/wrongful-death.md', 'wrongful-death'],
  ['content/pages/blog.md', 'subscribe-email'],
  ['content/tax/colorado-property-tax-appeal.md', 'fine'],
])('in %s the id "%s" is taken', (file, name) => {
  const text = (realFiles.get(file) ?? '').replace(/^ {2}- type: call-to-action\n/m, `$&    id: ${name}\n`);
  expect(onlyProblem({ [file]: text })).toContain(
    `id  "${name}" is already the name of a place on this page.`,
  );
});

test('a form that appears twice on a page is reported', () => {
  const blog = 'content/pages/blog.md';
  const part = (form: string) => `sections:\n  - type: form\n    form: ${form}\n    heading: A form\n`;
  expect(onlyProblem({ [blog]: replaced(blog, 'sections:\n', part('subscribe')) })).toMatch(
    /content\/pages\/blog\.md:\d+:11\n {2}form {2}"subscribe" is already on this page\. Show each form once\./,
  );
  const main = 'content/pages/foreclosure-defense.md';
  expect(onlyProblem({ [main]: replaced(main, 'sections:\n', part('consultation')) })).toContain(
    'form  "consultation" already opens on this page from each button with "do: consult". Remove this section.',
  );
  expect(problemsAfter({ [blog]: replaced(blog, 'sections:\n', part('consultation')) })).toEqual([]);
});

test('two booking buttons with the same placement are reported', () => {
  const appeals = 'content/pages/appeals.md';
  const text = replaced(appeals, 'placement: bottom', 'placement: hero');
  const line = 1 + text.split('\n').findLastIndex((each) => each.includes('placement: hero'));
  expect(reportedAfter({ [appeals]: text })).toEqual([
    `${appeals}:${line}:20 placement  "hero" is also the placement of another booking button on this page. Give each button its own.`,
  ]);
});
