import { checkAdvertising } from '../../../../src/advertising/check-pages.ts';
import type { Finding } from '../../../../src/advertising/rules/rule.ts';
import type { Language } from '../../../../src/content/languages/languages.ts';
import { loadContent } from '../../../../src/practice/content.ts';
import { everyEntry } from '../../../../src/content/site.ts';
import type { AnyEntry, Site } from '../../../../src/practice/site.ts';
import { splitFrontmatter } from '../../../../src/content/source/frontmatter.ts';
import { fixture } from '../../edited-content.ts';

export const today = new Date('2026-11-21T17:00:00Z');

const loaded = await loadContent({ root: fixture, now: today });
if (loaded.site === undefined) throw new Error('The content has problems: run "npm run check".');
export const site: Site = loaded.site;
export const { sources } = loaded;

const pageOf: { [Name in Language]?: string } = {
  en: '/probate',
  uk: '/immigration-ukrainian',
  ru: '/immigration-russian',
  es: '/immigration-spanish',
};

/** A page in a language that has one. */
export function pageIn(language: Language): string {
  return pageOf[language] ?? '/probate';
}

const notarioWarning: { [Name in Language]?: string } = {
  en: 'A notario is not a lawyer here.',
  uk: 'Нотаріус тут не є адвокатом.',
  ru: 'Нотариус здесь не является адвокатом.',
  es: 'Aquí un notario no es abogado.',
};

/** A whole page with nothing to blame, around the given parts of `<main>`. */
export function pageWith(main: string, language: Language = 'en'): string {
  const frame = site.entries.frames.get(language)?.data;
  const office = site.entries.offices.get('florida')?.data;
  const attorney = site.entries.attorneys.get(site.firm.attorney)?.data.name ?? '';
  const line = (frame?.responsible ?? '')
    .replace('{attorney}', attorney)
    .replace('{firm}', site.firm.name)
    .replace('{city}', office?.city ?? '');
  const lines = [
    `${frame?.advertising ?? ''} ${line}`,
    office?.phone ?? '',
    ...site.firm.footerDisclaimers.map((id) => disclaimer(id, language)),
  ];
  const footer = lines.map((text) => `<p>${text}</p>`).join('');
  return `<!doctype html><html lang="${language}"><head><title>A page</title></head><body><main><section><p>${notarioWarning[language] ?? ''}</p></section>${main}</main><footer>${footer}</footer></body></html>`;
}

export function disclaimer(id: string, language: Language = 'en'): string {
  const found = site.entries.disclaimers.get(id)?.data.texts[language];
  if (found === undefined) throw new Error(`No disclaimer "${id}".`);
  return found;
}

/** A file of its own for what a test says. */
const newFile = 'content/faqs/zz-new.md';

/** The site with a text below the fields of a file, which is a question of its own unless it is named. */
export function siteSaying(text: string, language: Language = 'en', file = newFile, from = site): Site {
  const known = everyEntry(from.entries).find((entry) => entry.file === file);
  const head = known?.frontmatter.head ?? `question: Why?\nlanguage: ${language}`;
  const frontmatter = splitFrontmatter({ path: file, text: `---\n${head.trimEnd()}\n---\n\n${text}\n` });
  const [faq] = from.entries.faqs.values();
  const entry = known ?? faq;
  if (entry === undefined) throw new Error('The content has no question to start from.');
  const id = known?.id ?? 'zz-new';
  const changed = new Map<string, AnyEntry>(from.entries[entry.collection]).set(id, {
    ...entry,
    id,
    file,
    frontmatter,
  });
  return { ...from, entries: { ...from.entries, [entry.collection]: changed } };
}

/** What the rules about words find in a content file that says this. */
export function wordsIn(text: string, language?: Language, file = newFile): Finding[] {
  const said = siteSaying(text, language, file);
  return checkAdvertising({ site: said, pages: new Map(), sources, now: today, wording: true }).filter(
    (finding) => finding.file === file,
  );
}

/**
 * What the rules find in the given parts of `<main>`, and in a file with the
 * words of these parts; findings in records are left out.
 */
export function findingsIn(main: string, language: Language = 'en', path = pageIn(language)): Finding[] {
  const pages = new Map([[path, pageWith(main, language)]]);
  const onPage = checkAdvertising({ site, pages, sources, now: today }).filter(
    (finding) => finding.pages.length > 0,
  );
  return [...wordsIn(main.replaceAll(/<[^>]*>/g, '\n\n'), language), ...onPage];
}

export function rulesIn(main: string, language: Language = 'en', path?: string): string[] {
  return findingsIn(main, language, path).map(({ rule }) => rule);
}

/** A statement in a part of its own. */
export function paragraph(text: string): string {
  return `<section><p>${text}</p></section>`;
}
