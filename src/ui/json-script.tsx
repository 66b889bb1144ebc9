type JsonScriptProps = { type: 'application/json' | 'application/ld+json'; data: unknown };

/** JSON data for a script. Escapes `<`, so that the data can't close the element or open a comment, and line separators. */
export function JsonScript({ type, data }: JsonScriptProps) {
  const text = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
