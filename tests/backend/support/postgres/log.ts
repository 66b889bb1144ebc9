/** The prefix with the database's name, which only the first line of an entry has. */
const prefixPattern = /^<(.*?)> /;

/** Removes the entries of other test databases from a log. */
export function filterLog(text: string, database: string): string {
  let isIncluded = true;
  const lines = text.split('\n').filter((line) => {
    const [, name] = prefixPattern.exec(line) ?? [];
    if (name !== undefined) isIncluded = !name.startsWith('test_') || name === database;
    return isIncluded;
  });
  return lines.join('\n');
}
