import { expect, test } from 'vitest';
import { findLinks } from '../../src/content/markdown/links.ts';
import { languageVersions } from '../../src/content/routes/translations.ts';
import type { Page, Site } from '../../src/practice/site.ts';
import { translatableLines } from '../../src/content/texts.ts';
import { loadEdited, realFiles } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

/** One part of a page: a field, or a paragraph of the text, with what it quotes and where it leads. */
type Part = { facts: string[]; links: string[]; items: number; length: number };

/** What a page says, part by part, in words that are the same in every language. */
function partsOf(site: Site, { entry }: Page): Map<string, Part> {
  return new Map(
    translatableLines(entry).map((line) => {
      const [name = '', text = ''] = line.split('\t');
      return [
        name,
        {
          facts: (text.match(/\{\{[a-z0-9-]+\}\}/g) ?? []).toSorted(),
          links: findLinks(text)
            .map(({ target }) => inEnglish(site, target))
            .toSorted(),
          items: text.split(' - ').length,
          length: text.length,
        },
      ];
    }),
  );
}

/** The English page of an address of this site, so that links can be compared. */
function inEnglish(site: Site, target: string): string {
  const [path = '', place] = target.split('#');
  const page = site.pages.get(path);
  const english = page && languageVersions(site, page).find(({ language }) => language === 'en');
  return [english?.path ?? path, ...(place === undefined ? [] : [place])].join('#');
}

/** What is said in fewer words than this share of the English ones has lost a thought. Short parts differ by chance. */
const leastShare = 0.8;
const shortest = 80;

/** Fields that only translations have, or only pages that are none. */
const ofOneKind = /^(?:switch\.back|closing\.)/;

/** A sentence for each thing that one version says and the other does not. */
function differences(site: Site): string[] {
  return [...site.pages.values()].flatMap((page) => {
    const english = languageVersions(site, page).find(({ language }) => language === 'en');
    if (english === undefined || english === page) return [];
    const [theirs, own] = [partsOf(site, english), partsOf(site, page)];
    const missing = (from: Map<string, Part>, to: Map<string, Part>, file: string, other: string) =>
      [...from.keys()]
        .filter((name) => !to.has(name) && !(ofOneKind.test(name) && page.entry.collection !== 'guides'))
        .map((name) => `${file} has no "${name}", which ${other} has.`);
    return [
      ...missing(theirs, own, page.entry.file, english.entry.file),
      ...missing(own, theirs, english.entry.file, page.entry.file),
      ...[...theirs].flatMap(([name, part]) => {
        const mine = own.get(name);
        return mine === undefined ? [] : unlike(name, mine, part, page.entry.file, english.entry.file);
      }),
    ];
  });
}

function unlike(name: string, own: Part, theirs: Part, file: string, other: string): string[] {
  const without = (from: string[], to: string[]) => from.filter((each) => !to.includes(each));
  return [
    ...without(theirs.facts, own.facts).map(
      (fact) => `"${name}" in ${file} does not quote ${fact}, as ${other} does.`,
    ),
    ...without(own.facts, theirs.facts).map(
      (fact) => `"${name}" in ${other} does not quote ${fact}, as ${file} does.`,
    ),
    ...without(theirs.links, own.links).map(
      (to) => `"${name}" in ${file} does not lead to ${to}, as in ${other}.`,
    ),
    ...without(own.links, theirs.links).map(
      (to) => `"${name}" in ${other} does not lead to ${to}, as in ${file}.`,
    ),
    ...(own.items === theirs.items
      ? []
      : [`"${name}" has ${own.items - 1} points in ${file} and ${theirs.items - 1} in ${other}.`]),
    ...(theirs.length > shortest && own.length < leastShare * theirs.length
      ? [`"${name}" says less in ${file} than in ${other}.`]
      : []),
  ];
}

function differencesAfter(edits: Edits): string[] {
  const { site, problems } = loadEdited(edits);
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return differences(site);
}

test('every translated page says what its English page says: the same parts, facts, links and points', () => {
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
    `"status.text" in ${russian} does not lead to https://www.uscis.gov/g-1055, as in ${english}.`,
  ],
  [
    'a line of a list',
    edited((text) => text.replace(/^ {4}- берёт наличные .*\n/m, '')),
    `"warning.text" has 3 points in ${russian} and 4 in ${english}.`,
  ],
  [
    'half a sentence',
    edited((text) => text.replace(' и их требования к вам и работодателю', '')),
    `"parts.1.text" says less in ${russian} than in ${english}.`,
  ],
])('%s that a translation lost is named, with both files', (_what, edits, sentence) => {
  expect(differencesAfter(edits)).toContain(sentence);
});
