import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#content/languages/languages.ts';
import type { Page, Site } from '#practice/site.ts';
import type { InlineScripts } from '../bundle/browser-code.ts';
import type { ShortClasses } from '../bundle/short-classes.ts';
import { notFoundFile } from '../hosting/policy.ts';
import { weighPage } from '../page-weight.ts';
import type { PageWeight } from '../page-weight.ts';
import { toFileName } from '../site-files.ts';
import type { CompileClasses } from './compile-classes.ts';
import { applyTypography } from './finish-text.ts';
import { inlinePlaceholder, islandsPlaceholder } from './placeholders.ts';
import { buildStylesheets } from './stylesheets.ts';
import type { StyledPage } from './stylesheets.ts';

type FinishOptions = {
  site: Site;
  /** The folder with the prerendered pages. */
  outDir: string;
  shortClasses: ShortClasses;
  compile: CompileClasses;
  scripts: InlineScripts;
  /** URL of the islands' code. */
  islands: string;
};

/** The inline styles of all pages, for the CSP header, and the weight of each page. */
type FinishedPages = { styles: string[]; weights: PageWeight[] };

/**
 * Finishes each prerendered page: applies typography, minifies tags, and inserts the stylesheet, scripts and the URL of the islands'
 * code. Also measures the page's weight.
 */
export async function finishPages(options: FinishOptions): Promise<FinishedPages> {
  const { site, outDir, shortClasses, compile, scripts, islands } = options;
  const notFound: { page?: Page; file: string; language: Language } = { file: notFoundFile, language: 'en' };
  const pages = [...site.pages.values()].map((page) => ({
    page,
    file: toFileName(page.path),
    language: page.language,
  }));
  const readPage = (file: string) => readFile(join(outDir, file), 'utf8');
  const styledPages: StyledPage[] = [];
  for (const { file } of [notFound, ...pages]) styledPages.push(collectClasses(file, await readPage(file)));
  const stylesheets = buildStylesheets(styledPages, shortClasses, compile);

  const weights: PageWeight[] = [];
  for (const { page, file, language } of [notFound, ...pages]) {
    const html = await readPage(file);
    const pageScripts = scripts.onDemandScripts.filter(({ attributes }) =>
      attributes.some((name) => hasAttribute(html, name)),
    );
    const inlineScripts = [scripts.startScript, ...pageScripts.map(({ text }) => text)];
    const finishedHtml = minifyTags(applyTypography(html, language))
      .replace(`<style>${inlinePlaceholder}</style>`, () => `<style>${stylesheets.get(file)}</style>`)
      .replace(`<script>${inlinePlaceholder}</script>`, () =>
        inlineScripts.map((text) => `<script>${text}</script>`).join(''),
      )
      .replace(islandsPlaceholder, islands);
    await writeFile(join(outDir, file), finishedHtml);
    if (page !== undefined) weights.push(weighPage(page.path, page.entry.file, finishedHtml));
  }
  return { styles: [...new Set(stylesheets.values())], weights };
}

function collectClasses(file: string, html: string): StyledPage {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return { file, classes: new Set(classes), length: html.length };
}

/** Removes characters that React writes and HTML doesn't need, about 130 bytes per page. */
function minifyTags(html: string): string {
  return html
    .replaceAll(/<[a-z][^>]*>/g, (tag) => tag.replaceAll('=""', ''))
    .replaceAll(/(?<=<(?:input|meta|link|img|source|br)\b[^>]*)\/>/g, '>')
    .replaceAll(/ (?:autoComplete|charSet|hrefLang)=/g, (name) => name.toLowerCase())
    .replaceAll(/><\/(?:path|circle|line)>/g, '/>');
}

/** Returns whether an element of the page has an attribute. */
function hasAttribute(html: string, attribute: string): boolean {
  return new RegExp(` ${attribute}[ =>]`).test(html);
}
