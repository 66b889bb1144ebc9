import { expect, test } from 'vitest';
import { findMisspellings } from '#practice/proofreading/spelling.ts';
import { loadEdited, loadSiteWith, fixtureFiles, replaceInFile } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';

/** Lists the spelling problems in the edited files. */
async function listMisspellings(edits: Edits): Promise<string[]> {
  const problems = await findMisspellings(loadSiteWith(edits), process.cwd(), Object.keys(edits));
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

test('an unknown word is reported at its position with suggestions', async () => {
  const probate = 'content/pages/probate.md';
  const offer = 'content/offers/immigration-consultation.md';
  const edits = {
    [probate]: replaceInFile(probate, 'label: Probate', 'label: Probaet'),
    [offer]: replaceInFile(offer, '  es: por consulta', '  es: por consluta'),
  };
  expect(await listMisspellings(edits)).toEqual([
    expect.stringMatching(
      /^content\/offers\/immigration-consultation\.md:\d+:11 "consluta" isn’t in the Spanish dictionary\. Did you mean "consulta"/,
    ),
    expect.stringMatching(
      /^content\/pages\/probate\.md:\d+:8 "Probaet" isn’t in the English dictionary\. Did you mean "probate".*\? If it’s correct, add it to content\/known-words\.txt\.$/,
    ),
  ]);
}, 120_000);

test('a repeated unknown word is reported once with its other locations', async () => {
  const probate = 'content/pages/probate.md';
  const question = 'content/faqs/foreclosure-bring.md';
  const edits = {
    [probate]: replaceInFile(probate, 'label: Probate', 'label: Probaet'),
    [question]: `${fixtureFiles.get(question)?.trimEnd()} One Probaet.\n\nAnother Probaet.\n`,
  };
  expect(await listMisspellings(edits)).toEqual([
    expect.stringMatching(
      /^content\/faqs\/foreclosure-bring\.md:\d+:\d+ "Probaet" .* Also in 2 other places: content\/faqs\/foreclosure-bring\.md:\d+, content\/pages\/probate\.md:\d+\.$/,
    ),
  ]);
}, 120_000);

const bringList = 'content/faqs/foreclosure-bring.md';
const appendSentence = (text: string) => ({
  [bringList]: `${fixtureFiles.get(bringList)?.trimEnd()} ${text}\n`,
});

test('an unfinished translation is not spell-checked', async () => {
  const file = 'content/pages/probate-spanish.md';
  const source = fixtureFiles.get('content/pages/probate.md') ?? '';
  const text = source.replace(
    /^title: .*$/m,
    "# FILL IN: translate every text.\ndraft: true\ntitle: 'FILL IN: title in Spanish (/probate)'\nlanguage: es",
  );
  const { site } = loadEdited({ [file]: text }, { preview: true });
  expect(site?.pages.has('/probate-spanish')).toBe(true);
  expect(await findMisspellings(site, process.cwd(), [file])).toEqual([]);
}, 120_000);

test('the names of Florida’s counties and their seats are known words', async () => {
  expect(await listMisspellings(appendSentence('The court is in Wauchula or in Bonifay.'))).toEqual([]);
}, 120_000);

test('HTML entities are decoded before the check', async () => {
  expect(
    await listMisspellings(appendSentence('Fees&nbsp;and costs, Fees&#160;and Smith &amp; Sons.')),
  ).toEqual([]);
  expect(await listMisspellings(appendSentence('Bring a r&eacute;sum&eacute;.'))).toEqual([
    expect.stringContaining('"résumé" isn’t in the English dictionary.'),
  ]);
}, 120_000);
