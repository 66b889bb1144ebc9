/**
 * Removes npm commands, and the clause around each, from a message, because the editors have buttons for them. Handles
 * `If …: npm run …` and `… (npm run …)`.
 */
export function removeCommands(message: string): string {
  return message.replace(
    /(?:,? then [\w ]+|(?<=[.:]) (?:[^.:]|\.(?=\w))*)(?::| \() ?npm run .*$/s,
    (clause) => (/^,? then/.test(clause) ? '.' : ''),
  );
}
