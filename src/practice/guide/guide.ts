import * as z from 'zod';
import { collections, isCollection, isPageCollection } from '../collections.ts';
import type { CollectionName } from '../collections.ts';
import { withArticle } from '#content/report/print.ts';
import { head } from '../schemas/parts/head.ts';
import { chapters, fieldList } from './fields.ts';

/** The authors' guide before its list of file kinds. */
const opening = `# Writing for this site

This guide is made from the rules that check the files: \`npm run check -- --write-guide\` writes it anew. Do not edit it.

Every page, question, card, figure, offer and menu is a file in this folder. A file has two parts: the fields, between
two lines of three hyphens, and below them the text in Markdown.

    ---
    question: What should I bring?
    reviewBy: 2027-03-31
    ---

    Bring every page that you were served with.

## How to

| I want to | do this |
|---|---|
| see my changes as I type | \`npm run dev\`, then open the address that it prints; \`/author\` there says what needs a look |
| know whether all is right | \`npm run check\`; each problem names its file, line and column, and says how to fix it |
| know whether my words keep the rules of attorney advertising | \`npm run check\` names the words, and the disclaimers that must be next to them |
| add a county, page, question … | \`npm run new -- county "Polk"\` (county, page, faq, service, article, fact, offer, testimonial) |
| translate a page | \`npm run new -- translation /probate es\`, and when done \`npm run status -- --stamp /probate-spanish\` |
| repair what Word or Windows left | \`npm run check -- --fix\` shows each line that it changes |
| have my words looked at | \`npm run check -- --prose\` names legalese and long sentences |
| find misspelled words | \`npm run check\` looks up the words of files that you changed, in all four languages, and \`npm run check -- --spelling\` every word; what is right and unknown goes into \`content/known-words.txt\` |
| try the links to other sites | \`npm run check -- --links\` |
| know what is due | \`npm run status\`: reviews, offers, translations, sample data, approvals, what an attorney must confirm |
| record that an attorney has read the words of a disclaimer, a page, a question or a fact | \`npm run status -- --approve content/disclaimers/timeline.md\`; when these words change, the check says so |
| keep a new page hidden | \`draft: true\`; a page that was published is ended instead |
| show a new page from a day on | \`publishOn: 2027-01-31\` |
| end a page on a day | \`expiresOn: 2027-03-31\` and \`redirectTo: /another-page\` |
| rename a page | rename the file and add \`aliases: [/the-old-address]\`, so that old links still lead to it |
| take back a page that was built here and never online | delete its line in \`content/published-paths.txt\`, then its file |

## Rules that save trouble

- **Figures are quoted.** A fee, a number of days or a percentage is a file in \`content/facts\`. Write \`{{vab-filing-fee}}\`
  where the figure belongs; when it changes, it changes everywhere. A value that starts with \`{{\` stands in quotes.
  \`{{vab-filing-fee.reviewed}}\` is the day on which the figure was last checked, in the page's language.
  Where the law has another figure than the firm, the fact has both: \`{{vab-filing-fee.both}}\` says the law first.
  Numbers that name a kind of thing stay as they are: a 30-year mortgage, a 7-year-old child, 18 years of age, a deed dated
  January 2007, the last 12 months of statements.
- **Quotes around a value** are needed when it holds a colon followed by a space, or starts with one of \`@ & * ! % # > | [ {\`, and
  around ZIP codes. Use straight quotes: Word's curly ones would be shown on the page.
- **Indent with two spaces**, never with tabs.
- **Links** to pages of this site start with a slash: \`[probate](/probate)\`. A place on a page has a #: \`/probate#faq\`.
- **Pictures** lie in \`public/images\`: save them as .webp or .jpg, 1280 pixels wide and at most 200 kB. In a text:
  \`![The courthouse in Orlando](/images/courthouse.webp)\`; the words are for those who can't see it. Everything in
  \`public/\` is published, so no letters and lists go there.
- **Headings** in a text start with \`##\`. The main heading is a field.
- **\`reviewed\`** says who last checked that a page is right and when; **\`reviewBy\`** when it must be checked again. Neither is
  the day of an edit. An immigration page past its \`reviewBy\` can't go live: the programs that it describes end.
- Days begin and end at midnight in the US Eastern time zone; those of an offer in the zone that its file names. The site is rebuilt once a day, so that dates take effect.
`;

