import { capitalize, formatLabel } from '#content/fields/labels.ts';

/** Adapts the description of a flag to its checkbox: "true hides the page" becomes "Hides the page". */
export function describeCheckbox(description: string): string {
  return capitalize(description.replace(/^true (?:if )?/, (start) => (start === 'true ' ? '' : 'Check if ')));
}

const fieldNamePattern = /(?<=^|[\s(])[a-z]{2,}(?:[A-Z][a-z]+)+(?=[\s.,;:)]|$)/g;

/**
 * Adapts a message or a description to the editors: replaces camelCase field names with the labels that forms show, and removes
 * npm commands, because the editors have buttons for them. Handles `If …: npm run …` and `… (npm run …)`. Also removes the
 * instruction to edit the list of published paths, which has no form.
 */
export function formatForAuthors(text: string): string {
  return text
    .replace(/(?:,? then [\w ]+|(?<=[.:]) (?:[^.:]|\.(?=\w))*)(?::| \() ?npm run .*$/s, (clause) =>
      /^,? then/.test(clause) ? '.' : '',
    )
    .replace(/ [^.]* in content\/published-paths\.txt\./, '')
    .replace(fieldNamePattern, (name) => `“${formatLabel(name)}”`);
}
