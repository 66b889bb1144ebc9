/** The prefix with the database's name, which only the first line of an entry has. */
const prefixPattern = /^<(.*?)> /;

/** The log without the entries of other test databases. */
export function filterLog(text: string, database: string): string {
  let isOfDatabase = true;
  const lines = text.split('\n').filter((line) => {
    const [, name] = prefixPattern.exec(line) ?? [];
    if (name !== undefined) isOfDatabase = !name.startsWith('test_') || name === database;
    return isOfDatabase;
  });
  return lines.join('\n');
}
