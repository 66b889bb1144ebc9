import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readContentFiles } from '#content/source/content-files.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';

/** Matches a past result, which only one page may mention without a warning. */
const pastResultPattern = /\{\{[\w-]+-cases\}\}/;

/** Adds `count` invented counties to a site's content. */
export async function writeCounties(root: string, count: number): Promise<void> {
  const files = await readContentFiles(root);
  const templates = files
    .filter(({ path, text }) => /^content\/counties\/.*\.md$/.test(path) && !pastResultPattern.test(text))
    .map(splitFrontmatter);
  for (let number = 1; number <= count; number++) {
    const file = `content/counties/sample-${inventWord(number).toLowerCase()}.md`;
    await writeFile(join(root, file), generateCounty(templates, number));
  }
}

/** Generates the text of a county file. `number` determines its name and template, so the result is the same in each run. */
function generateCounty(templates: readonly Frontmatter[], number: number): string {
  const { yaml = '', body = '' } = templates[number % templates.length] ?? {};
  const name = `Sample ${inventWord(number)}`;
  const county = parse(yaml.replaceAll(parse(yaml).name, name));
  const values = {
    ...county,
    name,
    title: `${name} Foreclosure Defense`,
    description: `Sued over a home in ${name} County? Learn the time to answer, the steps of a case and your options.`,
    order: 1_000 + number,
    inFooter: false,
    // The check reports two counties with the same communities as copies.
    communities: { heading: county.communities?.heading, names: [`Old ${name}`, `New ${name}`] },
    // Undefined fields are omitted.
    path: undefined,
    aliases: undefined,
    reviewed: undefined,
    label: undefined,
  };
  const paragraphs = body
    .trim()
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.startsWith('#'));
  const parts = paragraphs.map((paragraph, index) => {
    const street = `${inventWord(number * 10 + index)} Street`;
    return `### The owners of ${street} in ${name}\n\nOn ${street} in ${name} County: ${paragraph}`;
  });
  return `---\n${stringify(values, { lineWidth: 0 })}---\n\n${parts.join('\n\n')}\n`;
}

/** Spells a number as a word, such as "Gudi" for 42, because the check reports digits as figures. */
function inventWord(number: number): string {
  const syllables = ['ba', 'ke', 'di', 'fo', 'gu', 'ha', 'je', 'li', 'mo', 'nu'];
  const word = [...String(number)].map((digit) => syllables[Number(digit)]).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
