/** Enquiries as a file for other programs. */
import { toCsv } from './csv.ts';
import type { Desk } from './desk.ts';
import { OfficeRefusal } from './office-client.ts';
import { writePrivately } from './private-file.ts';
import { allSheets, withEndLink } from './read-sheets.ts';

const columns =
  'id kind createdAt handledAt quarantinedFor fullName phone email caseNumber dateServed county propertyAddress city zipCode state message subscription endLink'.split(
    ' ',
  );

export type ExportOptions = { all?: boolean; format?: string; out?: string };

export async function exportLeads(
  { store, print }: Desk,
  { all = false, format = 'csv', out }: ExportOptions,
): Promise<void> {
  if (format !== 'csv' && format !== 'json')
    throw new OfficeRefusal(`"${format}" is not a format: csv or json.`);
  const sheets = await allSheets(store, all);
  const found = sheets.map((sheet) => withEndLink(sheet, store.functionsUrl));
  const text = format === 'csv' ? toCsv(columns, found) : `${JSON.stringify(found, null, 2)}\n`;
  if (out === undefined) return print(text.replace(/\r?\n$/, ''));
  // It holds names and phone numbers.
  await writePrivately(out, text).catch((error: Error) => {
    throw new OfficeRefusal(
      `${out} can’t be written (${error.message.split(',')[0]}). Nothing was exported.`,
    );
  });
  print(`${found.length} written to ${out}`);
}
