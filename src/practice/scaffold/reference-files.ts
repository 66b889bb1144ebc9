import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { fillInMarker } from '#content/fields/kinds.ts';
import type { CollectionName } from '#practice/collections.ts';
import { generateFieldReference } from '#practice/reference/field-reference.ts';
import { generateSnippets } from '#practice/reference/snippets.ts';
import { fillTemplate, kindNames, scaffoldKinds, readTemplate } from './scaffold-kinds.ts';

/** Values for the template placeholders in the reference's examples. */
const sampleValues: Record<string, string> = {
  number: '12',
  attorney: 'jane-doe',
  office: 'florida',
  video: 'attorney-featured',
  image: '/images/articles/trim-notice.svg',
  today: '2026-01-15',
  'in-90-days': '2027-04-15',
  'next-year': '2028-01-15',
  circuit: 'Tenth Judicial Circuit',
  seat: 'Bartow',
  neighbors: 'Hardee, Highlands, Hillsborough, Lake, Manatee, Okeechobee, Orange, Osceola, Pasco, Sumter',
};

/** Writes the field reference and the VS Code snippets, and prints which files changed. */
export async function writeReference(root: string): Promise<void> {
  for (const [file, text] of await generateReferenceFiles()) {
    const path = join(root, file);
    const currentText = await readFile(path, 'utf8').catch(() => '');
    if (currentText === text) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    console.log(`Wrote ${file}`);
  }
}

/** Generates the field reference and the VS Code snippets, as [path, text] pairs. */
export async function generateReferenceFiles(): Promise<[string, string][]> {
  const templates = await readTemplates();
  const examples = new Map(
    [...templates].flatMap(([kind, text]): [CollectionName, string][] => {
      const { collection, example: name } = scaffoldKinds[kind] ?? {};
      const values = { ...sampleValues, name: name ?? '', title: `${name} | {{firm-name}}` };
      return collection === undefined ? [] : [[collection, fillTemplate(text, values)]];
    }),
  );
  const fieldReference = generateFieldReference(examples);
  assertDescribed(fieldReference);
  const snippetsFile = '.vscode/content.code-snippets';
  const { code } = await format(snippetsFile, JSON.stringify(generateSnippets(templates)), {
    printWidth: 110,
  });
  return [
    ['docs/fields.md', fieldReference],
    [snippetsFile, code],
  ];
}

/** Throws if a description still contains FILL IN, which `npm run new -- section` writes. Examples may contain it. */
export function assertDescribed(fieldReference: string): void {
  const lines = fieldReference.replaceAll(/```[^]*?```/g, '').split('\n');
  const unfinished = lines.find((line) => line.includes(fillInMarker));
  if (unfinished !== undefined)
    throw new Error(
      `Replace ${fillInMarker} in this description in src/practice/schemas: ${unfinished.trim()}`,
    );
}

async function readTemplates(): Promise<Map<string, string>> {
  return new Map(await Promise.all(kindNames.map(async (kind) => [kind, await readTemplate(kind)] as const)));
}
