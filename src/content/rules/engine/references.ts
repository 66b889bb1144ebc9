import type { Explanation } from '../../report/diagnostic.ts';
import { selectFacts, getFactText, startsWithQuantity } from '../../facts/fact-texts.ts';
import { getLanguage } from '../../languages/languages.ts';
import { suggestName } from '../../report/suggest.ts';
import type { Entry, Reference } from '../../site.ts';
import type { NewDiagnostic, SiteRule, SiteContext } from '../rule.ts';
import { checkPicture } from './pictures.ts';
import { checkTarget } from './targets.ts';
import { locateValue } from '../locate.ts';

/** The target of every reference in a field must exist, and every fact must fit its field. */
export const references: SiteRule = {
  id: 'references',
  severity: 'error',
  why: 'A reference must name an existing file, page or picture.',
  run: (context) =>
    [...context.entriesByFile.values()].flatMap((entry) =>
      entry.references.flatMap((reference): NewDiagnostic[] => {
        const explanation = checkReference(reference, entry, context);
        // The `redirects` rule reports targets that redirect.
        const isExpected = reference.path[0] === 'redirectTo' && explanation?.severity === 'warning';
        return explanation === undefined || isExpected
          ? []
          : [{ ...locateValue(entry, reference.path), ...explanation }];
      }),
    ),
};

function checkReference(
  { text, kind, path }: Reference,
  entry: Entry,
  context: SiteContext,
): Explanation | undefined {
  switch (kind.kind) {
    case 'reference':
      // A reviewer's own page may name them as its reviewer.
      if (kind.collection === entry.collection && text === entry.id && path[0] !== 'reviewed')
        return { message: 'names this file itself. Name another one, or remove it.' };
      return (
        explainMissingEntry(text, kind.collection, context) ??
        explainWrongFact(text, kind.unit, entry, context)
      );
    case 'page':
      return checkTarget(text, entry, context);
    case 'file':
      return context.sources.has(text)
        ? undefined
        : {
            message: `names ${text}, but there is no such file.${suggestName(text, context.sources.keys())}`,
            cause: `file ${text}`,
          };
    case 'image': {
      const problem = checkPicture(context.root, text, kind.isShareImage);
      return (
        problem && {
          ...problem,
          message: `uses the picture ${text}, but ${problem.message}`,
          cause: `picture ${text}`,
        }
      );
    }
    default:
      return undefined;
  }
}

/** Finds a problem with a fact in a field that requires a single value with a unit, such as a price or a number of days. */
function explainWrongFact(
  id: string,
  unit: string | undefined,
  entry: Entry,
  { entries }: SiteContext,
): Explanation | undefined {
  const fact = selectFacts(entries).get(id);
  if (unit === undefined || fact === undefined) return undefined;
  const { data } = fact;
  const language = getLanguage(entry.data);
  const explain = (problem: string): Explanation => ({
    message: `names the fact "${id}", ${problem}`,
    cause: `fact ${id} as ${unit} in ${language}`,
  });
  if (data.unit !== unit) return explain(`whose unit is ${data.unit}. Choose one whose unit is ${unit}.`);
  if (Array.isArray(data.value)) return explain('which is a range. Choose one with a single number.');
  if (unit !== 'days') return undefined;
  // The text is displayed large on its own line, where "30-day" would be unclear.
  const text = getFactText(data, language);
  if (language !== 'en' && data.translations?.[language] === undefined)
    return explain(
      `which would appear in English here: "${text}". Add a translation to its file (translations, ${language}).`,
    );
  return startsWithQuantity(text)
    ? undefined
    : explain(
        `which is "${text}". It appears on its own line here, so choose one that begins with the number, like "30 days".`,
      );
}

/** Maximum number of suggestions when no name is similar. */
const maxSuggestions = 8;

function explainMissingEntry(
  id: string,
  collection: string,
  { definition, entries, entriesByFile, sources }: SiteContext,
): Explanation | undefined {
  const entriesOfCollection = entries[collection];
  const config = definition.collections[collection];
  if (entriesOfCollection === undefined || config === undefined)
    throw new Error(`No collection named ${collection}.`);
  if (entriesOfCollection.has(id)) return undefined;
  // The problems of an existing file have already been reported.
  const isReported = (path: string) =>
    !entriesByFile.has(path) && path.replace(/\.mdx?(?:\.txt)?$/i, '').endsWith(`/${id}`);
  if ([...sources.keys()].some(isReported)) return undefined;
  const names = [...entriesOfCollection.keys()];
  const match = [...entriesOfCollection].find(
    ([name, { data }]) => getBaseName(name) === getBaseName(id) || Object.values(data).includes(id),
  );
  const file = `content/${collection}/${id}.md`;
  const listing =
    names.length > 0 && names.length <= maxSuggestions ? ` Available: ${names.join(', ')}.` : '';
  const advice =
    match === undefined ? suggestName(id, names) || listing : ` Write ${match[0]}, the name of its file.`;
  return {
    message: `names the ${config.noun} "${id}", but ${file} doesn’t exist.${advice}`,
    cause: `file ${file}`,
  };
}

/** Returns a name without its folder or extension. */
function getBaseName(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.mdx?$/, '');
}
