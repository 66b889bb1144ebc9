import type { Explanation } from '../../report/diagnostic.ts';
import { selectFacts, getFactText, startsWithQuantity } from '../../facts/fact-texts.ts';
import type { Fact } from '../../facts/fact-texts.ts';
import { figureAdvice } from '../../fields/kinds.ts';
import type { FieldKind } from '../../fields/kinds.ts';
import { getLanguage } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { suggestName } from '../../report/suggest.ts';
import type { Entry } from '../../site.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { NewDiagnostic, SiteRule, SiteContext } from '../rule.ts';
import { checkPicture } from './pictures.ts';
import { checkTarget } from './targets.ts';
import { locateValue } from '../locate.ts';

/** Finds a problem with a fact in a field that requires a single number with a unit: a price or a number of days. */
function checkFact({ id, data }: Fact, unit: string, language: Language): string | undefined {
  const subject = `names the fact "${id}"`;
  if (data.unit !== unit) return `${subject}, whose unit is ${data.unit}. Choose one whose unit is ${unit}.`;
  if (Array.isArray(data.value)) return `${subject}, which is a range. Choose one with a single number.`;
  return unit === 'days' ? checkFactText(data, subject, language) : undefined;
}

/** Checks a fact's text, which is displayed large on its own line, where "30-day" would be unclear. */
function checkFactText(data: Fact['data'], subject: string, language: Language): string | undefined {
  const text = getFactText(data, language);
  if (language !== 'en' && data.translations?.[language] === undefined) {
    return `${subject}, which would appear in English here: "${text}". Add a translation to its file (translations, ${language}).`;
  }
  return startsWithQuantity(text)
    ? undefined
    : `${subject}, which is "${text}". It appears on its own line here, so choose one that begins with the number, like "30 days".`;
}

/** Every reference in a field must exist, and every fact must fit its field. */
export const references: SiteRule = {
  id: 'references',
  severity: 'error',
  why: 'A reference must name an existing file.',
  run: (context) =>
    [...context.entriesByFile.values()].flatMap((entry) =>
      entry.references.flatMap(({ text, kind, path }): NewDiagnostic[] => {
        const explanation =
          explainSelfReference(text, kind, path, entry) ?? checkReference(text, kind, entry, context);
        // `redirects` checks redirects of expired pages.
        if (explanation === undefined || (path[0] === 'redirectTo' && explanation.severity === 'warning'))
          return [];
        return [{ ...locateValue(entry, path), ...explanation }];
      }),
    ),
};

/** Rejects a file's reference to itself. A reviewer's own page may name them as its reviewer. */
function explainSelfReference(
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
  const config = context.definition.collections[collection];
  if (entriesOfCollection === undefined || config === undefined)
    throw new Error(`No collection named ${collection}.`);
  if (entriesOfCollection.has(id)) return undefined;
  const file = `content/${collection}/${id}.md`;
  // The problems of an existing file have already been reported.
  if (sources.has(file) || sources.has(`${file}x`)) return undefined;
  const movedFile = findMovedFile(id, collection, context);
  if (movedFile === 'reported') return undefined;
  const { noun } = config;
  const name =
    id
      .replace(/\.mdx?$/, '')
      .split('/')
      .at(-1) ?? id;
  const extensionHint =
    name !== id && entriesOfCollection.has(name) ? ` Write ${name}, without the folder and extension.` : '';
  const figureHint = collection === 'facts' && /^\W?\d/.test(id) ? ` ${figureAdvice}` : '';
  const names = [...entriesOfCollection.keys()];
  const listing =
    names.length > 0 && names.length <= maxSuggestions ? ` Available: ${names.join(', ')}.` : '';
  return {
    message: `names the ${noun} "${id}", but ${file} doesn’t exist.${extensionHint || figureHint || suggestEntry(id, movedFile, collection, entriesOfCollection) || suggestName(id, names) || listing}`,
    cause: `file ${file}`,
  };
}

/** Suggests a file in a subfolder, one with this text in a field, such as its title, or a missing comma between names. */
function suggestEntry(
  id: string,
  movedFile: string | undefined,
  collection: string,
  entries: ReadonlyMap<string, Entry>,
): string {
  if (movedFile !== undefined) return ` Its file is ${movedFile}: move it to content/${collection}.`;
  const matchByTitle = [...entries].find(([, { data }]) =>
    Object.values(data).some((value) => isSameText(value, id)),
  );
  if (matchByTitle !== undefined) return ` Write ${matchByTitle[0]}, the name of its file.`;
  const names = id.split(/\s+/);
  return names.length > 1 && names.every((word) => entries.has(word))
    ? ` A comma is missing: ${names.join(', ')}.`
    : '';
}

function isSameText(value: unknown, text: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === text.toLowerCase();
}

/**
 * Finds a missing file in a subfolder of its collection's folder. Returns 'reported' if a file with this name has its own problem,
 * and undefined if there is no such file.
 */
function findMovedFile(
  id: string,
  collection: string,
  { entriesByFile, sources }: SiteContext,
): string | undefined {
  const pathsWithName = [...sources.keys()].filter((path) => getStem(path) === id);
  if (pathsWithName.some((path) => !entriesByFile.has(path))) return 'reported';
  return pathsWithName.find((path) => path.startsWith(`content/${collection}/`));
}

function getStem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx?(?:\.txt)?$/i, '');
}
