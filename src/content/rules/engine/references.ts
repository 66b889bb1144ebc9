import type { Explanation } from '../../report/diagnostic.ts';
import { selectFacts, getFactText, startsWithNumber } from '../../facts/fact-texts.ts';
import type { Fact } from '../../facts/fact-texts.ts';
import { figureOfItsOwn } from '../../fields/kinds.ts';
import type { FieldKind } from '../../fields/kinds.ts';
import { getLanguage } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { suggestName } from '../../report/suggest.ts';
import type { Entry } from '../../site.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { NewDiagnostic, SiteRule, SiteContext } from '../rule.ts';
import { checkPicture } from './pictures.ts';
import { checkAddress } from './targets.ts';
import { locateValue } from '../at.ts';

/** Problems of a fact in a field that requires one number of a unit: a price or a number of days. */
function checkFact({ id, data }: Fact, unit: string, language: Language): string | undefined {
  const subject = `names the fact "${id}"`;
  if (data.unit !== unit) return `${subject}, whose unit is ${data.unit}. Choose one whose unit is ${unit}.`;
  if (Array.isArray(data.value)) return `${subject}, which is a range. Choose one with a single number.`;
  return unit === 'days' ? checkFactText(data, subject, language) : undefined;
}

/** The text is displayed large on its own line, where "30-day" would be unclear. */
function checkFactText(data: Fact['data'], named: string, language: Language): string | undefined {
  const text = getFactText(data, language);
  if (language !== 'en' && data.translations?.[language] === undefined) {
    return `${named}, which would appear in English here: "${text}". Add a translation to its file (translations, ${language}).`;
  }
  return startsWithNumber(text)
    ? undefined
    : `${named}, which is "${text}". It appears on its own line here, so choose one that begins with the number, like "30 days".`;
}

/** All references in fields exist, and every fact fits its field. */
export const references: SiteRule = {
  id: 'references',
  severity: 'error',
  why: 'References must exist.',
  run: (context) =>
    [...context.byFile.values()].flatMap((entry) =>
      entry.references.flatMap(({ text, kind, path }): NewDiagnostic[] => {
        const explanation =
          explainOwnName(text, kind, path, entry) ?? checkReference(text, kind, entry, context);
        // `publishing` checks redirects of pages that have ended.
        if (explanation === undefined || (path[0] === 'redirectTo' && explanation.severity === 'warning'))
          return [];
        return [{ ...locateValue(entry, path), ...explanation }];
      }),
    ),
};

/** A reviewer's own page may name them as its reviewer. */
function explainOwnName(
  text: string,
  kind: FieldKind,
  [field]: FieldPath,
  { collection, id }: Entry,
): Explanation | undefined {
  const isOwn = kind.kind === 'reference' && kind.collection === collection && text === id;
  return isOwn && field !== 'reviewed'
    ? { message: 'names this file itself. Name another one, or remove it.' }
    : undefined;
}

function checkReference(
  text: string,
  kind: FieldKind,
  entry: Entry,
  context: SiteContext,
): Explanation | undefined {
  switch (kind.kind) {
    case 'reference':
      return (
        explainMissingEntry(text, kind.collection, context) ??
        explainWrongFact(text, kind.unit, entry, context)
      );
    case 'page':
      return checkAddress(text, entry, context);
    case 'file':
      return context.sources.has(text)
        ? undefined
        : {
            message: `names ${text}, but there is no such file.${suggestName(text, context.sources.keys())}`,
            cause: `file ${text}`,
          };
    case 'image': {
      const wrong = checkPicture(context.root, text, kind.isShared);
      return (
        wrong && {
          ...wrong,
          message: `uses the picture ${text}, but ${wrong.message}`,
          cause: `picture ${text}`,
        }
      );
    }
    default:
      return undefined;
  }
}

function explainWrongFact(
  id: string,
  unit: string | undefined,
  entry: Entry,
  context: SiteContext,
): Explanation | undefined {
  const fact = selectFacts(context.entries).get(id);
  if (unit === undefined || fact === undefined) return undefined;
  const language = getLanguage(entry.data);
  const message = checkFact(fact, unit, language);
  return message === undefined ? undefined : { message, cause: `fact ${id} as ${unit} in ${language}` };
}

/** Maximum number of suggestions when no name is similar. */
const maxSuggestions = 8;

function explainMissingEntry(id: string, collection: string, context: SiteContext): Explanation | undefined {
  const { entries, sources } = context;
  const entriesOfCollection = entries[collection];
  const traits = context.definition.collections[collection];
  if (entriesOfCollection === undefined || traits === undefined)
    throw new Error(`No collection named ${collection}.`);
  if (entriesOfCollection.has(id)) return undefined;
  const file = `content/${collection}/${id}.md`;
  // An existing file with problems is reported for those.
  if (sources.has(file) || sources.has(`${file}x`)) return undefined;
  const moved = findMovedFile(id, collection, context);
  if (moved === 'reported') return undefined;
  const { noun } = traits;
  const name =
    id
      .replace(/\.mdx?$/, '')
      .split('/')
      .at(-1) ?? id;
  const extensionHint =
    name !== id && entriesOfCollection.has(name) ? ` Write ${name}, without the folder and extension.` : '';
  const figure = collection === 'facts' && /^\W?\d/.test(id) ? ` ${figureOfItsOwn}` : '';
  const names = [...entriesOfCollection.keys()];
  const there = names.length > 0 && names.length <= maxSuggestions ? ` There are: ${names.join(', ')}.` : '';
  return {
    message: `names the ${noun} "${id}", but ${file} doesn’t exist.${extensionHint || figure || suggestEntry(id, moved, collection, entriesOfCollection) || suggestName(id, names) || there}`,
    cause: `file ${file}`,
  };
}

/** Suggests a file in another folder, one with this title, or two names without a comma between them. */
function suggestEntry(
  id: string,
  moved: string | undefined,
  collection: string,
  known: ReadonlyMap<string, Entry>,
): string {
  if (moved !== undefined) return ` Its file is ${moved}: move it to content/${collection}.`;
  const titled = [...known].find(([, { data }]) => Object.values(data).some((value) => isSame(value, id)));
  if (titled !== undefined) return ` Write ${titled[0]}, the name of its file.`;
  const names = id.split(/\s+/);
  return names.length > 1 && names.every((word) => known.has(word))
    ? ` A comma is missing: ${names.join(', ')}.`
    : '';
}

function isSame(value: unknown, typed: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === typed.toLowerCase();
}

/**
 * The current path of a missing file below its collection's folder; 'reported' when the file is elsewhere and has its own
 * problem; undefined when it doesn't exist.
 */
function findMovedFile(id: string, collection: string, { byFile, sources }: SiteContext): string | undefined {
  const same = [...sources.keys()].filter((path) => readStem(path) === id);
  if (same.some((path) => !byFile.has(path))) return 'reported';
  return same.find((path) => path.startsWith(`content/${collection}/`));
}

function readStem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx?(?:\.txt)?$/i, '');
}
