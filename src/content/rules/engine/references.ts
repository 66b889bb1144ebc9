import type { Explanation } from '../../report/diagnostic.ts';
import { factsAmong, factWords, startsWithNumber } from '../../facts/fact-words.ts';
import type { Fact } from '../../facts/fact-words.ts';
import { figureOfItsOwn } from '../../fields/kinds.ts';
import type { FieldKind } from '../../fields/kinds.ts';
import { languageOf } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { didYouMean } from '../../report/suggest.ts';
import type { Entry } from '../../site.ts';
import type { NewDiagnostic, SiteRule, SiteContext } from '../rule.ts';
import { pictureProblem } from './pictures.ts';
import { addressProblem } from './targets.ts';
import { atValue } from '../at.ts';

/** Problems of a fact in a field that requires one number of a unit: a price or a number of days. */
function factProblem({ id, data }: Fact, unit: string, language: Language): string | undefined {
  const named = `names the fact "${id}"`;
  if (data.unit !== unit) return `${named}, whose unit is ${data.unit}. Choose one whose unit is ${unit}.`;
  if (Array.isArray(data.value)) return `${named}, which is a range. Choose one with a single number.`;
  return unit === 'days' ? factTextProblem(data, named, language) : undefined;
}

/** The text is displayed large on its own line, where "30-day" would be unclear. */
function factTextProblem(data: Fact['data'], named: string, language: Language): string | undefined {
  const words = factWords(data, language);
  if (language !== 'en' && data.translations?.[language] === undefined) {
    return `${named}, which would appear in English here: "${words}". Add a translation to its file (translations, ${language}).`;
  }
  return startsWithNumber(words)
    ? undefined
    : `${named}, which is "${words}". It appears on its own line here, so choose one that begins with the number, like "30 days".`;
}

/** All references in fields exist, and every fact fits its field. */
export const references: SiteRule = {
  id: 'references',
  severity: 'error',
  why: 'References must exist.',
  run: (context) =>
    [...context.byFile.values()].flatMap((entry) =>
      entry.references.flatMap(({ text, kind, path }): NewDiagnostic[] => {
        const found = checkReference(text, kind, entry, context);
        // `publishing` checks redirects of pages that have ended.
        if (found === undefined || (path[0] === 'redirectTo' && found.severity === 'warning')) return [];
        return [{ ...atValue(entry, path), ...found }];
      }),
    ),
};

function checkReference(
  text: string,
  kind: FieldKind,
  entry: Entry,
  context: SiteContext,
): Explanation | undefined {
  switch (kind.kind) {
    case 'reference':
      return missingEntry(text, kind.collection, context) ?? wrongFact(text, kind.unit, entry, context);
    case 'page':
      return addressProblem(text, entry, context);
    case 'file':
      return context.sources.has(text)
        ? undefined
        : {
            message: `names ${text}, but there is no such file.${didYouMean(text, context.sources.keys())}`,
            cause: `file ${text}`,
          };
    case 'image': {
      const wrong = pictureProblem(context.root, text, kind.isShared);
      return (
        wrong && {
          ...wrong,
          message: `names the picture ${text}, but ${wrong.message}`,
          cause: `picture ${text}`,
        }
      );
    }
    default:
      return undefined;
  }
}

function wrongFact(
  id: string,
  unit: string | undefined,
  entry: Entry,
  context: SiteContext,
): Explanation | undefined {
  const fact = factsAmong(context.entries).get(id);
  if (unit === undefined || fact === undefined) return undefined;
  const language = languageOf(entry.data);
  const message = factProblem(fact, unit, language);
  return message === undefined ? undefined : { message, cause: `fact ${id} as ${unit} in ${language}` };
}

/** Maximum number of suggestions when no name is similar. */
const maxSuggestions = 8;

function missingEntry(id: string, collection: string, context: SiteContext): Explanation | undefined {
  const { entries, sources } = context;
  const known = entries[collection];
  const traits = context.definition.collections[collection];
  if (known === undefined || traits === undefined) throw new Error(`No collection named ${collection}.`);
  if (known.has(id)) return undefined;
  const file = `content/${collection}/${id}.md`;
  // An existing file with problems is reported for those.
  if (sources.has(file) || sources.has(`${file}x`)) return undefined;
  const moved = movedTo(id, collection, context);
  if (moved === 'reported') return undefined;
  const { noun } = traits;
  const typed =
    id
      .replace(/\.mdx?$/, '')
      .split('/')
      .at(-1) ?? id;
  const ending = typed !== id && known.has(typed) ? ` Write ${typed}, without the folder and extension.` : '';
  const figure = collection === 'facts' && /^\W?\d/.test(id) ? ` ${figureOfItsOwn}` : '';
  const names = [...known.keys()];
  const there = names.length > 0 && names.length <= maxSuggestions ? ` There are: ${names.join(', ')}.` : '';
  return {
    message: `names the ${noun} "${id}", but ${file} doesn’t exist.${ending || figure || meantHint(id, moved, collection, known) || didYouMean(id, names) || there}`,
    cause: `file ${file}`,
  };
}

/** Suggests a file in another folder, one with this title, or two names without a comma between them. */
function meantHint(
  id: string,
  moved: string | undefined,
  collection: string,
  known: ReadonlyMap<string, Entry>,
): string {
  if (moved !== undefined) return ` Its file is ${moved}: move it to content/${collection}.`;
  const titled = [...known].find(([, { data }]) => Object.values(data).some((value) => isSame(value, id)));
  if (titled !== undefined) return ` Write ${titled[0]}, the name of its file.`;
  const words = id.split(/\s+/);
  return words.length > 1 && words.every((word) => known.has(word))
    ? ` A comma is missing: ${words.join(', ')}.`
    : '';
}

function isSame(value: unknown, typed: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === typed.toLowerCase();
}

/**
 * The current path of a missing file below its collection's folder; 'reported' when the file is elsewhere and has its own
 * problem; undefined when it doesn't exist.
 */
function movedTo(id: string, collection: string, { byFile, sources }: SiteContext): string | undefined {
  const same = [...sources.keys()].filter((path) => stem(path) === id);
  if (same.some((path) => !byFile.has(path))) return 'reported';
  return same.find((path) => path.startsWith(`content/${collection}/`));
}

function stem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx?(?:\.txt)?$/i, '');
}
