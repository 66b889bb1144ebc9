/** The prefix with the database's name, which only the first line of an entry has. */
const prefix = /^<(.*?)> /;

/** The log without the entries of other test databases. */
export function filterLog(text: string, database: string): string {
  let isOwn = true;
  const lines = text.split('\n').filter((line) => {
    const [, name] = prefix.exec(line) ?? [];
    if (name !== undefined) isOwn = !name.startsWith('test_') || name === database;
    return isOwn;
  });
  return lines.join('\n');
}
