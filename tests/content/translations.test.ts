import { expect, test } from 'vitest';
import { findLinks } from '#content/markdown/links.ts';
import { parseMarkdown } from '#content/markdown/parse.ts';
import { findLanguageVersions } from '#content/routes/translations.ts';
import type { Page, Site } from '#practice/site.ts';
import { listTranslatableLines } from '#content/texts.ts';
import { loadEdited, realFiles } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

/** The features of a field or paragraph that must match between languages. */
type Part = { facts: string[]; links: string[]; items: number; length: number };

function partsOf(site: Site, { entry }: Page): Map<string, Part> {
  return new Map(
    listTranslatableLines(entry).map((line) => {
      const [name = '', text = ''] = line.split('\t');
      return [
        name,
        {
          facts: (text.match(/\{\{[a-z0-9-]+\}\}/g) ?? []).toSorted(),
          links: findLinks(parseMarkdown(text), text)
            .map(({ target }) => toEnglish(site, target))
            .toSorted(),
          items: text.split(' - ').length,
          length: text.length,
        },
      ];
    }),
  );
}

/** Maps a URL of this site to its English page, to compare links. */
function toEnglish(site: Site, target: string): string {
  const [path = '', fragment] = target.split('#');
  const page = site.pages.get(path);
  const english = page && findLanguageVersions(site, page).find(({ language }) => language === 'en');
  return [english?.path ?? path, ...(fragment === undefined ? [] : [fragment])].join('#');
}

/** A translation shorter than this ratio to the English text has probably lost a statement. */
const minLengthRatio = 0.8;
/** Shorter English texts are not compared. */
const minLength = 80;

/** Fields that only translations or only originals have. */
const oneSidedFields = /^(?:switch\.back|closing\.)/;

/** Returns a message per difference between a translation and its original. */
function differences(site: Site): string[] {
  return [...site.pages.values()].flatMap((page) => {
    const english = findLanguageVersions(site, page).find(({ language }) => language === 'en');
    if (english === undefined || english === page) return [];
    const [englishParts, translatedParts] = [partsOf(site, english), partsOf(site, page)];
    const missingParts = (from: Map<string, Part>, to: Map<string, Part>, file: string, other: string) =>
      [...from.keys()]
        .filter((name) => !to.has(name) && !(oneSidedFields.test(name) && page.entry.collection !== 'guides'))
        .map((name) => `${file} has no "${name}", which ${other} has.`);
    return [
      ...missingParts(englishParts, translatedParts, page.entry.file, english.entry.file),
      ...missingParts(translatedParts, englishParts, english.entry.file, page.entry.file),
      ...[...englishParts].flatMap(([name, englishPart]) => {
        const translatedPart = translatedParts.get(name);
        return translatedPart === undefined
          ? []
          : compareParts(name, translatedPart, englishPart, page.entry.file, english.entry.file);
      }),
    ];
  });
}

function compareParts(
  name: string,
  translated: Part,
  english: Part,
  file: string,
  englishFile: string,
): string[] {
  const missingFrom = (from: string[], to: string[]) => from.filter((each) => !to.includes(each));
  return [
    ...missingFrom(english.facts, translated.facts).map(
      (fact) => `"${name}" in ${file} does not quote ${fact}, as ${englishFile} does.`,
    ),
    ...missingFrom(translated.facts, english.facts).map(
      (fact) => `"${name}" in ${englishFile} does not quote ${fact}, as ${file} does.`,
    ),
    ...missingFrom(english.links, translated.links).map(
      (to) => `"${name}" in ${file} does not link to ${to}, as in ${englishFile}.`,
    ),
    ...missingFrom(translated.links, english.links).map(
      (to) => `"${name}" in ${englishFile} does not link to ${to}, as in ${file}.`,
    ),
    ...(translated.items === english.items
      ? []
      : [
          `"${name}" has ${translated.items - 1} points in ${file} and ${english.items - 1} in ${englishFile}.`,
        ]),
    ...(english.length > minLength && translated.length < minLengthRatio * english.length
      ? [`"${name}" is much shorter in ${file} than in ${englishFile}.`]
      : []),
  ];
}

function differencesAfter(edits: Edits): string[] {
  const { site, problems } = loadEdited(edits);
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return differences(site);
}

test('every translated page has the parts, facts, links and list items of its English page', () => {
  expect(differencesAfter({})).toEqual([]);
});

const russian = 'content/immigration/immigration-russian.md';
const english = 'content/immigration/immigration-law.md';
const editRussian = (change: (text: string) => string): Edits => ({
  [russian]: change(realFiles.get(russian) ?? ''),
});

test.each<[string, Edits, string]>([
  [
    'a point',
    editRussian((text) => text.replace(/^ {6}- Гражданство путём .*\n/m, '')),
    `${russian} has no "parts.0.points.6", which ${english} has.`,
  ],
  [
    'a fact',
    editRussian((text) => text.replace('{{tps-ukraine-end}}', 'октября')),
    `"status.text" in ${russian} does not quote {{tps-ukraine-end}}, as ${english} does.`,
  ],
  [
    'a link',
    editRussian((text) => text.replace('(https://www.uscis.gov/g-1055)', '(https://www.uscis.gov/fees)')),
    `"status.text" in ${russian} does not link to https://www.uscis.gov/g-1055, as in ${english}.`,
  ],
  [
    'a list item',
    editRussian((text) => text.replace(/^ {4}- берёт наличные .*\n/m, '')),
    `"warning.text" has 3 points in ${russian} and 4 in ${english}.`,
  ],
  [
    'half a sentence',
    editRussian((text) => text.replace(' и их требования к вам и работодателю', '')),
    `"parts.1.text" is much shorter in ${russian} than in ${english}.`,
  ],
])('%s missing in a translation is reported with both files', (_what, edits, sentence) => {
  expect(differencesAfter(edits)).toContain(sentence);
});
