import { languages } from '#content/languages/languages.ts';

/** VS Code settings for the project, as paths and contents. `templates` are those of `npm run new`. */
export function editorFiles(templates: ReadonlyMap<string, string>): [string, object][] {
  return [
    ['.vscode/settings.json', settings],
    ['.vscode/tasks.json', tasks],
    ['.vscode/content.code-snippets', snippets(templates)],
  ];
}

const settings = {
  'files.eol': '\n',
  'files.encoding': 'utf8',
  'files.insertFinalNewline': true,
  'editor.insertSpaces': true,
  'editor.tabSize': 2,
  'editor.unicodeHighlight.invisibleCharacters': true,
  'editor.unicodeHighlight.allowedLocales': Object.fromEntries(
    languages.filter((language) => language !== 'en').map((language) => [language, true]),
  ),
  '[markdown]': {
    'editor.wordWrap': 'on',
    'editor.quickSuggestions': { other: true, comments: false, strings: true },
  },
};

/** A problem matcher: `npm run check -- --watch` prints "path:line:column" and the message on the next line. */
const tasks = {
  version: '2.0.0',
  tasks: [
    {
      label: 'Check content',
      type: 'npm',
      script: 'check',
      args: ['--', '--watch'],
      isBackground: true,
      runOptions: { runOn: 'folderOpen' },
      presentation: { reveal: 'never', panel: 'dedicated' },
      problemMatcher: {
        owner: 'content',
        source: 'content',
        fileLocation: ['relative', '${workspaceFolder}'],
        severity: 'error',
        pattern: [
          {
            regexp: '^(content/.+?):(\\d+):(\\d+)(?: \\((warning)\\))?$',
            file: 1,
            line: 2,
            column: 3,
            severity: 4,
          },
          { regexp: '^ {2}(\\S.*)$', message: 1 },
        ],
        background: { activeOnStart: true, beginsPattern: '^Checking\\.\\.\\.$', endsPattern: '^Done\\.$' },
      },
    },
    { label: 'Preview', type: 'npm', script: 'dev', isBackground: true, problemMatcher: [] },
  ],
};

/** A snippet per kind, with tab stops for the template's placeholders. */
function snippets(templates: ReadonlyMap<string, string>): object {
  return Object.fromEntries(
    [...templates].map(([kind, text]) => [
      `New ${kind}`,
      {
        scope: 'markdown',
        prefix: `new-${kind}`,
        description: `A ${kind} that passes the check. Replace FILL IN`,
        body: snippetLines(text),
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

function snippetLines(text: string): string[] {
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
