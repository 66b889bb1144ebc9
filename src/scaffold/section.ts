import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unwritten } from '#content/fields/kinds.ts';
import { section } from '#practice/schemas/parts/section.ts';
import { tagOf } from '#content/markdown/content-syntax.ts';
import { errorCode } from '#content/source/content-files.ts';
import { slugify } from '#content/source/slug.ts';
import type { Scaffolded } from './content-file.ts';

type Insertion = { path: string; before: string; text: string };

/**
 * Starts a type of section for pages: its look, its fields, what draws it and its sample in the gallery. It works as
 * it stands, with a heading and a text.
 */
export async function scaffoldSection(root: string, name: string): Promise<Scaffolded> {
  const type = slugify(name);
  if (!/^[a-z]/.test(type))
    return { refused: 'Give the new section a name, like: npm run new -- section "Fee table"' };
  const types: string[] = section.options.map(({ shape }) => shape.type.value);
  const look = `src/sections/${type}.tsx`;
  const isFree = (await textOf(root, look)) === undefined && !types.includes(type);
  if (!isFree)
    return { refused: `There is a section "${type}" already. Nothing was written; choose another name.` };
  const edited: [path: string, text: string][] = [[look, lookText(tagOf(type))]];
  for (const { path, before, text } of insertions(type, tagOf(type))) {
    const current = edited.find(([known]) => known === path)?.[1] ?? (await textOf(root, path));
    const at = current?.indexOf(before) ?? -1;
    if (current === undefined || at < 0) {
      return {
        refused: `${path} is not as expected: no place for the new section was found. Nothing was written.`,
      };
    }
    const longer = `${current.slice(0, at)}${text}${current.slice(at)}`;
    edited.splice(0, edited.length, ...edited.filter(([known]) => known !== path), [path, longer]);
  }
  for (const [path, text] of edited) await writeFile(join(root, path), text);
  const fields = edited.find(([path]) => path === fieldsFile)?.[1].split('\n') ?? [];
  const line = fields.findIndex((each) => each.includes(unwritten)) + 1;
  return {
    file: look,
    toFillIn: [],
    hints: [
      `Say what it shows, and which fields it has: ${fieldsFile}:${line}`,
      `What draws it: ${drawingFile}. Its sample for /gallery: ${galleryFile}.`,
      `To show it on a page, add a part of the type "${type}" to its sections. Then: npm run format, npm run check -- --write-guide, npm test -- quick.`,
    ],
  };
}

const fieldsFile = 'src/practice/schemas/parts/section.ts';
const drawingFile = 'src/templates/sections.tsx';
const galleryFile = 'tests/gallery/ways.tsx';

function insertions(type: string, tag: string): Insertion[] {
  const imported = `import { ${tag}Section } from '#sections/${type}.tsx';\n`;
  const key = /-/.test(type) ? `'${type}'` : type;
  return [
    {
      path: fieldsFile,
      before: "  ])\n  .describe('One band of the page",
      text: `    part('${type}', '${unwritten}: what it shows, in a few words.', {\n      heading,\n      intro,\n      text: markdown('Paragraphs and lists in Markdown.'),\n      disclaimers,\n    }),\n`,
    },
    { path: drawingFile, before: 'import { Band', text: imported },
    {
      path: drawingFile,
      before: "};\n\n/** The page's closing. */",
      text: `  ${key}: (part, view) => (\n    <${tag}Section {...band(part)} html={part.text}>\n      <SectionEnd view={view} part={part} />\n    </${tag}Section>\n  ),\n`,
    },
    { path: galleryFile, before: '\n/** The deadline in all its states', text: imported },
    {
      path: galleryFile,
      before: '      <ContactCardsSection\n',
      text: `      <${tag}Section heading="A heading" html="<p>A text that shows how the section looks.</p>" />\n`,
    },
  ];
}

function lookText(tag: string): string {
  return [
    `import { Band } from '#ui/band.tsx';`,
    `import type { BandProps } from '#ui/band.tsx';`,
    `import { Prose } from '#ui/prose.tsx';`,
    '',
    `type ${tag}SectionProps = BandProps & {`,
    '  heading: string;',
    '  html: string;',
    '};',
    '',
    `export function ${tag}Section({ html, children, ...band }: ${tag}SectionProps) {`,
    '  return (',
    '    <Band {...band}>',
    '      <Prose html={html} />',
    '      {children}',
    '    </Band>',
    '  );',
    '}',
    '',
  ].join('\n');
}

function textOf(root: string, path: string): Promise<string | undefined> {
  return readFile(join(root, path), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}
