import { asInDefaults } from '#content/defaults.ts';
import { wordsOfFacts } from '#content/facts/fact-words.ts';
import { quotableNames, quotedNames, quotedWords } from '#content/facts/quoted-facts.ts';
import type { FactWords } from '#content/facts/fact-words.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Span } from '#content/report/problem.ts';
import type { Page, Site } from '#practice/site.ts';
import { sentenceAt } from './lexicon/index.ts';
import { Recent } from './memory.ts';
import { PageFiles } from './page-files.ts';
import { spanOnLine, project } from './projection.ts';
import type { Projection } from './projection.ts';
import type { Hit } from './rules/rule.ts';

type SourceSpan = Span & {
  file: string;
  /** Names of the facts quoted in the paragraph or field that holds the words. */
  quotes: string[];
};

const mostProjections = 80;
const mostRemembered = 2_000;

/** Finds the content behind words on a page. Files are prepared once, when a finding first asks for them. */
export class Locator {
  readonly #files: PageFiles;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #facts: FactWords;
  readonly #projections = new Recent<Projection>(mostProjections);
  readonly #frames = new Recent<string[]>(languages.length);
  readonly #inFrame = new Recent<{ place?: SourceSpan }>(mostRemembered);
  readonly #longestWords = new Recent<string>(mostRemembered);
  readonly #quotable: string;

  constructor(site: Site, sources: ReadonlyMap<string, string>) {
    this.#files = new PageFiles(site.entries);
    this.#sources = sources;
    this.#facts = wordsOfFacts(site.entries.facts.values());
    const names = [...this.#facts.keys()].flatMap(quotableNames);
    this.#quotable = names
      .flatMap((name) => languages.map((language) => quotedWords(name, this.#facts, language) ?? ''))
      .join('\n');
  }

  /** Searches the page's own file first, then the records that it names, then the frame around it. */
  locate(hit: Hit, page: Page | undefined): SourceSpan {
    const files = hit.file === undefined ? (page === undefined ? [] : [...this.#files.of(page)]) : [hit.file];
    for (const wanted of stretches(hit)) {
      const place =
        this.#search(files, wanted, hit.found, page?.language ?? 'en') ??
        this.#searchDefaults(wanted, hit.found, page) ??
        (hit.file === undefined && page !== undefined
          ? this.#searchFrame(wanted, hit.found, page.language)
          : undefined);
      if (place !== undefined) return place;
    }
    const anywhere = hit.fromAnyRecord ? this.#searchAll(hit.found) : undefined;
    return (
      anywhere ?? { file: files[0] ?? 'content/site/firm.md', line: 1, column: 1, length: 3, quotes: [] }
    );
  }

  /** What a page takes from its defaults stands there with a word in braces for each of its own. */
  #searchDefaults(wanted: string, found: string, page: Page | undefined): SourceSpan | undefined {
    const entry = page?.entry;
    const defaults = entry?.frontmatter.defaults;
    if (entry === undefined || defaults === undefined) return undefined;
    const [typed, words] = [wanted, found].map((text) => asInDefaults(text, entry));
    return this.#searchFile(defaults.file, typed ?? wanted, words ?? found, 'en');
  }

  /** The frame is the same on every page, and so is what it answers. */
  #searchFrame(wanted: string, found: string, language: Language): SourceSpan | undefined {
    const files = this.#frames.get(language, () => this.#files.around(language));
    return this.#inFrame.get(JSON.stringify([language, wanted, found]), () => {
      const place = this.#search(files, wanted, found, language);
      return place === undefined ? {} : { place };
    }).place;
  }

  #searchAll(found: string): SourceSpan | undefined {
    return this.#inFrame.get(found, () => {
      const file = [...this.#sources.keys()].find((name) => this.#sources.get(name)?.includes(found));
      const place = file === undefined ? undefined : this.#searchFile(file, found, found, 'en');
      return place === undefined ? {} : { place };
    }).place;
  }

  #search(files: string[], wanted: string, found: string, language: Language): SourceSpan | undefined {
    for (const file of files) {
      const place = this.#searchFile(file, wanted, found, language);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  #searchFile(file: string, wanted: string, found: string, language: Language): SourceSpan | undefined {
    const source = this.#sources.get(file);
    if (source === undefined || !this.#mayHold(source, wanted)) return undefined;
    const { text, offsets } = this.#projection(file, source, language);
    const at = text.indexOf(wanted);
    if (at < 0) return undefined;
    const inside = wanted.indexOf(found);
    const from = offsets[at + Math.max(0, inside)] ?? 0;
    const lastShown = at + (inside < 0 ? wanted.length : inside + found.length);
    const to = Math.max(from + 1, offsets[lastShown] ?? source.length);
    return {
      file,
      ...spanOnLine(source, 0, from, to - from),
      quotes: quotedNames(fieldAround(source, from)),
    };
  }

  /**
   * Spares most files their projection: the words of a text
   * stand in its file, or in a fact that the file quotes.
   */
  #mayHold(source: string, wanted: string): boolean {
    return source.includes(this.#longestWords.get(wanted, () => this.#longestWord(wanted)));
  }

  #longestWord(wanted: string): string {
    const words = (wanted.match(/\p{L}+/gu) ?? []).filter((word) => !this.#quotable.includes(word));
    return words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  }

  #projection(file: string, source: string, language: Language): Projection {
    return this.#projections.get(`${language} ${file}`, () => project(source, this.#facts, language));
  }
}

/** What to look for, the longest first: the whole paragraph, the sentence, the words. */
function stretches({ context, found }: Hit): string[] {
  if (context === undefined) return [found];
  const at = context.indexOf(found);
  return at < 0 ? [context, found] : [context, sentenceAt(context, at).text.trim(), found];
}

/** The line with its neighbors: a figure's value stands next to its label, and a paragraph is one line. */
function fieldAround(source: string, from: number): string {
  const lines = source.slice(0, from).split('\n').length - 1;
  return source
    .split('\n')
    .slice(Math.max(0, lines - 1), lines + 2)
    .join('\n');
}
