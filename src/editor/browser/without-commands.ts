/**
 * A problem's message without terminal commands, because the editors have buttons for them: "If this is the text: npm
 * run …" or "… (npm run …)" is removed with its clause.
 */
export function removeCommands(message: string): string {
  return message.replace(
    /(?:,? then [\w ]+|(?<=[.:]) (?:[^.:]|\.(?=\w))*)(?::| \() ?npm run .*$/s,
    (clause) => (/^,? then/.test(clause) ? '.' : ''),
  );
}
