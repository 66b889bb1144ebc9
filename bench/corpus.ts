import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/** A county file of the site: name, frontmatter and paragraphs. */
type CountyTemplate = { name: string; fields: string; paragraphs: string[] };

/** Minimum words per county, as on this site. More would exceed the page weight limit. */
const minWords = 200;

/** Matches the start of the first community. The check reports two counties with the same communities as copies. */
const firstPlacePattern = /^(communities:\n(?: {2}.*\n)*? +- (?:name: )?)/m;

/** Matches a past result, which only one page may mention without a warning. */
const pastResultPattern = /\{\{[\w-]+-cases\}\}/;

/** Adds `count` county files to a site's content, and their invented words to the list of known words. */
export async function writeCounties(root: string, count: number): Promise<void> {
  const folder = join(root, 'content/counties');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const templates = texts.filter((text) => !pastResultPattern.test(text)).map(parseTemplate);
  const words = new Set<string>();
  for (let number = 1; number <= count; number++) {
    const { name, text } = generateCounty(templates, number);
    await writeFile(join(folder, `${name.toLowerCase().replace(' ', '-')}.md`), text);
    for (const [word] of text.matchAll(/(?<=\bSample )\w+|\w+(?= Street\b)/g)) words.add(word);
  }
  await appendFile(join(root, 'content/known-words.txt'), [...words, ''].join('\n'));
}

/** Parses a county file without its headings, which generated counties define themselves. */
function parseTemplate(text: string): CountyTemplate {
  const [, fields = '', prose = ''] = text.split(/^---$/m);
  const paragraphs = prose.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return {
    name: /^name: (.*)$/m.exec(fields)?.[1]?.trim() ?? '',
    fields: fields.trim(),
    paragraphs: paragraphs.filter((paragraph) => paragraph !== '' && !paragraph.startsWith('#')),
  };
}

/**
 * Generates a county file for a number, deterministically. Fields come from one template, with the county's name
 * replaced; paragraphs come from all templates, so that no two files are alike.
 */
function generateCounty(
  templates: readonly CountyTemplate[],
  number: number,
): { name: string; text: string } {
  const template = templates[number % templates.length];
  if (template === undefined) throw new Error('There are no county files to use as templates.');
  // Without digits, because the check would report them as figures.
  const name = `Sample ${inventWord(number)}`;
  const fields = parseDocument(
    template.fields.replaceAll(template.name, name).replace(firstPlacePattern, `$1${name} `),
  );
  for (const field of ['path', 'aliases', 'reviewed', 'label']) fields.delete(field);
  const values = {
    name,
    title: `${name} Foreclosure Defense`,
    description: `Sued over a home in ${name} County? Learn the time to answer, the steps of a case and your options.`,
    order: 1_000 + number,
    inFooter: false,
  };
  for (const [field, value] of Object.entries(values)) fields.set(field, value);
  const pool = templates.flatMap(({ paragraphs }) => paragraphs);
  return {
    name,
    text: `---\n${fields.toString({ lineWidth: 0 })}---\n\n${buildBody(pool, number, name)}\n`,
  };
}

function buildBody(pool: readonly string[], number: number, name: string): string {
  const blocks: string[] = [];
  for (let wordCount = 0, index = 0; wordCount < minWords; index++) {
    const street = inventWord(number * 1_009 + index);
    if (index % 3 === 0) blocks.push(`### The owners of ${street} Street in ${name}`);
    const block = `On ${street} Street in ${name} County: ${pool[(number * 7 + index) % pool.length]}`;
    blocks.push(block);
    wordCount += block.split(/\s+/).length;
  }
  return blocks.join('\n\n');
}

/** Invents a unique word for each number, such as "Bakedo". */
function inventWord(number: number): string {
  const consonants = 'bdfghklmnprstvz';
  const vowels = 'aeiou';
  let word = '';
  for (let rest = number; rest > 0 || word.length < 6; rest = Math.floor(rest / 75)) {
    word += (consonants[Math.floor((rest % 75) / 5)] ?? '') + (vowels[rest % 5] ?? '');
  }
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