/**
 * Generates the authors' guide from the schemas: all kinds of files, all fields, and examples. `examples` contains small
 * valid files.
 */
export function guideText(examples: ReadonlyMap<CollectionName, string>): string {
  const names = Object.keys(collections) as CollectionName[];
  const pages = names.filter(isPageCollection);
  const others = names.filter((name) => !isPageCollection(name));
  return [
    opening,
    '## Kinds of file\n',
    'Pages:\n',
    ...pages.map(contentsLine),
    '\nWhat pages quote and show:\n',
    ...others.map(contentsLine),
    '\n## Fields that every page has\n',
    ...fieldList(z.strictObject(head)),
    ...chapters.flatMap(([schema, title]) => [`\n## ${title}\n`, ...fieldList(schema)]),
    ...names.map((name) => `\n${collectionChapter(name, examples.get(name))}`),
    '',
  ].join('\n');
}

function contentsLine(name: CollectionName): string {
  const { noun, file } = collections[name];
  return file === undefined
    ? `- [${name}](#${name}): one file for each ${noun}`
    : `- [${name}](#${name}): \`${file}\`, the ${noun}`;
}

const bodyWords = {
  required: 'The text below the second line of hyphens is **needed**.',
  optional: 'The text below the second line of hyphens may be left out.',
  none: 'There is no text below the second line of hyphens.',
};

function collectionChapter(name: CollectionName, example: string | undefined): string {
  const { noun, schema, body, file } = collections[name];
  const isPage = isPageCollection(name);
  const given = filesGivenBy(name);
  return [
    `## ${name}`,
    '',
    file === undefined
      ? `\`content/${name}/<name>.md\`: ${withArticle(noun)}. ${bodyWords[body]}`
      : `\`${file}\`: the ${noun}. ${bodyWords[body]}`,
    ...leftOutWords(name),
    ...(isPage ? ['It has the [fields that every page has](#fields-that-every-page-has), and these:'] : []),
    '',
    ...(given === undefined ? fieldList(schema, 0, isPage) : defaultsWords(given)),
    '',
    ...(example === undefined
      ? [
          file === undefined
            ? `The files in \`content/${name}\` are the example: open one and change its words.`
            : 'The file is the example: open it and change its words.',
        ]
      : ['Example:', '', '```markdown', example.trimEnd(), '```']),
  ].join('\n');
}

/** The kind of file for which a collection's single file supplies defaults. */
function filesGivenBy(name: CollectionName): CollectionName | undefined {
  const names = Object.keys(collections) as CollectionName[];
  const { file } = collections[name];
  return names.find((other) => file !== undefined && collections[other].defaults?.file === file);
}

function leftOutWords(name: CollectionName): string[] {
  const file = collections[name].defaults?.file;
  const from =
    file &&
    Object.keys(collections)
      .filter(isCollection)
      .find((other) => collections[other].file === file);
  if (from === undefined) return [];
  return [`It may leave out what [${from}](#${from}) says for all, even fields that are needed.`];
}

function defaultsWords(given: CollectionName): string[] {
  const words = Object.entries(collections[given].defaults?.words ?? {}).map(
    ([word, field]) => `\`{${word}}\` (\`${field}\`)`,
  );
  return [
    `It gives the fields of [${given}](#${given}) that are left out there. Of a group, such as \`hero\`, each field is given by`,
    'itself; a list is given whole or not at all. What one file says itself comes first. What differs from file to file, such as',
    '`name` or `draft`, can’t stand here. `reviewBy`, `reviewed` and `note` are about this file alone.',
    '',
    `In any text, a word in braces stands for what the file says of itself: ${words.join(', ')}.`,
  ];
}
