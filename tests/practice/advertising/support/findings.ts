import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, checkEntryText } from '#practice/advertising/check.ts';
import type { Finding } from '#practice/advertising/rule.ts';
import type { Language } from '#content/languages/languages.ts';
import { loadContent, parseFile } from '#practice/content.ts';
import { fixture } from '../../../fixtures/firm-content.ts';

const { site } = await loadContent({ root: fixture, now: new Date('2026-11-21T17:00:00Z') });
const context = site && createContext(site);

/** Collects the findings for a question with this text. */
export function collectFindings(text: string, language: Language = 'en'): Finding[] {
  const head = `question: Why?\nlanguage: ${language}`;
  const file = { path: 'content/faqs/zz-new.md', text: `---\n${head}\n---\n\n${text}\n` };
  const { entry } = parseFile(file, new Map());
  if (entry === undefined || context === undefined) throw new Error(`The question can't be read: ${text}`);
  return checkEntryText(entry, context);
}

export function listRules(text: string, language: Language = 'en'): string[] {
  return collectFindings(text, language).map(({ rule }) => rule ?? 'none');
}

/** Reads the lines of a corpus: a language and other values, separated by tabs. */
export function readCorpus(name: string): [Language, ...string[]][] {
  const path = join(process.cwd(), 'tests/practice/advertising/corpus', `${name}.txt`);
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [language = 'en', ...rest] = line.split('\t');
      // The corpora only use the site's languages.
      return [language as Language, ...rest];
    });
}
