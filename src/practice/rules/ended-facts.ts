import { hasEnded } from '#content/calendar.ts';
import { listQuotedFacts } from '#content/facts/quoted-facts.ts';
import { listStrings } from '#content/fields/walk.ts';
import { isShown } from '#content/routes/publishing.ts';
import type { Entry } from '../site.ts';
import { locateField } from '#content/source/positions.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { SiteRule, SiteContext } from './rule.ts';
import { findSchema } from '#content/fields/schema-parts.ts';
import { locateValue } from '#content/rules/locate.ts';

/** Expired figures that are still published. */
export const endedFacts: SiteRule = {
  id: 'ended-facts',
  severity: 'error',
  why: 'An expired fee or time limit misleads readers.',
  run: (context) => {
    const { today } = context;
    const expiredFacts = [...context.entries.facts.values()].filter(
      ({ data: { expires = today } }) => expires < today,
    );
    return expiredFacts.flatMap((fact) => {
      const [first, ...others] = new Set(findLocations(fact, context));
      return first === undefined ? [] : [reportExpiredFact(fact, first, others.length)];
    });
  },
};

function reportExpiredFact(fact: Entry<'facts'>, first: string, others: number): NewDiagnostic {
  const { statedAs, expires } = fact.data;
  const clause =
    others === 0 ? 'still shows' : `and ${others} more ${others === 1 ? 'place' : 'places'} still show`;
  return {
    ...locateValue(fact, ['expires']),
    message: `is ${expires}, but ${first} ${clause} "${statedAs}". Enter the current figure with new reviewBy and expires dates, or remove the figure wherever it is shown.`,
  };
}

/** Lists the files and lines of published text that quotes or references a fact. */
function findLocations({ id }: Entry<'facts'>, { entriesByFile, now, today }: SiteContext): string[] {
  return (
    [...entriesByFile.values()]
      // A fact references another only to state that they differ.
      .filter((entry) => entry.collection !== 'facts' && isShown(entry, today))
      .flatMap((entry) => {
        const { frontmatter } = entry;
        const hasOfferEnded = entry.collection === 'offers' && hasEnded(entry.data, now);
        const quotes = listStrings(frontmatter.values).filter(
          ({ text, path }) =>
            listQuotedFacts(text).includes(id) &&
            findSchema(entry.config.schema, path, frontmatter.values)?.audience !== 'colleague',
        );
        const references = entry.references.filter(
          ({ text, kind }) => text === id && kind.kind === 'reference' && kind.collection === 'facts',
        );
        const fieldLocations = [...quotes, ...references]
          // For an expired offer, only the text in `ended` is shown.
          .filter(({ path }) => !hasOfferEnded || path[0] === 'ended')
          .map(({ path }) => locateField(frontmatter, path, 'value'))
          .map(({ file, line }) => `${file}:${line}`);
        const bodyLocations = frontmatter.body
          .split('\n')
          .flatMap((line, index) =>
            listQuotedFacts(line).includes(id)
              ? [`${entry.file}:${frontmatter.bodyLineOffset + index + 1}`]
              : [],
          );
        return [...fieldLocations, ...(hasOfferEnded ? [] : bodyLocations)];
      })
  );
}
