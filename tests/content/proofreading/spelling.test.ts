import { expect, test } from 'vitest';
import { misspelledIn } from '../../../src/proofreading/misspelled.ts';
import { spellingProblems } from '../../../src/proofreading/spelling.ts';
import { everyEntry } from '../../../src/content/site.ts';
import { loadEdited, realFiles, replaced } from '../edited-content.ts';
import type { Edits } from '../edited-content.ts';

/** Of the edited files alone: a new word of the content is a warning, and fails no test. */
async function reported(edits: Edits): Promise<string[]> {
  const { site } = loadEdited(edits);
  if (site === undefined) throw new Error('The content should be right.');
  const edited = everyEntry(site.entries).filter(({ file }) => Object.hasOwn(edits, file));
  const problems = await spellingProblems(edited, process.cwd());
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

test('a word that no dictionary has is reported at its place, with what may be meant', async () => {
  const probate = 'content/pages/probate.md';
  const offer = 'content/offers/immigration-consultation.md';
  const edits = {
    [probate]: replaced(probate, 'label: Probate', 'label: Probaet'),
    [offer]: replaced(offer, '  es: por consulta', '  es: por consluta'),
  };
  expect(await reported(edits)).toEqual([
    expect.stringMatching(
      /^content\/offers\/immigration-consultation\.md:\d+:11 "consluta" is in no Spanish dictionary\. Did you mean "consulta"/,
    ),
    expect.stringMatching(
      /^content\/pages\/probate\.md:\d+:8 "Probaet" is in no English dictionary\. Did you mean "probate".*\? If it is right, add it to content\/known-words\.txt\.$/,
    ),
  ]);
}, 120_000);

test('a word that stands in several places is reported once, and the other places are named', async () => {
  const probate = 'content/pages/probate.md';
  const question = 'content/faqs/foreclosure-bring.md';
  const edits = {
    [probate]: replaced(probate, 'label: Probate', 'label: Probaet'),
    [question]: `${realFiles.get(question)?.trimEnd()} One Probaet.\n\nAnother Probaet.\n`,
  };
  expect(await reported(edits)).toEqual([
    expect.stringMatching(
      /^content\/faqs\/foreclosure-bring\.md:\d+:\d+ "Probaet" .* The same in 2 other places: content\/faqs\/foreclosure-bring\.md:\d+, content\/pages\/probate\.md:\d+\.$/,
    ),
  ]);
}, 120_000);

const bringList = 'content/faqs/foreclosure-bring.md';
const withSentence = (text: string) => ({ [bringList]: `${realFiles.get(bringList)?.trimEnd()} ${text}\n` });

test('a translation that is still to be written is not looked up', async () => {
  const file = 'content/pages/probate-spanish.md';
  const source = realFiles.get('content/pages/probate.md') ?? '';
  const text = source.replace(
    /^title: .*$/m,
    "# FILL IN: translate every text.\ndraft: true\ntitle: 'FILL IN: title in Spanish (/probate)'\nlanguage: es",
  );
  const { site } = loadEdited({ [file]: text }, { preview: true });
  expect(site?.pages.has('/probate-spanish')).toBe(true);
  expect(await misspelledIn(site, process.cwd(), [file])).toEqual([]);
}, 120_000);

test('references are read as the characters that they mean', async () => {
  expect(await reported(withSentence('Fees&nbsp;and costs, Fees&#160;and Smith &amp; Sons.'))).toEqual([]);
  expect(await reported(withSentence('Bring a r&eacute;sum&eacute;.'))).toEqual([
    expect.stringContaining('"résumé" is in no English dictionary.'),
  ]);
}, 120_000);
