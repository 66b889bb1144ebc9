import { expect, test } from 'vitest';
import { placeholdersIn } from '../../../src/practice/schemas/frame.ts';
import { problemsAfter, realFiles, replaced } from '../edited-content.ts';

const frame = 'content/frames/es.md';

test.each([
  [
    'call: Llamar al {phone}',
    'call: Llamar al {teléfono}',
    'call  must hold {phone} just so, in every language: the site puts the words there. It reads "Llamar al {teléfono}", and would show {teléfono} as typed.',
  ],
  ['call: Llamar al {phone}', 'call: Llamar', 'call  must hold {phone} just so'],
  ['{attorney}, {firm}, oficina', '{attorney}, oficina', 'responsible  must hold {firm} just so'],
  ['close: Cerrar', 'close: Cerrar {name}', 'close  holds {name}, which would be shown as typed.'],
])('%s made %s', (before, after, sentence) => {
  const problems = problemsAfter({ [frame]: replaced(frame, before, after) });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

test('the description of each word names the placeholders of the English frame', () => {
  const english = (realFiles.get('content/frames/en.md') ?? '').split('\n');
  for (const line of english.filter((each) => each.includes('{'))) {
    const [key = ''] = line.split(':');
    const broken = problemsAfter({
      'content/frames/en.md': replaced('content/frames/en.md', line, `${key}: Words`),
    });
    expect(broken[0]).toContain(`${key}  must hold ${placeholdersIn(line).join(' and ')} just so`);
  }
});
