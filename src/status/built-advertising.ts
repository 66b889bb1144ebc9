import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAdvertising } from '#advertising/check-pages.ts';
import type { Site } from '#content/site.ts';
import { fileOf } from '#site-build/write-site.ts';
import type { AdvertisingFinding } from './collect.ts';

/** Findings of the advertising check over the site as last built; undefined when nothing is built. */
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
  return checkAdvertising({ site, pages, sources, now: site.now, wording: true }).map((finding) => ({
    severity: finding.severity,
    file: finding.file,
    line: finding.line,
    message: [
      `${finding.rule} "${finding.found}": ${finding.message} ${finding.fix}`,
      ...(finding.waivedBy === undefined ? [] : [`(permitted by ${finding.waivedBy})`]),
    ].join(' '),
  }));
}

async function builtPage(root: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, 'dist/client', fileOf(path)), 'utf8');
  } catch {
    return undefined;
  }
}
