import { collections, isCollection } from '../../collections.ts';
import type { Compiled } from '../../compile.ts';
import { languageNames, languageOf } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import type { Problem } from '../../report/problem.ts';
import { pathIn } from './targets.ts';
import { isPageEntry } from '../../site.ts';
import { fieldName, problemAt } from '../../source/places.ts';
import { isInAside } from './links.ts';
import type { World } from '../rule.ts';

/** What a page shows or leads to in another language than its own, without a word about it. */
export function otherLanguages(world: World): Problem[] {
  return [...world.compiled.values()].flatMap((compiled) => {
    const { entry } = compiled;
    if (!isPageEntry(entry) || entry.data.draft) return [];
    const own = languageOf(entry.data);
    return [
      ...shownOtherwise(compiled, own, world),
      ...(own === 'en' ? [] : ledToEnglish(compiled, own, world)),
    ];
  });
}

function shownOtherwise({ entry, references }: Compiled, own: Language, { entries }: World): Problem[] {
  return references.flatMap(({ text, meaning, path }): Problem[] => {
    if (meaning.kind !== 'reference' || !isCollection(meaning.collection)) return [];
    const { noun } = collections[meaning.collection];
    const shown = entries[meaning.collection].get(text);
    if (shown === undefined || !('language' in shown.data)) return [];
    const other = languageOf(shown.data);
    if (other === own) return [];
    const message = `names the ${noun} "${text}", which is in ${languageNames[other]}, and this page is in ${languageNames[own]}. Name one in ${languageNames[own]}.`;
    const cause = `${entry.file} shows ${other}`;
    const place = problemAt(entry.frontmatter, path, 'value');
    return [{ ...place, field: fieldName(path), message, severity: 'warning', cause }];
  });
}

/** "English" in any language of the site. */
const namesEnglish = /ingl[ée]s|english|англ/i;

/** Menus and buttons say it by themselves; in a text its author does, beside the link or in the words before it. */
function ledToEnglish(
  { entry, links }: Compiled,
  own: Language,
  { entries, routes: pages }: World,
): Problem[] {
  const note = entries.frames.get(own)?.data.inEnglish ?? '';
  return links.flatMap((link): Problem[] => {
    const page = pages.known.get(pathIn(link.target));
    if (page === undefined || page.file === entry.file || languageOf(page.data) !== 'en') return [];
    if (isInAside(link, entry) || namesEnglish.test(wordsAround(entry.frontmatter.text, link.line)))
      return [];
    const message = `This link leads to a page in English. Say so behind it: ${note}.`;
    const { line, column, length } = link;
    const place = { file: entry.file, line, column, mark: { line, column, length } };
    return [{ ...place, message, severity: 'warning', cause: `${entry.file} leads to English` }];
  });
}

/** The line of a link with its neighbours: words above may speak of a whole list of links. */
function wordsAround(text: string, line: number): string {
  return text
    .split('\n')
    .slice(Math.max(0, line - 4), line + 1)
    .join('\n');
}
