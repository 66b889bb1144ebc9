/** CSV that is safe to open: a spreadsheet would run a cell that starts like a formula. */

const formulaStart = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

function cell(value: unknown): string {
  const text =
    value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** With a byte order mark, without which spreadsheets garble every letter that is not English. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return `\uFEFF${[columns.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}
