import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillInMarker } from '#content/fields/kinds.ts';
import { generateFieldReference } from '#practice/reference/field-reference.ts';
import { fillTemplate, scaffoldKinds, readTemplate } from './scaffold-kinds.ts';

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

const referenceFile = 'docs/fields.md';

/** Writes the field reference if it has changed. */
export async function writeReference(root: string): Promise<void> {
  const path = join(root, referenceFile);
  const text = await createFieldReference();
  if (text === (await readFile(path, 'utf8').catch(() => ''))) return;
  await writeFile(path, text);
  console.log(`Wrote ${referenceFile}`);
}

/** Generates the field reference, with an example for each content type that has a template. */
export async function createFieldReference(): Promise<string> {
  const examples = await Promise.all(
    Object.entries(scaffoldKinds).map(async ([kind, { collection, example }]) => {
      const values = { ...sampleValues, name: example, title: `${example} | {{firm-name}}` };
      return [collection, fillTemplate(await readTemplate(kind), values)] as const;
    }),
  );
  const fieldReference = generateFieldReference(new Map(examples));
  assertDescribed(fieldReference);
  return fieldReference;
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
