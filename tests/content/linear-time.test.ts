import { afterEach, expect, test } from 'vitest';
import { collections } from '#practice/collections.ts';
import { parseFile } from '#practice/content.ts';
import { listAllowedPlaceholders } from '#content/defaults.ts';
import { definition } from '#practice/definition.ts';
import { proseRules, rules as allRules } from '#practice/rules/index.ts';
import type { Rule } from '#content/rules/rule.ts';
import { runRules } from '#content/rules/run.ts';
import type { AnyEntry } from '#practice/site.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { parseTexts, readTexts } from '#content/texts.ts';
import type { ParsedText } from '#content/texts.ts';
import { computeReadingLevel } from '#operations/report/reading-levels.ts';
import { adversarialTexts, findSuperlinearFunctions } from './growth.ts';
import type { TextFunction } from './growth.ts';

const path = 'content/faqs/new.md';

const facts = new Map(
  [
    ['answer-deadline', 'days', 20, '20 days'],
    ['consultation-fee', 'usd', 425, '$425'],
  ].flatMap(([name, unit, value, statedAs]) => {
    const text = `---\nvalue: ${value}\nunit: ${unit}\nstatedAs: ${statedAs}\n---\n`;
    const { factText: factEntry } = parseFile({ path: `content/facts/${name}.md`, text }, new Map());
    return factEntry === undefined ? [] : [factEntry];
  }),
);

const files: Record<string, (text: string) => string> = {
  'the body': (text) => `---\nquestion: Why?\n---\n\n${text}\n`,
  'a quoted value': (text) => `---\nquestion: ${JSON.stringify(text)}\n---\n\nBecause.\n`,
};

/** Files in which most text is invalid YAML, to measure the explanations of errors. */
const brokenFiles: Record<string, (text: string) => string> = {
  'a plain value': (text) => `---\nquestion: ${text}\n---\n\nBecause.\n`,
  'a line of the fields': (text) => `---\nquestion: Why?\n${text}\n---\n\nBecause.\n`,
  'an open quotation': (text) => `---\nquestion: "${text}\n---\n\nBecause.\n`,
  'a file without fields': (text) => text,
};

const placeholders = listAllowedPlaceholders(definition);

const rules: Rule<AnyEntry>[] = [
  ...[...allRules.source, ...allRules.facts].map((rule) => ({
    ...rule,
    run: (entry: AnyEntry) =>
      rule.run(entry, { facts, placeholders, parsedTexts: parsedTexts.get(entry) ?? [] }),
  })),
  ...allRules.entry,
  ...proseRules,
];

const entries = new Map<string, AnyEntry>();
const parsedTexts = new WeakMap<AnyEntry, ParsedText[]>();
afterEach(() => entries.clear());

/** Parses a file into an entry, cached for all rules, even if a field is invalid. */
function parseEntry(text: string): AnyEntry {
  const cachedEntry = entries.get(text);
  if (cachedEntry !== undefined) return cachedEntry;
  const frontmatter = splitFrontmatter({ path, text });
  const data = { question: 'Why?', language: 'en', confirm: [] };
  // `data` has only the fields of a question that rules read.
  const entry = {
    collection: 'faqs',
    config: collections.faqs,
    id: 'new',
    file: path,
    frontmatter,
    texts: readTexts({ config: collections.faqs, frontmatter }),
    links: [],
    references: [],
    body: { html: '', headings: [] },
    data,
  } as AnyEntry;
  entries.set(text, entry);
  parsedTexts.set(entry, parseTexts(entry.texts, path, facts, placeholders));
  return entry;
}

const functions: TextFunction[] = [
  ...Object.entries(files).flatMap(([place, createFile]) =>
    rules.map((rule) => ({
      name: `${rule.id}, ${place}`,
      run: (text: string) => runRules([rule], parseEntry(createFile(text)), undefined),
    })),
  ),
  ...Object.entries({ ...files, ...brokenFiles }).map(([place, createFile]) => ({
    name: `parsing ${place}`,
    run: (text: string) => parseFile({ path, text: createFile(text) }, facts),
  })),
  { name: 'reading level', run: computeReadingLevel },
];

test.each(adversarialTexts)('no rule and no parser takes quadratic time for $name', (text) => {
  expect(findSuperlinearFunctions(functions, text)).toEqual([]);
});
