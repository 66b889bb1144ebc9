import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Attacks = Record<
  'fact' | 'factMarkdown' | 'md' | 'mdx' | 'frontmatter' | 'drawings' | 'names',
  string[]
> & { fields: [file: string, from: string, to: string][] };

/** Code that sets a global variable in the process or page that runs it. */
const payload = 'globalThis.attacked=1';

/** The attack corpus, with RUN replaced by the payload. */
export const attacks: Attacks = parse(
  readFileSync(new URL('attacks.yaml', import.meta.url), 'utf8').replaceAll('RUN', payload),
);

/** Returns whether the code of an attack ran in this process. */
export function wasAttacked(): boolean {
  return 'attacked' in globalThis;
}

/** Creates a fact file with the attack as its displayed text. */
export function createFactFile(text: string): string {
  return `---
about: A sample figure.
value: words
unit: text
statedAs: ${JSON.stringify(text)}
jurisdiction: firm
source:
  title: A sample
status: stated
reviewBy: 2099-01-01
---
`;
}
