import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { expect, test } from 'vitest';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { loadEdited, problemsAfter } from '../../edited-content.ts';
import { article, fact, faq, menu, office, page, service, testimonial, waiver } from './samples.ts';

const samples = {
  faqs: faq,
  facts: fact,
  offices: office,
  services: service,
  pages: page,
  articles: article,
  testimonials: testimonial,
  waivers: waiver,
  menus: menu,
} as const;
const collections = Object.keys(samples) as (keyof typeof samples)[];

const mistake = z.string();
const input = z.union([
  z.strictObject({ mistake, in: z.enum(collections), replace: z.string(), by: z.string() }),
  z.strictObject({ mistake, mdx: z.string() }),
  z.strictObject({ mistake, file: z.string(), text: z.string() }),
]);
const inputs = z
  .strictObject({ wrong: input.array(), right: input.array() })
  .parse(parse(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8')));

type AuthoredFile = { mistake: string; file: string; text: string };

function fileOf(given: z.infer<typeof input>): AuthoredFile {
  if ('file' in given) return given;
  if ('mdx' in given)
    return {
      mistake: given.mistake,
      file: 'content/articles/zz.mdx',
      text: replaced(article, 'Some words.', given.mdx),
    };
  return {
    mistake: given.mistake,
    file: `content/${given.in}/zz.md`,
    text: replaced(samples[given.in], given.replace, given.by),
  };
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`"${part}" is not in the sample.`);
  return text.replace(part, () => by);
}

/** The mistake, the position, the marked text and the message. */
function line(
  { mistake: name, text }: AuthoredFile,
  { line: at, column, length, field, message }: Diagnostic,
): string {
  const source = text.split('\n')[at - 1] ?? '';
  const marked = source.slice(column - 1, column - 1 + length);
  return `${name}\n  ${at}:${column}  ${marked}\n  ${[field, message].filter(Boolean).join('  ')}\n`;
}

test('each mistake causes exactly one problem, as in expected.txt', { timeout: 120_000 }, async () => {
  const lines = inputs.wrong.map(fileOf).map((authored) => {
    const { problems } = loadEdited({ [authored.file]: authored.text });
    const [first] = problems;
    expect(
      problems.map(({ message }) => message),
      authored.mistake,
    ).toHaveLength(1);
    return first === undefined ? authored.mistake : line(authored, first);
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('expected.txt');
});

test.each(inputs.right.map(fileOf))('$mistake is valid', ({ file, text }) => {
  const problems = problemsAfter({ [file]: text }).filter((each) => !each.includes('links to this page'));
  expect(problems).toEqual([]);
});
