import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Attacks = Record<
  'fact' | 'factMarkdown' | 'md' | 'mdx' | 'frontmatter' | 'drawings' | 'names',
  string[]
> & { fields: [file: string, from: string, to: string][] };

/** Code that leaves a mark in the process or page that runs it. */
const run = 'globalThis.attacked=1';

/** Every attack of the corpus, ready to be written into a file. */
export const attacks: Attacks = parse(
  readFileSync(new URL('attacks.yaml', import.meta.url), 'utf8').replaceAll('RUN', run),
);

/** Whether code of an attack was run in this process. */
export function wasAttacked(): boolean {
  return 'attacked' in globalThis;
}

/** A fact whose words are an attack. */
export function factSaying(words: string): string {
  return `---
about: A sample figure.
value: words
unit: text
statedAs: ${JSON.stringify(words)}
jurisdiction: firm
source:
  title: A sample
status: stated
reviewBy: 2099-01-01
---
`;
}
