import { languages } from '../languages/languages.ts';
import { problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import type { Entries } from '../site.ts';
import { hoursThatDiffer } from './stated-hours.ts';

/** Whoever changes the hours in English may forget those who read them in another language. */
export function translatedHours({ facts }: Pick<Entries, 'facts'>): Problem[] {
  return [...facts.values()]
    .filter(({ data }) => data.unit === 'time')
    .flatMap(({ data: { statedAs, translations = {} }, frontmatter }) =>
      languages.flatMap((language): Problem[] => {
        const words = language === 'en' ? undefined : translations[language];
        const differing = words === undefined ? [] : hoursThatDiffer(statedAs, words, language);
        if (differing.length === 0) return [];
        // "5 p.m." brings the full stop of the sentence along.
        const list = differing.join(', ').replace(/\.$/, '');
        const message = `seems to say other hours than statedAs, "${statedAs}": they differ in ${list}. Change both together.`;
        const place = problemAt(frontmatter, ['translations', language], 'value');
        return [{ ...place, field: `translations, ${language}`, message, severity: 'warning' }];
      }),
    );
}
