import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillInMarker } from '#content/fields/kinds.ts';
import { section } from '#practice/schemas/parts/section.ts';
import { toTagName } from '#content/markdown/content-syntax.ts';
import { getErrorCode } from '#content/source/content-files.ts';
import { slugify } from '#content/source/slug.ts';
import type { ScaffoldResult } from './content-file.ts';

/** Text to insert into a file. `find` returns the index for it, or -1. */
type Insertion = { path: string; find: (code: string) => number; text: string };

/** Creates a section type with a heading and text: its component, fields, renderer and an example in the gallery. */
export async function scaffoldSection(root: string, name: string): Promise<ScaffoldResult> {
  const type = slugify(name);
  if (!/^[a-z]/.test(type))
    return { rejection: 'Give the new section a name, like: npm run new -- section "Fee table"' };
  const types: string[] = section.options.map(({ shape }) => shape.type.value);
  const componentFile = `src/site/sections/${type}.tsx`;
  if (types.includes(type) || (await readCode(root, componentFile)) !== undefined)
    return { rejection: `The section "${type}" already exists. Nothing was written. Choose another name.` };
  const files = new Map([[componentFile, generateComponent(toTagName(type))]]);
  for (const { path, find, text } of buildInsertions(type, toTagName(type))) {
    const code = files.get(path) ?? (await readCode(root, path)) ?? '';
    const index = find(code);
    if (index < 0)
      return { rejection: `${path} has no place to insert the new section. Nothing was written.` };
    files.set(path, code.slice(0, index) + text + code.slice(index));
  }
  for (const [path, code] of files) await writeFile(join(root, path), code);
  const lines = files.get(fieldsFile)?.split('\n') ?? [];
  const line = lines.findIndex((text) => text.includes(fillInMarker)) + 1;
  return {
    file: componentFile,
    unfinishedLines: [],
    hints: [
      `Describe it and its fields: ${fieldsFile}:${line}`,
      `Its renderer: ${rendererFile}. Its example for /gallery: ${galleryFile}.`,
      `To show it on a page, add a section of type "${type}". Then run: npm run format, npm run check -- --write-reference, npm test -- quick.`,
    ],
  };
}

const fieldsFile = 'src/practice/schemas/parts/section.ts';
const rendererFile = 'src/site/templates/sections.tsx';
const galleryFile = 'tests/gallery/services.tsx';

function buildInsertions(type: string, tag: string): Insertion[] {
  const importLine = `import { ${tag}Section } from '#site/sections/${type}.tsx';\n`;
  const key = /-/.test(type) ? `'${type}'` : type;
  return [
    {
      path: fieldsFile,
      find: (code) => code.indexOf("  ])\n  .meta({ title: 'Sections of a page'"),
      text: `    headedSection('${type}', '${fillInMarker}: what it shows, in a few words.', {\n      text: markdown('Paragraphs and lists in Markdown.'),\n      disclaimers,\n    }),\n`,
    },
    { path: rendererFile, find: findEndOfImports, text: importLine },
    {
      path: rendererFile,
      find: (code) => code.indexOf('\n};\n', code.indexOf('const renderers')) + 1 || -1,
      text: `  ${key}: (part, view) => (\n    <${tag}Section {...buildBandProps(part)} html={part.text}>\n      <SectionEnd view={view} part={part} />\n    </${tag}Section>\n  ),\n`,
    },
    { path: galleryFile, find: findEndOfImports, text: importLine },
    {
      path: galleryFile,
      find: (code) => code.indexOf('    </>\n  );\n'),
      text: `      <${tag}Section heading="A heading" html="<p>Text that shows how the section looks.</p>" />\n`,
    },
  ];
}

/** Returns the index after the last import statement, or -1. */
function findEndOfImports(code: string): number {
  const last = [...code.matchAll(/^import .*;\n/gm)].at(-1);
  return last === undefined ? -1 : last.index + last[0].length;
}

function generateComponent(tag: string): string {
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

function readCode(root: string, path: string): Promise<string | undefined> {
  return readFile(join(root, path), 'utf8').catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}
