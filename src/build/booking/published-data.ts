import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Closings } from '#practice/court-days.ts';
import type { BookingConfig, CopyByIsland, DeadlineCopy, FormsData } from '#client/published-data.ts';
import type { Language } from '#content/languages/languages.ts';
import { find } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { formsByCopy } from '#forms/forms.ts';
import { listCourtClosings, readDayOfYear } from '#site/view/deadlines.ts';
import { buildFormCopy, hasForm } from '#site/view/form-copy.ts';

const formsPattern = /(["'`])__FORMS_DATA__\1/;
const deadlinesPattern = /(["'`])__DEADLINE_COPY__\1/;
const closingsPattern = /(["'`])__COURT_CLOSINGS__\1/;

/** The module that contains the placeholders. */
export const publishedDataFile = 'src/client/published-data.ts';

/** Content that is built into the islands' code. */
type PublishedData = {
  forms: FormsData;
  deadlines: { readonly [name: string]: DeadlineCopy };
  closings: Closings;
};

/**
 * The texts of the islands in each language with a form, the endpoints of the forms, and the styles of elements that
 * scripts add.
 */
export function collectPublishedData(site: Site, config: BookingConfig, styles = ''): PublishedData {
  return {
    forms: collectFormsData(site, config, styles),
    deadlines: collectDeadlineCopy(site),
    closings: listCourtClosings(site),
  };
}

function collectDeadlineCopy(site: Site): PublishedData['deadlines'] {
  const entries = [...site.entries.deadlines].map(([id, { data }]) => {
    const { counting, field, result, calendar, season } = data;
    const { title, text } = calendar;
    const copy: DeadlineCopy = {
      ...result,
      counting,
      invalid: field.invalid,
      calendar: { title, text },
      season: season && {
        opens: readDayOfYear(site, season.opens),
        closes: readDayOfYear(site, season.closes),
        warning: season.warning,
      },
    };
    return [id, copy] as const;
  });
  return Object.fromEntries(entries);
}

function collectFormsData(site: Site, config: BookingConfig, styles: string): FormsData {
  const languages = new Set<Language>();
  for (const page of site.pages.values())
    if (!languages.has(page.language) && hasForm(page)) languages.add(page.language);
  const copy = [...languages].map((language) => [language, collectFormCopy(site, language)] as const);
  return { config, copy: Object.fromEntries(copy), styles };
}

function collectFormCopy(site: Site, language: Language): CopyByIsland {
  const view = { site, language, frame: find(site, 'frames', language).data };
  return Object.fromEntries([...formsByCopy.keys()].map((id) => [id, buildFormCopy(view, id)]));
}

/** Replaces the placeholder in a bundle with the data; returns code without a placeholder unchanged. */
export function insertPublishedData(code: string, data: PublishedData): string {
  return code
    .replace(formsPattern, () => JSON.stringify(JSON.stringify(data.forms)))
    .replace(deadlinesPattern, () => JSON.stringify(JSON.stringify(data.deadlines)))
    .replace(closingsPattern, () => JSON.stringify(JSON.stringify(data.closings)));
}

/**
 * Inserts the data into the bundles in `assetsDir` and renames them. Browsers cache these files for a year and the files
 * import each other, so all names contain one hash of all contents. Takes and returns the islands bundle's address.
 */
export async function publishIslands(
  assetsDir: string,
  bundleAddress: string,
  data: PublishedData,
): Promise<string> {
  const names = (await readdir(assetsDir)).filter((name) => name.endsWith('.js')).toSorted();
  const codes = await Promise.all(names.map((name) => readFile(join(assetsDir, name), 'utf8')));
  const filled = codes.map((code) => insertPublishedData(code, data));
  const release = createHash('sha256').update(filled.join()).digest('hex').slice(0, 8);
  const renamed = new Map(names.map((name) => [name, name.replace(/-[^.]{8}\.js$/, `-${release}.js`)]));
  for (const [index, name] of names.entries()) {
    let code = filled[index] ?? '';
    for (const [before, after] of renamed) code = code.replaceAll(before, after);
    await rm(join(assetsDir, name));
    await writeFile(join(assetsDir, renamed.get(name) ?? name), code);
  }
  return `/assets/${renamed.get(basename(bundleAddress)) ?? basename(bundleAddress)}`;
}
