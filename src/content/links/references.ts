import { collections, isCollection } from '../collections.ts';
import type { CollectionName } from '../collections.ts';
import type { Compiled } from '../compiled.ts';
import { isPageEntry } from '../entry.ts';
import type { AnyEntry } from '../entry.ts';
import { unfitFact } from '../facts/fact-references.ts';
import { figureOfItsOwn } from '../fields.ts';
import type { Meaning } from '../fields.ts';
import { movedTo } from '../files/moved-files.ts';
import { languageOf } from '../languages/language-of.ts';
import type { ArrangedPages } from '../pages/arrange-pages.ts';
import { pictureFault } from '../pictures/picture-fault.ts';
import { fieldName, problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { didYouMean } from '../problems/suggest.ts';
import type { Entries } from '../site.ts';
import { addressProblem } from './targets.ts';

/** All that a judgement about one file may need to know of the others. */
export type World = {
  entries: Entries;
  compiled: Map<string, Compiled>;
  pages: ArrangedPages;
  root: string;
  sources: Map<string, string>;
};

export type Fault = Pick<Problem, 'message'> & Partial<Pick<Problem, 'severity'>> & { cause: string };

/** Checks that every file, page and picture that a field names exists. */
export function checkReferences(world: World): Problem[] {
  return [...world.compiled.values()].flatMap(({ entry, references }) =>
    references.flatMap(({ text, meaning, path }) => {
      const found = fault(text, meaning, entry, world);
      // Where a page leads once it has ended is judged with its dates.
      if (found === undefined || (path[0] === 'redirectTo' && found.severity === 'warning')) return [];
      return [{ ...problemAt(entry.frontmatter, path, 'value'), field: fieldName(path), ...found }];
    }),
  );
}

function fault(text: string, meaning: Meaning, entry: AnyEntry, world: World): Fault | undefined {
  switch (meaning.kind) {
    case 'reference':
      return missingEntry(text, meaning.collection, world) ?? wrongFact(text, meaning.unit, entry, world);
    case 'page':
      return addressProblem(text, entry, world);
    case 'file':
      return world.sources.has(text)
        ? undefined
        : {
            message: `names ${text}, but there is no such file.${didYouMean(text, world.sources.keys())}`,
            cause: `file ${text}`,
          };
    case 'image': {
      const wrong = pictureFault(world.root, text, meaning.isShared);
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

function wrongFact(id: string, unit: string | undefined, entry: AnyEntry, world: World): Fault | undefined {
  const fact = world.entries.facts.get(id);
  if (unit === undefined || fact === undefined) return undefined;
  const language = isPageEntry(entry) ? languageOf(entry.data) : 'en';
  const message = unfitFact(fact, unit, language);
  return message === undefined ? undefined : { message, cause: `fact ${id} as ${unit} in ${language}` };
}

/** How many files are listed when none resembles what was typed. */
const mostNamed = 8;

function missingEntry(id: string, collection: string, world: World): Fault | undefined {
  const { entries, sources } = world;
  if (!isCollection(collection)) throw new Error(`No collection named ${collection}.`);
  if (entries[collection].has(id)) return undefined;
  const file = `content/${collection}/${id}.md`;
  // A file that is there and has problems of its own is named for those.
  if (sources.has(file) || sources.has(`${file}x`)) return undefined;
  const moved = movedTo(id, collection, world);
  if (moved === 'told') return undefined;
  const { noun } = collections[collection];
  const typed =
    id
      .replace(/\.mdx?$/, '')
      .split('/')
      .at(-1) ?? id;
  const ending =
    typed !== id && entries[collection].has(typed) ? ` Write ${typed}, without folder and ending.` : '';
  const figure = collection === 'facts' && /^\W?\d/.test(id) ? ` ${figureOfItsOwn}` : '';
  const names = [...entries[collection].keys()];
  const there = names.length > 0 && names.length <= mostNamed ? ` There are: ${names.join(', ')}.` : '';
  return {
    message: `names the ${noun} "${id}", but there is no file ${file}.${ending || figure || meantHint(id, moved, collection, world) || didYouMean(id, names) || there}`,
    cause: `file ${file}`,
  };
}

/** A file that lies elsewhere, one named by its title, or two without a comma between them. */
function meantHint(
  id: string,
  moved: string | undefined,
  collection: CollectionName,
  { entries }: World,
): string {
  if (moved !== undefined) return ` Its file is ${moved}: move it to content/${collection}.`;
  const known = entries[collection];
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
