/** An entry begins with the name of its database; one that runs on has further lines without it. */
const beginning = /^<(.*?)> /;

/** The log without what belongs to other databases. What belongs to none is the server's own word, and stays. */
export function logOf(text: string, database: string): string {
  let isKept = true;
  const kept = text.split('\n').filter((line) => {
    const [, name] = beginning.exec(line) ?? [];
    if (name !== undefined) isKept = !name.startsWith('test_') || name === database;
    return isKept;
  });
  return kept.join('\n');
}
