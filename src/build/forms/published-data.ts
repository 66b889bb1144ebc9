import { createHash } from 'node:crypto';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FormsConfig, CopyByIsland, DeadlineCopy, FormsData } from '#client/published-data.ts';
import type { Language } from '#content/languages/languages.ts';
import { getEntry } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { formsByCopy } from '#forms/forms.ts';
import { listCourtClosings, readMonthDay } from '#site/view/deadlines.ts';
import { buildFormCopy, hasForm } from '#site/view/form-copy.ts';

/** The module whose `__NAME__` placeholders `insertPublishedData` replaces. */
export const publishedDataFile = 'src/client/published-data.ts';

/** The data that the build inserts into the lazy-loaded code. */
type PublishedData = ReturnType<typeof collectPublishedData>;

/**
 * Collects the data that the build inserts into the lazy-loaded code: form text in each language that has a page with a form, the
 * forms' endpoints, deadline copy, and court closings. `styles` is the CSS that only scripts need.
 */
export function collectPublishedData(site: Site, config: FormsConfig, styles = '') {
  return {
    forms: collectFormsData(site, config, styles),
    deadlines: collectDeadlineCopy(site),
    closings: listCourtClosings(site),
  };
}

function collectDeadlineCopy(site: Site): { readonly [name: string]: DeadlineCopy } {
  const entries = [...site.entries.deadlines].map(([id, { data }]) => {
    const { counting, field, result, calendar, season } = data;
    const { title, text } = calendar;
    const copy: DeadlineCopy = {
      ...result,
      counting,
      invalid: field.invalid,
      calendar: { title, text },
      season: season && {
        opens: readMonthDay(site, season.opens),
        closes: readMonthDay(site, season.closes),
        warning: season.warning,
      },
    };
    return [id, copy] as const;
  });
  return Object.fromEntries(entries);
}

function collectFormsData(site: Site, config: FormsConfig, styles: string): FormsData {
  const languages = new Set<Language>();
  for (const page of site.pages.values())
    if (!languages.has(page.language) && hasForm(page)) languages.add(page.language);
  const copy = [...languages].map((language) => [language, collectFormCopy(site, language)] as const);
  return { config, copy: Object.fromEntries(copy), styles };
}

function collectFormCopy(site: Site, language: Language): CopyByIsland {
  const view = { site, language, frame: getEntry(site, 'frames', language).data };
  return Object.fromEntries([...formsByCopy.keys()].map((id) => [id, buildFormCopy(view, id)]));
}

/** Replaces the `__NAME__` placeholders in code with the data. */
export function insertPublishedData(code: string, { forms, deadlines, closings }: PublishedData): string {
  const data = { FORMS_DATA: forms, DEADLINE_COPY: deadlines, COURT_CLOSINGS: closings };
  return Object.entries(data).reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`(["'\`])__${name}__\\1`), () => JSON.stringify(JSON.stringify(value))),
    code,
  );
}

/**
 * Inserts the data into the code in a folder and renames the folder to a hash of all its files, because browsers cache them
 * for a year and they import each other. Returns the URL of the islands' code.
 */
export async function fingerprintCode(folder: string, data: PublishedData): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) {
    const code = insertPublishedData(await readFile(join(folder, name), 'utf8'), data);
    await writeFile(join(folder, name), code);
    hash.update(code);
  }
  const folderHash = hash.digest('hex').slice(0, 8);
  await rename(folder, join(dirname(folder), folderHash));
  return `/assets/${folderHash}/islands.js`;
}
