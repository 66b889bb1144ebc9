import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hitsInText } from '../../src/advertising/check-wording.ts';
import { Disclaimers } from '../../src/advertising/disclaimers.ts';
import { TopicFinder } from '../../src/advertising/topics.ts';
import { loadContent } from '../../src/practice/content.ts';
import type { Problem } from '../../src/content/report/problem.ts';
import { waiverHash } from '../../src/practice/rules/approvals.ts';
import { languages } from '../../src/content/languages/languages.ts';
import type { Language } from '../../src/content/languages/languages.ts';
import { literalFigures } from '../../src/practice/rules/figures.ts';
import { everyEntry } from '../../src/content/site.ts';
import type { Site } from '../../src/practice/site.ts';
import { hashInLanguage, wordsHash } from '../../src/content/texts.ts';
import { badStatements } from '../content/advertising/bad-statements.ts';
import { cleanStatements } from '../content/advertising/clean-statements.ts';
import { literal } from '../content/advertising/figure-samples.ts';
import { loadEdited } from '../content/edited-content.ts';
import { brokenFiles } from '../content/explain/corpus/broken-files.ts';
import { pageParts } from './page-parts.ts';

/** Lines by subject, and for pages by subject and part. This is the only file here that imports the product. */
export type Frozen = { [subject: string]: string[] };

/** The parts of each page of the last build. */
export function frozenPages(root: string): Frozen {
  const folder = join(root, 'dist/client');
  const files = globSync('**/*.html', { cwd: folder }).toSorted();
  if (files.length === 0) throw new Error('There is no build to read. Run: npm run build');
  return Object.fromEntries(
    files.flatMap((file) =>
      Object.entries(pageParts(readFileSync(join(folder, file), 'utf8'))).map(([part, lines]) => [
        `${relative('.', file)}, ${part}`,
        lines,
      ]),
    ),
  );
}

/** Every diagnostic of the corpora and of the content itself. */
export async function frozenDiagnostics(root: string, now: Date): Promise<Frozen> {
  const { site, problems } = await loadContent({ root, now });
  if (site === undefined) throw new Error('The content has problems. Run: npm run check');
  const broken = brokenFiles.map(({ mistake, file, text }) => {
    const found = loadEdited({ [file]: text }).problems.filter((problem) => problem.file === file);
    return [`broken file: ${mistake}`, found.map(describe)];
  });
  const figures = literal.map(([text]) => [
    `figures: ${text}`,
    literalFigures(text).map(({ index, words }) => `${index + 1} ${words}`),
  ]);
  return Object.fromEntries([
    ...broken,
    ...figures,
    ...frozenWording(site, now),
    ['content', problems.map(inFile)],
  ]);
}

function frozenWording(site: Site, now: Date): [string, string[]][] {
  const disclaimers = new Disclaimers(site);
  const context = { site, now, production: false, disclaimers, topicFinder: new TopicFinder(disclaimers) };
  const clean = languages.flatMap((language) =>
    (cleanStatements[language] ?? []).map((text): [Language, string] => [language, text]),
  );
  const bad = badStatements.map(([language, , text]): [Language, string] => [language, text]);
  return [...bad, ...clean].map(([language, text]) => {
    const { heard, asked } = hitsInText({ text, language, disclaimers: new Set() }, context);
    const found = [...heard, ...asked].map(
      ({ rule, severity = 'as the rule', index, found: words }) =>
        `${index + 1} ${rule} (${severity}) ${words}`,
    );
    return [`wording, ${language}: ${text}`, found];
  });
}

function describe({ line, column, field, rule, severity, message }: Problem): string {
  const name = field === undefined ? '' : `${field}  `;
  return `${line}:${column} ${severity} ${rule ?? 'schema'}: ${name}${message}`;
}

function inFile(problem: Problem): string {
  return `${problem.file}:${describe(problem)}`;
}

/** The hashes by which approvals and translations know the words of each file. */
export async function frozenHashes(root: string, now: Date): Promise<Frozen> {
  const { site } = await loadContent({ root, now });
  if (site === undefined) throw new Error('The content has problems. Run: npm run check');
  return Object.fromEntries(
    everyEntry(site.entries)
      .map((entry) => [
        entry.file,
        entry.collection === 'waivers'
          ? [waiverHash(entry)]
          : [
              wordsHash(entry),
              ...languages.map((language) => `${language} ${hashInLanguage(entry, language)}`),
            ],
      ])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}
