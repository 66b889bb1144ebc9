/** Generates VS Code snippets, one per content type, with tab stops for the template's placeholders. */
export function generateSnippets(templates: ReadonlyMap<string, string>): object {
  return Object.fromEntries(
    [...templates].map(([kind, text]) => [
      `New ${kind}`,
      {
        scope: 'markdown',
        prefix: `new-${kind}`,
        description: `A new ${kind} file. Replace every FILL IN.`,
        body: splitSnippet(text),
      },
    ]),
  );
}

const tabStops: Record<string, string> = {
  '%name%': '${1:Name}',
  '%title%': '${1:Name} | {{firm-name}}',
  '%number%': '${2:100}',
  '%attorney%': '${3:attorney}',
  '%office%': '${4:office}',
  '%image%': '${5:/images/articles/picture.svg}',
  '%today%': '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE',
  '%in-90-days%': '${6:2027-12-31}',
  '%video%': '${11:video}',
  '%next-year%': '${7:2027-12-31}',
  '%circuit%': '${8:Ninth Judicial Circuit}',
  '%seat%': '${9:Orlando}',
  '%neighbors%': '${10:Lake, Seminole}',
};

function splitSnippet(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) =>
      line
        .replaceAll('$', '\\$')
        .replaceAll('}', '\\}')
        .replace(/%[a-z0-9-]+%/g, (word) => tabStops[word] ?? word),
    );
}
