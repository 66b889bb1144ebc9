import * as z from 'zod';
import { collections } from '../collections.ts';
import type { CollectionName } from '../collections.ts';
import { withArticle } from '../report/print.ts';

/** A text with a quoted fact in it can't be judged before the fact is known. */
const quotesFact = { type: 'string', pattern: '\\{\\{[a-z0-9-]+\\}\\}' } as const;

/** The JSON Schema of each collection's fields, for editors that complete and check frontmatter. */
export function jsonSchemas(): [CollectionName, z.core.JSONSchema.JSONSchema][] {
  return (Object.keys(collections) as CollectionName[]).map((name) => [name, jsonSchema(name)]);
}

function jsonSchema(name: CollectionName): z.core.JSONSchema.JSONSchema {
  const { schema, noun } = collections[name];
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    unrepresentable: 'any',
    override({ jsonSchema: part }) {
      delete part['meaning'];
      if (part.type !== 'string' || (part.pattern ?? part.format ?? part.maxLength) === undefined) return;
      const { description, ...rules } = { ...part };
      for (const key of Object.keys(part)) delete part[key];
      Object.assign(part, { ...(description !== undefined && { description }), anyOf: [rules, quotesFact] });
    },
  });
  return { title: `Fields of ${withArticle(noun)}`, ...json };
}

/**
 * The settings that VS Code takes from the project: path and
 * content. `templates` are the files that `npm run new` starts from.
 */
export function editorFiles(templates: ReadonlyMap<string, string>): [string, object][] {
  return [
    ...jsonSchemas().map(([name, schema]): [string, object] => [`.vscode/schemas/${name}.json`, schema]),
    ['.vscode/settings.json', settings()],
    ['.vscode/tasks.json', tasks],
    ['.vscode/content.code-snippets', snippets(templates)],
  ];
}

function settings(): object {
  const schemas = Object.keys(collections).map((name) => [
    `./.vscode/schemas/${name}.json`,
    `content/${name}/*.md`,
  ]);
  return {
    'files.eol': '\n',
    'files.encoding': 'utf8',
    'files.insertFinalNewline': true,
    'editor.insertSpaces': true,
    'editor.tabSize': 2,
    'editor.unicodeHighlight.invisibleCharacters': true,
    'editor.unicodeHighlight.allowedLocales': { uk: true, ru: true, es: true },
    '[markdown]': {
      'editor.wordWrap': 'on',
      'editor.quickSuggestions': { other: true, comments: false, strings: true },
    },
    'yaml.schemas': Object.fromEntries(schemas),
  };
}

/** `npm run check -- --watch` prints "path:line:column" and the sentence below it. */
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

/** One snippet for each kind: its words in place of the template's, the first one ready to be typed over. */
function snippets(templates: ReadonlyMap<string, string>): object {
  return Object.fromEntries(
    [...templates].map(([kind, text]) => [
      `New ${kind}`,
      {
        scope: 'markdown',
        prefix: `new-${kind}`,
        description: `A ${kind} that passes the check; say what FILL IN asks for`,
        body: snippetLines(text),
      },
    ]),
  );
}

const wordsOfSnippet: Record<string, string> = {
  '%name%': '${1:Name}',
  '%title%': '${1:Name} | {{firm-name}}',
  '%number%': '${2:100}',
  '%attorney%': '${3:attorney}',
  '%office%': '${4:office}',
  '%image%': '${5:/images/articles/picture.svg}',
  '%today%': '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE',
  '%in-90-days%': '${6:2027-12-31}',
  '%next-year%': '${7:2027-12-31}',
};

function snippetLines(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) =>
      line
        .replaceAll('$', '\\$')
        .replaceAll('}', '\\}')
        .replace(/%[a-z0-9-]+%/g, (word) => wordsOfSnippet[word] ?? word),
    );
}
