import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { loadContent } from '#practice/content.ts';
import { listEntries } from '#content/site.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { recordApproval } from '#editor/api/record-approval.ts';

/** A content file as it will be when the firm has replaced its samples. */
function replaceSamples(path: string, text: string): string {
  const live = text
    .replace(/^placeholder: true\n/m, '')
    // An attorney has confirmed what waited for it.
    .replace(/^confirm:\n(?:(?: |- ).*\n)+/m, '')
    .replace(/^law:\n(?: .*\n)+/m, (law) => `${law.replace(/^ +confirmed:.*\n/m, '')}  confirmed: true\n`)
    .replace(/\b555-01(\d\d)/g, '648-01$1')
    .replace(/(?<!(?:name|nombre)@)\bexample\.com\b/g, 'rivera-law.us')
    .replaceAll('Doe Law', 'Rivera Law')
    .replaceAll('Jane Doe', 'Alexandra Rivera');
  const [, collection = '', name = ''] = path.split(/[/.]/);
  if (collection === 'testimonials') return live.replaceAll(': false', ': true');
  if (collection === 'videos') return live.replace(/^about: .*$/m, `$&\n${createVideo(name)}`);
  if (collection === 'social')
    return live.replace(/^color: /m, `${live.includes('url:') ? '' : createAccount(name)}$&`);
  return path === 'content/attorneys/jane-doe.md'
    ? live.replace('photo:\n', `aliases: [/jane-doe]\n$&  image: ${portrait}\n`)
    : live;
}

const createVideo = (name: string) =>
  `address: https://player.vimeo.com/video/76979871?h=${name.length}8272103f6e\nposter: ${still}\nduration: "12:45"\nuploaded: 2026-10-30`;
const createAccount = (name: string) => `url: https://www.${name}.com/company/rivera-law\n`;

const [portrait, still] = ['/images/alexandra-rivera.jpg', '/images/office.jpg'];

async function takePhotos(folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  // Deterministic noise, because a picture's bytes determine its name, which affects the weight of pages.
  const createNoise = (index: number) => 112 + ((Math.imul(index, 2_654_435_761) >>> 24) & 31);
  const createPhoto = (width: number, height: number) =>
    sharp(
      Uint8Array.from({ length: width * height * 3 }, (_, index) => createNoise(index)),
      {
        raw: { width, height, channels: 3 },
      },
    ).jpeg({ quality: 30 });
  await createPhoto(1200, 1500).toFile(`${folder}/public${portrait}`);
  await createPhoto(1280, 720).toFile(`${folder}/public${still}`);
}

/** Makes the content of a copy of the site ready to go live, with the attorney's approvals. */
export async function makeLive(folder: string): Promise<void> {
  for (const { path, text } of await readContentFiles(folder)) {
    await writeFile(`${folder}/${path}`, replaceSamples(path, text));
  }
  await appendFile(`${folder}/content/published-paths.txt`, '/alexandra-rivera\n');
  await takePhotos(folder);
  const { site, problems } = await loadContent({ root: folder, now: new Date('2026-11-23T17:00:00Z') });
  if (site === undefined)
    throw new Error(
      `The live content should be right: ${problems.map(({ file, message }) => `${file} ${message}`).join()}`,
    );
  for (const { file, data, collection } of listEntries(site.entries)) {
    const wasRead = collection === 'disclaimers' || ('reviewed' in data && data.reviewed !== undefined);
    if (wasRead) await recordApproval(site, folder, file, { by: 'jane-doe' });
  }
}

/** Changes one file of a copy of the site. Throws an error when nothing changes. */
export async function edit(folder: string, path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(`${folder}/${path}`, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} is as it was.`);
  await writeFile(`${folder}/${path}`, after);
}
