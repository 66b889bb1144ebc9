import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#content/languages/languages.ts';
import type { Page, Site } from '#practice/site.ts';
import type { InlineScripts } from '../bundle/browser-code.ts';
import type { ShortClasses } from '../bundle/short-classes.ts';
import { weighPage } from '../page-weight.ts';
import type { PageWeight } from '../page-weight.ts';
import { toFileName } from '../site-files.ts';
import type { CompileClasses } from './compile-classes.ts';
import { finishText } from './finish-text.ts';
import { inlinePlaceholder, islandsPlaceholder } from './placeholders.ts';
import { buildStylesheets } from './stylesheets.ts';
import type { StyledPage } from './stylesheets.ts';

type PagesToFinish = {
  site: Site;
  /** The folder of the prerendered pages. */
  outDir: string;
  shortClasses: ShortClasses;
  compile: CompileClasses;
  scripts: InlineScripts;
  /** Address of the islands' code. */
  islands: string;
};

/** The inline styles of all pages, for the CSP header, and the weight of each page. */
type FinishedPages = { styles: string[]; weights: PageWeight[] };

/** Inserts stylesheet, scripts and the islands' address into each prerendered page, and weighs it. */
export async function finishPages(options: PagesToFinish): Promise<FinishedPages> {
  const { site, outDir, shortClasses, compile, scripts, islands } = options;
  const notFound: { page?: Page; file: string; language: Language } = { file: '404.html', language: 'en' };
  const pages = [...site.pages.values()].map((page) => ({
    page,
    file: toFileName(page.path),
    language: page.language,
  }));
  const read = (file: string) => readFile(join(outDir, file), 'utf8');
  const styled: StyledPage[] = [];
  for (const { file } of [notFound, ...pages]) styled.push(describeStyles(file, await read(file)));
  const stylesheets = buildStylesheets(styled, shortClasses, compile);

  const weights: PageWeight[] = [];
  for (const { page, file, language } of [notFound, ...pages]) {
    const html = await read(file);
    const parts = scripts.startParts.filter(({ attributes }) => attributes.some((name) => has(html, name)));
    const inline = [scripts.startScript, ...parts.map(({ text }) => text)];
    const finished = minifyTags(finishText(html, language))
      .replace(`<style>${inlinePlaceholder}</style>`, () => `<style>${stylesheets.get(file)}</style>`)
      .replace(`<script>${inlinePlaceholder}</script>`, () =>
        inline.map((text) => `<script>${text}</script>`).join(''),
      )
      .replace(islandsPlaceholder, islands);
    await writeFile(join(outDir, file), finished);
    if (page !== undefined) weights.push(weighPage(page.path, page.entry.file, finished));
  }
  return { styles: [...new Set(stylesheets.values())], weights };
}

function describeStyles(file: string, html: string): StyledPage {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return { file, classes: new Set(classes), length: html.length };
}

/** Removes what React writes and HTML doesn't need, about 130 bytes a page. */
function minifyTags(html: string): string {
  return html
    .replaceAll(/<[a-z][^>]*>/g, (tag) => tag.replaceAll('=""', ''))
    .replaceAll(/(?<=<(?:input|meta|link|img|source|br)\b[^>]*)\/>/g, '>')
    .replaceAll(/ (?:autoComplete|charSet|hrefLang)=/g, (name) => name.toLowerCase())
    .replaceAll(/><\/(?:path|circle|line)>/g, '/>');
}

/** Whether an element of the page has an attribute. */
function has(html: string, attribute: string): boolean {
  return new RegExp(` ${attribute}[ =>]`).test(html);
}
