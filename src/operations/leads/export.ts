import { rename, rm, writeFile } from 'node:fs/promises';
import { exportColumns } from '#forms/forms.ts';
import { listLeads, withUnsubscribeUrl } from './lead.ts';
import { LeadsError, type LeadsStore } from './store.ts';

const columns = [
  'id',
  'kind',
  'createdAt',
  'handledAt',
  'quarantinedFor',
  ...exportColumns,
  'subscription',
  'unsubscribeUrl',
];

/** Spreadsheets run cells that start like this as formulas. */
const formulaStartPattern = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

/** Some spreadsheets split cells at semicolons, tabs, quotes or line breaks even within quotes. */
const innerFormulaPattern = /(?:[;"]|\S[^\S\t\r\n]*[\t\r\n])\s*(?=[=+\-@＝＋－＠|%])/gu;

/** Removes bidi controls, which can disguise text. */
function stripBidiControls(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Bidi_Control}/gu, '') : value;
}

export type ExportOptions = { all?: boolean; format?: string; out?: string };

/** Prints the leads, or writes them to the file `out`. Throws `LeadsError` for an unknown format or if the file can't be written. */
export async function exportLeads(
  { store, print }: { store: LeadsStore; print: (text: string) => void },
  { all = false, format = 'csv', out }: ExportOptions,
): Promise<void> {
  if (format !== 'csv' && format !== 'json')
    throw new LeadsError(`Unknown format "${format}". Use csv or json.`);
  const leads = await listLeads(store, all);
  const rows = leads.map((lead) => withUnsubscribeUrl(lead, store.functionsUrl));
  const text =
    format === 'csv'
      ? toCsv(columns, rows)
      : `${JSON.stringify(rows, (_name, value) => stripBidiControls(value), 2)}\n`;
  if (out === undefined) return print(text.replace(/\r?\n$/, ''));
  // The file contains names and phone numbers.
  await writePrivately(out, text).catch((error: Error) => {
    throw new LeadsError(`${out} can’t be written (${error.message.split(',')[0]}). Nothing was exported.`);
  });
  print(`Exported ${rows.length} ${rows.length === 1 ? 'lead' : 'leads'} to ${out}.`);
}

/**
 * Formats CSV without formulas, and with a byte order mark, because spreadsheets garble non-ASCII letters without one.
 */
export function toCsv(names: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  const lines = rows.map((row) => names.map((name) => escapeCell(row[name])).join(','));
  return `\uFEFF${[names.map(escapeCell).join(','), ...lines].join('\r\n')}\r\n`;
}

function escapeCell(value: unknown): string {
  const valueText =
    value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
  const text = String(stripBidiControls(valueText));
  const safeText = `${formulaStartPattern.test(text) ? "'" : ''}${text.replace(innerFormulaPattern, "$&'")}`;
  return `"${safeText.replaceAll('"', '""')}"`;
}

/** Writes a file that only its owner can read, even if it replaces one that others could read. */
async function writePrivately(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.part`;
  try {
    await writeFile(temporaryPath, text, { mode: 0o600, flag: 'wx' });
    await rename(temporaryPath, path);
  } finally {
    await rm(temporaryPath, { force: true });
  }
}
