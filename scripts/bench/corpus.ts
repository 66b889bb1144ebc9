import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A county file as the sample content has it: its fields, and the paragraphs below them. */
type Model = { name: string; fields: string; paragraphs: string[] };

type GeneratedFile = { name: string; text: string };

const wordsWanted = 600;
/** Two counties with the same communities are taken for copies of one file. */
const firstPlace = /^(communities:\n(?: {2}.*\n)*? +- (?:name: )?)/m;

/** A past result, which is permitted on its own page alone and would be warned of on every other. */
const pastResult = /\{\{[\w-]+-cases\}\}/;

/** The county files that generated ones are made from. */
export async function readModels(root: string): Promise<Model[]> {
  const folder = join(root, 'content/counties');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const models = texts.filter((text) => !pastResult.test(text)).map(parseModel);
  if (models.length === 0) throw new Error('There is no county file to generate from.');
  return models;
}

/** A model of generated counties. Headings are left out: those are made for each county. */
export function parseModel(text: string): Model {
  const [, fields = '', prose = ''] = text.split(/^---$/m);
  const paragraphs = prose.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return {
    name: /^name: (.*)$/m.exec(fields)?.[1]?.trim() ?? '',
    fields: fields.trim(),
    paragraphs: paragraphs.filter((paragraph) => paragraph !== '' && !paragraph.startsWith('#')),
  };
}

/**
 * The county file with this number: the same number always gives the same
 * file, and no two files have the same fields or text. The fields are a
 * model's with the county's name exchanged, the text is drawn from all models.
 */
export function generateCounty(models: Model[], number: number): GeneratedFile {
  const model = models[number % models.length];
  if (model === undefined) throw new Error('There is no county file to generate from.');
  const name = countyName(number);
  const own: Record<string, string> = {
    title: `${name} Foreclosure Defense`,
    description: `Sued over a home in ${name} County? Learn the time to answer, the steps of a case and your options.`,
    label: `${name} Foreclosure`,
    name,
    order: String(1_000 + number),
    inFooter: 'false',
  };
  const fields = model.fields
    .replaceAll(model.name, name)
    .replace(firstPlace, `$1${name} `)
    // Nobody has read these words.
    .replace(/^reviewed:\n(?: .*\n)+/m, '')
    .split('\n')
    .filter((line) => !/^(path|aliases):/.test(line))
    .map((line) => {
      const key = /^(\w+):/.exec(line)?.[1] ?? '';
      return own[key] === undefined
        ? line
        : `${key}: ${JSON.stringify(own[key]).replace(/^"(\d+|false)"$/, '$1')}`;
    });
  return {
    name: `${name.toLowerCase().replace(' ', '-')}.md`,
    text: `---\n${fields.join('\n')}\n---\n\n${body(models, number, name)}\n`,
  };
}

/** Writes county files 1 to `count` into a folder. */
export async function writeCounties(models: Model[], folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= count; number++) {
    const { name, text } = generateCounty(models, number);
    await writeFile(join(folder, name), text);
  }
}

function body(models: Model[], number: number, name: string): string {
  const pool = models.flatMap(({ paragraphs }) => paragraphs);
  const random = randomNumbers(number);
  const parts: string[] = [];
  for (let words = 0; words < wordsWanted;) {
    const paragraph = pool[Math.floor(random() * pool.length)] ?? '';
    const street = madeUpWord(Math.floor(random() * 1_000_000));
    if (parts.length % 3 === 0) parts.push(`### The owners of ${street} Street in ${name}`);
    const part = `On ${street} Street in ${name} County: ${paragraph}`;
    parts.push(part);
    words += part.split(/\s+/).length;
  }
  return parts.join('\n\n');
}

/**
 * The name of the generated county with this number. It has no digits, which would be figures of the copy.
 */
function countyName(number: number): string {
  return `Sample ${madeUpWord(number)}`;
}

/** A word of its own for each number, such as "Bakedo". */
function madeUpWord(number: number): string {
  const consonants = 'bdfghklmnprstvz';
  const vowels = 'aeiou';
  let word = '';
  for (let left = number; left > 0 || word.length < 6; left = Math.floor(left / 75)) {
    word += (consonants[Math.floor((left % 75) / 5)] ?? '') + (vowels[left % 5] ?? '');
  }
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Repeatable numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
