import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { loadContent } from '#practice/content.ts';
import { listEntries } from '#content/site.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { recordApproval } from '#editor/api/record-approval.ts';

/** Returns a content file's text as it will be once the firm has replaced its samples. */
function replaceSamples(path: string, text: string): string {
  const liveText = text
    .replace(/^placeholder: true\n/m, '')
    // As if an attorney had confirmed everything.
    .replace(/^confirm:\n(?:(?: |- ).*\n)+/m, '')
    .replace(/^law:\n(?: .*\n)+/m, (law) => `${law.replace(/^ +confirmed:.*\n/m, '')}  confirmed: true\n`)
    .replace(/\b555-01(\d\d)/g, '648-01$1')
    .replace(/(?<!(?:name|nombre)@)\bexample\.com\b/g, 'rivera-law.us')
    .replaceAll('Doe Law', 'Rivera Law')
    .replaceAll('Jane Doe', 'Alexandra Rivera');
  const [, collection = '', name = ''] = path.split(/[/.]/);
  if (collection === 'testimonials') return liveText.replaceAll(': false', ': true');
  if (collection === 'videos') return liveText.replace(/^about: .*$/m, `$&\n${createVideoFields(name)}`);
  if (collection === 'social')
    return liveText.replace(/^color: /m, `${liveText.includes('url:') ? '' : createAccountField(name)}$&`);
  return path === 'content/attorneys/jane-doe.md'
    ? liveText.replace('photo:\n', `aliases: [/jane-doe]\n$&  image: ${portraitPath}\n`)
    : liveText;
}

const createVideoFields = (name: string) =>
  `address: https://player.vimeo.com/video/76979871?h=${name.length}8272103f6e\nposter: ${posterPath}\nduration: "12:45"\nuploaded: 2026-10-30`;
const createAccountField = (name: string) => `url: https://www.${name}.com/company/rivera-law\n`;

const [portraitPath, posterPath] = ['/images/alexandra-rivera.jpg', '/images/office.jpg'];

async function createPhotos(folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const createPhoto = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } }).jpeg({ quality: 30 });
  await createPhoto(1200, 1500).toFile(`${folder}/public${portraitPath}`);
  await createPhoto(1280, 720).toFile(`${folder}/public${posterPath}`);
}

/** Prepares the content of a copy of the site for production, and records the attorney's approvals. */
export async function makeLive(folder: string): Promise<void> {
  for (const { path, text } of await readContentFiles(folder)) {
    await writeFile(`${folder}/${path}`, replaceSamples(path, text));
  }
  await appendFile(`${folder}/content/published-paths.txt`, '/alexandra-rivera\n');
  await createPhotos(folder);
  const { site, problems } = await loadContent({ root: folder, now: new Date('2026-11-23T17:00:00Z') });
  if (site === undefined)
    throw new Error(
      `The live content should have no errors: ${problems.map(({ file, message }) => `${file} ${message}`).join()}`,
    );
  for (const { file, data, collection } of listEntries(site.entries)) {
    const needsApproval = collection === 'disclaimers' || ('reviewed' in data && data.reviewed !== undefined);
    if (needsApproval) await recordApproval(site, folder, file, { by: 'jane-doe' });
  }
}

/** Changes a file in a copy of the site. Throws if nothing changes. */
export async function editFile(
  folder: string,
  path: string,
  change: (text: string) => string,
): Promise<void> {
  const text = await readFile(`${folder}/${path}`, 'utf8');
  const newText = change(text);
  if (newText === text) throw new Error(`${path} didn’t change.`);
  await writeFile(`${folder}/${path}`, newText);
}
