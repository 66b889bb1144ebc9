import { expect, test } from 'vitest';
import { checkAdvertising } from '../../../src/advertising/check-pages.ts';
import { emptyWordingCache, hitsInText, wordingProblems } from '../../../src/advertising/check-wording.ts';
import { Disclaimers } from '../../../src/advertising/disclaimers.ts';
import type { Context } from '../../../src/advertising/rules/rule.ts';
import { TopicFinder } from '../../../src/advertising/topics.ts';
import { languages } from '../../../src/content/languages/languages.ts';
import { parseFile } from '../../../src/practice/content.ts';
import type { Entries, Entry } from '../../../src/practice/site.ts';
import { adversarialTexts, superlinear } from '../growth.ts';
import type { Work } from '../growth.ts';
import { pageWith, site, today } from './support/findings.ts';

const disclaimers = new Disclaimers(site);
const context: Context = {
  site,
  now: today,
  production: false,
  disclaimers,
  topicFinder: new TopicFinder(disclaimers),
};

/** The check of the words of one new question, with the places of what it finds. */
function checkWords(text: string): void {
  const file = { path: 'content/faqs/new.md', text };
  const { entry } = parseFile(file, new Map());
  if (entry === undefined) return;
  const emptied = Object.entries(site.entries).map(([name, map]) => [
    name,
    shared.has(name) ? map : new Map(),
  ]);
  // Each map keeps its name.
  const none = Object.fromEntries(emptied) as Entries;
  const faqs = new Map([['new', entry as Entry<'faqs'>]]);
  const content = { entries: { ...none, faqs }, pages: new Map(), wrongFiles: new Set<string>() };
  wordingProblems({ ...content, now: today, production: false }, emptyWordingCache());
}

const shared: ReadonlySet<string> = new Set(['site', 'disclaimers', 'offices']);

const works: Work[] = [
  ...languages.map((language) => ({
    name: language,
    run: (text: string) => hitsInText({ text, language, disclaimers: new Set<string>() }, context),
  })),
  { name: 'places in the body', run: (text) => checkWords(`---\nquestion: Why?\n---\n\n${text}\n`) },
  {
    name: 'places in a field',
    run: (text) => checkWords(`---\nquestion: ${JSON.stringify(text)}\n---\n\nBecause.\n`),
  },
  {
    name: 'a page',
    run: (text) => {
      const html = pageWith(`<section><p>${text.replaceAll('<', '&lt;')}</p></section>`);
      checkAdvertising({ site, pages: new Map([['/probate', html]]), sources: new Map(), now: today });
    },
  },
];

test.each(adversarialTexts)('the advertising check takes no quadratic time for $name', (text) => {
  expect(superlinear(works, text)).toEqual([]);
});
