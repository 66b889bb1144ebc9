import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAhead, dayOf } from '#content/calendar.ts';
import { collections } from '#content/collections.ts';
import { schemaAt } from '#content/fields/walk.ts';
import { languages } from '#content/languages/languages.ts';
import { withArticle } from '#content/report/print.ts';
import { didYouMean } from '#content/report/suggest.ts';
import { changedLanguages, oldTranslations, waiverHash } from '#content/rules/firm/approvals.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Entry, Site } from '#content/site.ts';
import { withField } from '#content/source/with-field.ts';
import { hashInLanguage, wordsHash } from '#content/texts.ts';
import { reviewByOf, reviewDays } from './records.ts';
import { NotRecorded } from './stamp-translation.ts';

type Approval = {
  /** The attorney; whoever did it before when left out, else the firm's. */
  by?: string | undefined;
  /** The translations are right though only the English words have changed. */
  keepTranslations?: boolean | undefined;
};

/**
 * Records in a file that an attorney has read its words as they stand: `approved` in a disclaimer, fields of that name
 * in a waiver, `reviewed` in anything else. `target` is the file or the page's address. Returns a sentence about it;
 * raises `NotRecorded` when that can't be recorded.
 */
export async function approveWords(
  site: Site,
  root: string,
  target: string,
  { by, keepTranslations = false }: Approval = {},
): Promise<string> {
  const entry = entryNamed(site, target);
  const before = beforeOf(entry);
  const attorney = by ?? before?.by ?? site.firm.attorney;
  const attorneys = site.entries.attorneys;
  const name = attorneys.get(attorney)?.data.name;
  if (name === undefined) {
    throw new NotRecorded(
      `content/attorneys has no file "${attorney}".${didYouMean(attorney, attorneys.keys())} Name who read the words: --by ${site.firm.attorney}`,
    );
  }
  if (entry.collection === 'disclaimers' && !keepTranslations) refuseOldTranslations(entry);
  const day = dayOf(site.now);
  const file = join(root, entry.file);
  const text = Object.entries(recordOf(entry, attorney, day)).reduce(
    (all, [field, lines]) => withField(all, entry.frontmatter, field, lines),
    await readFile(file, 'utf8'),
  );
  await writeFile(file, text);
  const did = entry.collection === 'disclaimers' || entry.collection === 'waivers' ? 'approved' : 'reviewed';
  return `${entry.file} now says that ${name} ${did} its words on ${day}.${nextReview(entry, site)}`;
}

/** The lines of each field that says who read which words, and when. */
function recordOf(entry: AnyEntry, by: string, day: string): { [field: string]: string[] } {
  if (entry.collection === 'waivers') {
    return {
      approvedBy: [`approvedBy: ${by}`],
      approvedOn: [`approvedOn: ${day}`],
      words: [`words: "${waiverHash(entry)}"`],
    };
  }
  const field = entry.collection === 'disclaimers' ? 'approved' : 'reviewed';
  return { [field]: [`${field}:`, `  on: ${day}`, `  by: ${by}`, ...wordsLines(entry)] };
}

function entryNamed(site: Site, target: string): AnyEntry {
  const entries = everyEntry(site.entries);
  const file = target.replace(/^\.\//, '');
  const found = site.pages.get(target)?.entry ?? entries.find((entry) => entry.file === file);
  if (found === undefined) {
    const known = [...site.pages.keys(), ...entries.map((entry) => entry.file)];
    throw new NotRecorded(`No page has the address or the file ${target}.${didYouMean(target, known)}`);
  }
  const { schema, noun } = collections[found.collection];
  const isApproved = found.collection === 'disclaimers' || found.collection === 'waivers';
  if (isApproved || schemaAt(schema, ['reviewed'], found.data) !== undefined) return found;
  throw new NotRecorded(`${found.file} is ${withArticle(noun)}, which names no review.`);
}

function beforeOf({ data }: AnyEntry): { by: string } | undefined {
  if ('approvedBy' in data) return { by: data.approvedBy };
  if ('approved' in data) return data.approved;
  return 'reviewed' in data ? data.reviewed : undefined;
}

/** English words alone are seldom changed with no effect on what the others say. */
function refuseOldTranslations(entry: Entry<'disclaimers'>): void {
  const old = oldTranslations(changedLanguages(entry));
  if (old === undefined) return;
  throw new NotRecorded(
    `Nothing was recorded. ${entry.file}: the English words have changed, and ${old}. Translate these anew; if they are right as they stand, add --keep-translations.`,
  );
}

function wordsLines(entry: AnyEntry): string[] {
  if (entry.collection !== 'disclaimers') return [`  words: "${wordsHash(entry)}"`];
  return ['  words:', ...languages.map((each) => `    ${each}: "${hashInLanguage(entry, each)}"`)];
}

function nextReview(entry: AnyEntry, { now }: Site): string {
  const day = reviewByOf(entry);
  if (day === undefined || day > dayAhead(now, reviewDays)) return '';
  return ` It is to be checked again by ${day}: give its reviewBy a new day.`;
}
