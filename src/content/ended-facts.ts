import { isPageEntry } from './entry.ts';
import type { AnyEntry, Entry } from './entry.ts';
import { quotedNames } from './facts.ts';
import { problemAt } from './places.ts';
import type { Problem } from './problem.ts';
import { dayOf, publishingState } from './publishing.ts';
import type { World } from './references.ts';

/** Figures past their last day that the site still shows. */
export function checkEndedFacts(world: World, now: Date): Problem[] {
  const today = dayOf(now);
  const ended = [...world.entries.facts.values()].filter(({ data: { expires = today } }) => expires < today);
  return ended.flatMap((fact) => {
    const [first, ...others] = placesOf(fact, world, now);
    return first === undefined ? [] : [endedProblem(fact, first, others.length)];
  });
}

function endedProblem({ data, frontmatter }: Entry<'facts'>, first: string, others: number): Problem {
  const more = others === 0 ? '' : ` (and in ${others} more ${others === 1 ? 'place' : 'places'})`;
  return {
    ...problemAt(frontmatter, ['expires'], 'value'),
    field: 'expires',
    message: `says that "${data.statedAs}" held until ${data.expires}, and ${first} still shows it${more}. Write the figure that holds now, with a new reviewBy and expires, or take it out there.`,
  };
}

/** Where a fact is quoted or named in what visitors see, as file and line. */
function placesOf({ id }: Entry<'facts'>, { compiled, sources }: World, now: Date): string[] {
  return [...compiled.values()]
    .filter(({ entry }) => isShown(entry, now))
    .flatMap(({ entry, references }) => {
      const quoting = (sources.get(entry.file) ?? '').split('\n').flatMap((line, index) => {
        const isNote = /^\s*note:/.test(line);
        return !isNote && quotedNames(line).includes(id) ? [index + 1] : [];
      });
      const naming = references
        .filter(
          ({ text, meaning }) =>
            text === id && meaning.kind === 'reference' && meaning.collection === 'facts',
        )
        .map(({ path }) => problemAt(entry.frontmatter, path, 'value').line);
      return [...quoting, ...naming].map((line) => `${entry.file}:${line}`);
    });
}

function isShown(entry: AnyEntry, now: Date): boolean {
  // A fact names another only to say that the two differ.
  if (entry.collection === 'facts') return false;
  return !isPageEntry(entry) || publishingState(entry.data, now) === 'shown';
}
