import { readFile, writeFile } from 'node:fs/promises';
import { loadContent } from '../../../../src/content/load.ts';
import { readContentFiles } from '../../../../src/content/source/content-files.ts';
import { approveWords } from '../../../../src/status/approve-words.ts';

/** A content file as it would be once the firm has replaced its samples. */
function liveText(path: string, text: string): string {
  const live = text
    .replace(/^placeholder: true\n/m, '')
    .replace(/\b555-01(\d\d)/g, '648-01$1')
    .replace(/(?<!name@)\bexample\.com\b/g, 'doe-law.us');
  return path.startsWith('content/testimonials/') ? live.replaceAll(': false', ': true') : live;
}

/** Makes the content of a copy of the site ready to go live: the attorney approves its words. */
export async function makeLive(folder: string): Promise<void> {
  for (const { path, text } of await readContentFiles(folder)) {
    await writeFile(`${folder}/${path}`, liveText(path, text));
  }
  const { site } = await loadContent({ root: folder, now: new Date('2026-11-20T17:00:00Z') });
  if (site === undefined) throw new Error('The live content should be right.');
  for (const { file } of site.entries.disclaimers.values()) await approveWords(site, folder, file);
}

/** Changes one file of a copy of the site. Raises an error when nothing changes. */
export async function edit(folder: string, path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(`${folder}/${path}`, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} is as it was.`);
  await writeFile(`${folder}/${path}`, after);
}
