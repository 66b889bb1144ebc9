import { dayOf, hasEnded } from '../../calendar.ts';
import { quotedNames } from '../../facts/quoted-facts.ts';
import { isRecord } from '../../fields/walk.ts';
import type { FieldPath } from '../../source/places.ts';
import type { Problem } from '../../report/problem.ts';
import { isShown } from '../../routes/publishing.ts';
import type { Entry } from '../../site.ts';
import { problemAt } from '../../source/places.ts';
import type { World } from '../rule.ts';

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
function placesOf({ id }: Entry<'facts'>, { compiled }: World, now: Date): string[] {
  return (
    [...compiled.values()]
      // A fact names another only to say that the two differ.
      .filter(({ entry }) => entry.collection !== 'facts' && isShown(entry, now))
      .flatMap(({ entry, references }) => {
        const { frontmatter } = entry;
        const over = entry.collection === 'offers' && hasEnded(entry.data, now);
        const quoting = typedTexts(frontmatter.values).filter(({ text }) => quotedNames(text).includes(id));
        const naming = references.filter(
          ({ text, meaning }) =>
            text === id && meaning.kind === 'reference' && meaning.collection === 'facts',
        );
        const inFields = [...quoting, ...naming]
          // Of an offer that is over, only the words for the time after are shown.
          .filter(({ path }) => path[0] !== 'note' && (!over || path[0] === 'ended'))
          .map(({ path }) => problemAt(frontmatter, path, 'value').line);
        const inText = frontmatter.body
          .split('\n')
          .flatMap((line, index) =>
            quotedNames(line).includes(id) ? [frontmatter.bodyLineOffset + index + 1] : [],
          );
        return [...inFields, ...(over ? [] : inText)].map((line) => `${entry.file}:${line}`);
      })
  );
}

/** Every text of a file's fields, whatever it is for. */
function typedTexts(value: unknown, path: FieldPath = []): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => typedTexts(item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => typedTexts(item, [...path, key]));
}
