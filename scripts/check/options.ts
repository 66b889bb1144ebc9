export const usage = `npm run check                       reports all problems in all content files
npm run check -- <file>             reports the problems in one or more files
npm run check -- --watch            checks again after each change, for code editors
npm run check -- --fix              fixes line endings, curly quotes and non-breaking spaces, and shows what it changed
npm run check -- --prose            also reports legalese and long sentences
npm run check -- --spelling         spell-checks all files, not only the ones you changed
npm run check -- --links            also checks the links to other sites
npm run check -- --proposal         also exits with 1 for problems that will block publishing on a later date
npm run check -- --github           also prints GitHub annotations
npm run check -- --explain <rule>   says why a rule exists; its name is in brackets after a problem's line
npm run check -- --write-reference  writes the field reference (docs/fields.md)
npm run check -- --write-forms      writes the form text that is deployed with the functions`;

const flag = { type: 'boolean' } as const;
export const flags = {
  watch: flag,
  fix: flag,
  prose: flag,
  spelling: flag,
  links: flag,
  proposal: flag,
  github: flag,
  'write-reference': flag,
  'write-forms': flag,
  help: flag,
} as const;

export const options = { ...flags, explain: { type: 'string' } } as const;

export type CheckFlags = { [Name in keyof typeof flags]?: boolean | undefined };
