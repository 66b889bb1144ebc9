import { expect, test } from 'vitest';
import { linksIn } from '#content/markdown/links.ts';
import { parseMarkdown } from '#content/markdown/parse.ts';
import { languageVersions } from '#content/routes/translations.ts';
import type { Page, Site } from '#practice/site.ts';
import { translatableLines } from '#content/texts.ts';
import { loadEdited, realFiles } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

/** What must match between languages in a field or a paragraph. */
type Part = { facts: string[]; links: string[]; items: number; length: number };

function partsOf(site: Site, { entry }: Page): Map<string, Part> {
  return new Map(
    translatableLines(entry).map((line) => {
      const [name = '', text = ''] = line.split('\t');
      return [
        name,
        {
          facts: (text.match(/\{\{[a-z0-9-]+\}\}/g) ?? []).toSorted(),
          links: linksIn(parseMarkdown(text), text)
            .map(({ target }) => inEnglish(site, target))
            .toSorted(),
          items: text.split(' - ').length,
          length: text.length,
        },
      ];
    }),
  );
}

/** Maps an address of this site to its English page, to compare links. */
function inEnglish(site: Site, target: string): string {
  const [path = '', place] = target.split('#');
  const page = site.pages.get(path);
  const english = page && languageVersions(site, page).find(({ language }) => language === 'en');
  return [english?.path ?? path, ...(place === undefined ? [] : [place])].join('#');
}

/** A translation shorter than this share of the English text has probably lost a statement. */
const minShare = 0.8;
/** Shorter English texts are not compared. */
const minLength = 80;

/** Fields that only translations or only originals have. */
const oneSided = /^(?:switch\.back|closing\.)/;

/** A sentence for each difference between a translation and its original. */
function differences(site: Site): string[] {
  return [...site.pages.values()].flatMap((page) => {
    const english = languageVersions(site, page).find(({ language }) => language === 'en');
    if (english === undefined || english === page) return [];
    const [theirs, own] = [partsOf(site, english), partsOf(site, page)];
    const missing = (from: Map<string, Part>, to: Map<string, Part>, file: string, other: string) =>
      [...from.keys()]
        .filter((name) => !to.has(name) && !(oneSided.test(name) && page.entry.collection !== 'guides'))
        .map((name) => `${file} has no "${name}", which ${other} has.`);
    return [
      ...missing(theirs, own, page.entry.file, english.entry.file),
      ...missing(own, theirs, english.entry.file, page.entry.file),
      ...[...theirs].flatMap(([name, part]) => {
        const mine = own.get(name);
        return mine === undefined ? [] : compareParts(name, mine, part, page.entry.file, english.entry.file);
      }),
    ];
  });
}

function compareParts(name: string, own: Part, theirs: Part, file: string, other: string): string[] {
  const without = (from: string[], to: string[]) => from.filter((each) => !to.includes(each));
  return [
    ...without(theirs.facts, own.facts).map(
      (fact) => `"${name}" in ${file} does not quote ${fact}, as ${other} does.`,
    ),
    ...without(own.facts, theirs.facts).map(
      (fact) => `"${name}" in ${other} does not quote ${fact}, as ${file} does.`,
    ),
    ...without(theirs.links, own.links).map(
      (to) => `"${name}" in ${file} does not link to ${to}, as in ${other}.`,
    ),
    ...without(own.links, theirs.links).map(
      (to) => `"${name}" in ${other} does not link to ${to}, as in ${file}.`,
    ),
    ...(own.items === theirs.items
      ? []
      : [`"${name}" has ${own.items - 1} points in ${file} and ${theirs.items - 1} in ${other}.`]),
    ...(theirs.length > minLength && own.length < minShare * theirs.length
      ? [`"${name}" is much shorter in ${file} than in ${other}.`]
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
const edited = (change: (text: string) => string): Edits => ({
  [russian]: change(realFiles.get(russian) ?? ''),
});

test.each<[string, Edits, string]>([
  [
    'a point',
    edited((text) => text.replace(/^ {6}- Гражданство путём .*\n/m, '')),
    `${russian} has no "parts.0.points.6", which ${english} has.`,
  ],
  [
    'a fact',
    edited((text) => text.replace('{{tps-ukraine-end}}', 'октября')),
    `"status.text" in ${russian} does not quote {{tps-ukraine-end}}, as ${english} does.`,
  ],
  [
    'a link',
    edited((text) => text.replace('(https://www.uscis.gov/g-1055)', '(https://www.uscis.gov/fees)')),
    `"status.text" in ${russian} does not link to https://www.uscis.gov/g-1055, as in ${english}.`,
  ],
  [
    'a line of a list',
    edited((text) => text.replace(/^ {4}- берёт наличные .*\n/m, '')),
    `"warning.text" has 3 points in ${russian} and 4 in ${english}.`,
  ],
  [
    'half a sentence',
    edited((text) => text.replace(' и их требования к вам и работодателю', '')),
    `"parts.1.text" is much shorter in ${russian} than in ${english}.`,
  ],
])('%s missing in a translation is reported with both files', (_what, edits, sentence) => {
  expect(differencesAfter(edits)).toContain(sentence);
});
