import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isReviewed, reviewedByAxe } from './reviewed.ts';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Question = { rule: string; reason: string; place: string };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, or in one part of it: rule,
 * place and reason. What it leaves open counts until it is reviewed.
 */
export async function axeFaults(page: Page, part = 'html'): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include(part)
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    })
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${oneLine(failureSummary)}`),
  );
  const open = incomplete.flatMap(questionsOf).filter((question) => !isReviewed(reviewedByAxe, question));
  return [...found, ...open.map(({ rule, reason, place }) => `unreviewed ${rule} (${reason}) ${place}`)];
}

function questionsOf({ id, nodes }: Results['incomplete'][number]): Question[] {
  return nodes.map(({ any, all, none, target }) => {
    // The key of axe's message stays the same from language to language; the message does not.
    const keys = [...any, ...all, ...none].map((check) => check.data?.messageKey ?? check.id);
    return { rule: id, reason: [...new Set(keys)].join(', '), place: target.join(' ') };
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 240);
}
