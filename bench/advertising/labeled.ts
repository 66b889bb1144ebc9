import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '#advertising/reader/kinds.ts';
import type { Kind } from '#advertising/reader/kinds.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';

/** A sentence with its verdict. Those of a family say the same in other words. */
export type Labeled = {
  text: string;
  language: Language;
  /** The rule of its file; harmless sentences only look like a breach of it. */
  rule: string;
  /** None for the prose of law that looks like nothing. */
  kind: Kind | undefined;
  family: string;
  isBad: boolean;
  /** For testing alone: nothing is trained with its family, in any language. */
  isApart: boolean;
};

const folder = 'src/advertising/sentences';

/** Every labeled sentence: a file for each language and kind, blocks headed "# family | bad" or "# family | harmless | set apart". */
export function labeledSentences(root = process.cwd()): Labeled[] {
  return languages.flatMap((language) =>
    readdirSync(join(root, folder, language)).flatMap((file) =>
      sentencesOfFile(join(root, folder, language, file), language),
    ),
  );
}

function sentencesOfFile(path: string, language: Language): Labeled[] {
  const [, rule = '', name = ''] = /(?:(ad-\d+)-)?([a-z-]+)\.txt$/.exec(path) ?? [];
  const kind = kinds.find((known) => known === name);
  if (kind === undefined && name !== 'ordinary')
    throw new Error(`${path} is named after no kind of sentence.`);
  return readFileSync(path, 'utf8')
    .split(/^# /m)
    .slice(1)
    .flatMap((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [family = '', verdict, apart] = head.split(' | ');
      if (verdict !== 'bad' && verdict !== 'harmless')
        throw new Error(`${path}: "# ${head}" gives no verdict.`);
      return lines
        .filter((line) => line.trim() !== '')
        .map((text) => ({
          text,
          language,
          rule: rule.toUpperCase(),
          kind,
          family: `${name}/${family}`,
          isBad: verdict === 'bad',
          isApart: apart === 'set apart',
        }));
    });
}
