import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { questionKinds } from '#practice/advertising/questions.ts';
import type { Kind } from '#practice/advertising/questions.ts';
import type { Language } from '#content/languages/languages.ts';
import { computeHash } from '#content/texts.ts';

/** Harmless in a firm's voice, or harmless and neutral. */
const harmlessLabels = ['ok', 'neutral'] as const;

/** A sentence with its label. */
export type Labeled = {
  text: string;
  language: Language;
  /** The field of law: its file's name. */
  topic: string;
  label: Kind | (typeof harmlessLabels)[number];
  /** Absent for harmless sentences. */
  kind?: Kind;
};

/** Held-out topics: the check is measured on them, and nothing is trained or tuned on them. */
export const heldOutTopics: readonly string[] = ['employment', 'insurance-claims', 'elder-law'];

const folder = 'src/practice/advertising/sentences';

/**
 * The labeled sentences of a language: one file per topic, one line per sentence, with label and sentence separated
 * by a tab.
 */
export function loadLabeledSentences(language: Language, root = process.cwd()): Labeled[] {
  const path = join(root, folder, language);
  return readdirSync(path)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(path, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Labeled => {
          const [kindName, text] = line.split('\t');
          const kind = questionKinds.find((known) => known === kindName);
          const label = kind ?? harmlessLabels.find((known) => known === kindName);
          if (label === undefined || text === undefined)
            throw new Error(`${join(folder, language, file)}: "${line}" has no label of the classifier.`);
          const topic = basename(file, '.txt');
          return { text, language, topic, label, ...(kind !== undefined && { kind }) };
        }),
    );
}

/** A digest of the training sentences. */
export function computeTrainingDigest(language: Language, root = process.cwd()): string {
  const trained = loadLabeledSentences(language, root).filter(({ topic }) => !heldOutTopics.includes(topic));
  return computeHash(trained.map(({ label, text }) => `${label}\t${text}`));
}
