/** Lists what must be done before the site can go live, and where. */
import { lookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAdvertising } from '#practice/advertising/check.ts';
import { loadContent } from '#practice/content.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { getEntry } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { readSupabaseSettings } from '#build/forms/forms-config.ts';
import { parseSiteOrigins } from '#functions/http/site-origins.ts';
import { settingFiles } from './settings.ts';
import type { Environment } from './settings.ts';

export type OpenGroup = [title: string, items: string[]];

type ChecklistOptions = {
  root: string;
  now: Date;
  environment: Environment;
  /** Resolves a host name; throws the system's error. */
  resolveHost?: (host: string) => Promise<unknown>;
};

const firmFile = 'content/site/firm.md';

/** Returns groups of open items; empty when the site can go live. */
export async function findOpenItems({
  root,
  now,
  environment,
  resolveHost = lookup,
}: ChecklistOptions): Promise<OpenGroup[]> {
  const cache: ContentCache = new Map();
  const { site } = await loadContent({ root, now, cache });
  const productionResult = await loadContent({
    root,
    now,
    cache,
    production: true,
    extraCheck: checkAdvertising,
  });
  const problems = selectErrors(productionResult.problems);
  const otherProblems = problems.filter(({ field }) => field !== 'placeholder' && field !== 'approved');
  const groups: OpenGroup[] = [
    ['Settings', [...findSettingProblems(environment), ...findBuildSettingProblems(environment)]],
    ['Settings that don’t match the content', site === undefined ? [] : findMismatches(site, environment)],
    [
      'Sample data',
      summarize(problems, 'placeholder', 'Replace the sample data and delete `placeholder: true`'),
    ],
    [
      'Approvals',
      summarize(
        problems,
        'approved',
        'Get an attorney’s approval, and record it with npm run status -- --approve <file> --by <attorney>',
      ),
    ],
    [
      'Content',
      otherProblems.map(
        ({ file, line, field = '', message }) => `${file}:${line} ${`${field} ${message}`.trim()}`,
      ),
    ],
    ['Code reviews', await checkCodeOwners(root)],
    ['DNS', site === undefined ? [] : await checkDnsRecord(site, environment, resolveHost)],
  ];
  return groups.filter(([, items]) => items.length > 0);
}

/** Formats the list as text, with the next step at the end. */
export function formatOpenItems(groups: readonly OpenGroup[]): string {
  if (groups.length === 0) return 'Nothing is missing. Run npm run deploy to publish the site.';
  const count = groups.reduce((sum, [, items]) => sum + items.length, 0);
  return [
    ...groups.map(([title, items]) => [title, ...items.map((item) => `  ${item}`)].join('\n')),
    `Fix ${count} ${count === 1 ? 'item' : 'items'} before the site can go live. Nothing was published.`,
  ].join('\n\n');
}

/** Finds missing and malformed settings. */
function findSettingProblems(environment: Environment): string[] {
  return Object.entries(settingFiles).flatMap(([file, settings]) =>
    settings.flatMap(({ name, hint, isOptional, findProblem }) => {
      const value = environment[name];
      if (!value) return isOptional ? [] : [`${name} is not set. Add it to ${file}: ${hint}.`];
      const message = findProblem?.(value, name);
      return message === undefined ? [] : [`${message} Change it in ${file}.`];
    }),
  );
}

/** Finds a problem with the settings that the build reads, such as a secret key in place of the publishable one. */
function findBuildSettingProblems(environment: Environment): string[] {
  if (!environment['SUPABASE_URL'] || !environment['SUPABASE_PUBLISHABLE_KEY']) return [];
  try {
    readSupabaseSettings({ ...environment });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Finds settings that contradict the content. */
function findMismatches(site: Site, environment: Environment): string[] {
  const messages: string[] = [];
  const { origin } = new URL(site.firm.address);
  const { origins, invalid } = parseSiteOrigins(environment['SITE_ORIGINS'] ?? '');
  messages.push(...invalid.map((part) => `In SITE_ORIGINS (supabase/.env), "${part}" is not a URL.`));
  if (origins.length > 0 && !origins.includes(origin))
    messages.push(
      `SITE_ORIGINS (supabase/.env) does not contain ${origin}, the origin in ${firmFile}: every form submission would be rejected.`,
    );
  const compareSetting = (name: string, expected: string, location: string) => {
    const value = environment[name];
    if (value && value !== expected)
      messages.push(`${name} (supabase/.env) is "${value}", but ${location} has "${expected}".`);
  };
  const calendar = getEntry(site, 'bookings', site.firm.calendar);
  const payment = getEntry(site, 'bookings', site.firm.payment);
  const office = getEntry(site, 'offices', site.firm.mainOffice);
  compareSetting('CALENDAR_URL', calendar.data.url, calendar.file);
  compareSetting('PAYMENT_URL', payment.data.url, payment.file);
  compareSetting('FIRM_PHONE', office.data.phone, office.file);
  return messages;
}

const ownersFile = '.github/CODEOWNERS';
const sampleOwner = '@your-organization/';

/** Reports missing or sample code owners: GitHub ignores owners that don't exist, so code could be merged without a review. */
async function checkCodeOwners(root: string): Promise<string[]> {
  const owners = await readFile(join(root, ownersFile), 'utf8').catch(() => undefined);
  if (owners === undefined) return [`${ownersFile} is missing. Add it, with the team that reviews code.`];
  if (!owners.includes(sampleOwner)) return [];
  return [`${ownersFile} still names the sample team. Replace it with the team that reviews code.`];
}

async function checkDnsRecord(
  site: Site,
  environment: Environment,
  resolveHost: (host: string) => Promise<unknown>,
): Promise<string[]> {
  const { hostname } = new URL(site.firm.address);
  const project = environment['CLOUDFLARE_PAGES_PROJECT'] ?? 'the project';
  try {
    await resolveHost(hostname);
    return [];
  } catch (error) {
    const hasNoRecord = error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
    return [
      hasNoRecord
        ? `${hostname} has no DNS record. Open "Workers & Pages", ${project}, "Custom domains" in Cloudflare to see the record to add at your domain registrar.`
        : `${hostname} could not be looked up from here. Check that this machine is online.`,
    ];
  }
}

const maxListedFiles = 3;

/** Summarizes the problems of a field in one item, with the first files. */
function summarize(problems: readonly Diagnostic[], fieldName: string, instruction: string): string[] {
  const files = [...new Set(problems.filter(({ field }) => field === fieldName).map(({ file }) => file))];
  if (files.length === 0) return [];
  const hiddenCount = files.length - maxListedFiles;
  const list = `${files.slice(0, maxListedFiles).join(', ')}${hiddenCount > 0 ? ` and ${hiddenCount} more` : ''}`;
  return [
    `${instruction}: ${files.length} ${files.length === 1 ? 'file' : 'files'} (${list}).\n  To see each line, run SITE_ENV=production npm run check`,
  ];
}
