import { hitsInText } from '../../../../src/advertising/check-wording.ts';
import { Disclaimers } from '../../../../src/advertising/disclaimers.ts';
import { PageReader } from '../../../../src/advertising/page/bands.ts';
import { findOnPage, ruleOf } from '../../../../src/advertising/rules/index.ts';
import { TopicFinder } from '../../../../src/advertising/topics.ts';
import type { Labeled } from '../../../../bench/advertising/labeled.ts';
import { pageIn, pageWith, paragraph, site, today } from './findings.ts';

const disclaimers = new Disclaimers(site);
const context = {
  site,
  now: today,
  production: false,
  disclaimers,
  topicFinder: new TopicFinder(disclaimers),
};
const reader = new PageReader();

export type Verdict = 'refused' | 'asked' | 'left alone';

/** What comes of a sentence in a file of its own and in a paragraph of a page. */
export function verdictOn({ text, language }: Pick<Labeled, 'text' | 'language'>): Verdict {
  const { heard, asked } = hitsInText({ text, language, disclaimers: new Set() }, context);
  const page = site.pages.get(pageIn(language));
  const bands = reader.read(pageWith(paragraph(text), language));
  const onPage = page === undefined ? [] : findOnPage({ page, bands }, context);
  const severities = [...heard, ...asked, ...onPage.filter((hit) => hit.context === text)].map(
    ({ rule, severity }) => severity ?? ruleOf(rule).severity,
  );
  if (severities.includes('error')) return 'refused';
  return severities.includes('warning') ? 'asked' : 'left alone';
}

export type Shares = { bad: number; found: number; harmless: number; refused: number; warned: number };

/** How many of the bad sentences were found, and of the harmless ones refused or asked about. */
export function countVerdicts(sentences: readonly Labeled[]): Shares {
  const checked = sentences.map((sentence) => ({ isBad: sentence.isBad, verdict: verdictOn(sentence) }));
  const count = (isBad: boolean, verdicts: readonly Verdict[]) =>
    checked.filter((one) => one.isBad === isBad && verdicts.includes(one.verdict)).length;
  return {
    bad: checked.filter(({ isBad }) => isBad).length,
    found: count(true, ['refused', 'asked']),
    harmless: checked.filter(({ isBad }) => !isBad).length,
    refused: count(false, ['refused']),
    warned: count(false, ['asked']),
  };
}
