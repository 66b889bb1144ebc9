import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#content/languages/languages.ts';
import type { Site } from '#practice/site.ts';
import type { BrowserCode } from '../bundle/browser-code.ts';
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
  scripts: Pick<BrowserCode, 'startScript' | 'startParts' | 'islands'>;
};

/** The inline styles and scripts of all pages, for the CSP header, and the weight of each page. */
type FinishedPages = { styles: string[]; scripts: string[]; weights: PageWeight[] };

const notFound = '404.html';

/** Inserts stylesheet, scripts and the islands' address into each prerendered page, and weighs it. */
export async function finishPages({
  site,
  outDir,
  shortClasses,
  compile,
  scripts,
}: PagesToFinish): Promise<FinishedPages> {
  const { startScript, startParts, islands } = scripts;
  const styled = [await readStyledPage(outDir, notFound)];
  for (const path of site.pages.keys()) styled.push(await readStyledPage(outDir, toFileName(path)));
  const stylesheets = buildStylesheets(styled, shortClasses, compile);

  const finish = async (file: string, html: string, language: Language) => {
    const texts = [
      startScript,
      ...startParts
        .filter(({ attributes }) => attributes.some((name) => has(html, name)))
        .map(({ text }) => text),
    ];
    const finished = minifyTags(finishText(html, language))
      .replace(`<style>${inlinePlaceholder}</style>`, () => `<style>${stylesheets.get(file)}</style>`)
      .replace(`<script>${inlinePlaceholder}</script>`, () =>
        texts.map((text) => `<script>${text}</script>`).join(''),
      )
      .replace(islandsPlaceholder, islands);
    await writeFile(join(outDir, file), finished);
    return finished;
  };
  await finish(notFound, await readFile(join(outDir, notFound), 'utf8'), 'en');
  const weights: PageWeight[] = [];
  for (const [path, { language }] of site.pages) {
    const html = await readFile(join(outDir, toFileName(path)), 'utf8');
    weights.push(weighPage(path, await finish(toFileName(path), html, language)));
  }
  return {
    styles: [...new Set(stylesheets.values())],
    scripts: [startScript, ...startParts.map(({ text }) => text)],
    weights,
  };
}

async function readStyledPage(outDir: string, file: string): Promise<StyledPage> {
  const html = await readFile(join(outDir, file), 'utf8');
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
