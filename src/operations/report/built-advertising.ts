import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAdvertising } from '#advertising/check-pages.ts';
import type { Site } from '#practice/site.ts';
import { fileOf } from '#site-build/site-files.ts';
import type { AdvertisingFinding } from './collect.ts';

/**
 * Findings of the advertising check over the site as last built, without those that a waiver permits: the waivers are
 * listed by themselves. Undefined when nothing is built.
 */
export async function advertisingFindings(
  site: Site,
  sources: ReadonlyMap<string, string>,
  root: string,
): Promise<AdvertisingFinding[] | undefined> {
  const pages = new Map<string, string>();
  for (const path of site.pages.keys()) {
    const html = await builtPage(root, path);
    if (html !== undefined) pages.set(path, html);
  }
  if (pages.size === 0) return undefined;
  return checkAdvertising({ site, pages, sources, now: site.now, wording: true })
    .filter(({ waivedBy }) => waivedBy === undefined)
    .map(({ severity, file, line, rule, found, message, fix }) => ({
      severity,
      file,
      line,
      message: `${rule} "${found}": ${message} ${fix}`,
    }));
}

async function builtPage(root: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, 'dist/client', fileOf(path)), 'utf8');
  } catch {
    return undefined;
  }
}
