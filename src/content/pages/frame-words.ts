const placeholder = /\{[^{}\s]+\}/g;

/** What is wrong with a frame's words that must hold these placeholders, such as {phone}. */
export function placeholderFault(words: string, wanted: readonly string[]): string | undefined {
  const found: string[] = words.match(placeholder) ?? [];
  const missing = wanted.filter((name) => !found.includes(name));
  const other = found.filter((name) => !wanted.includes(name));
  if (missing.length === 0 && other.length === 0) return undefined;
  const typed = other.length === 0 ? '' : `, and would show ${other.join(' and ')} as typed`;
  return missing.length === 0
    ? `holds ${other.join(' and ')}, which would be shown as typed. Take it away`
    : `must hold ${missing.join(' and ')} just so, in every language: the site puts the words there. It reads "${words}"${typed}`;
}

/** The placeholders that a field's own description names. */
export function placeholdersIn(description: string): string[] {
  return description.match(placeholder) ?? [];
}
