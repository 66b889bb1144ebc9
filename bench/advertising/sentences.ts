import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { violationKinds } from '#practice/advertising/classifier-warnings.ts';
import type { ViolationKind } from '#practice/advertising/classifier-warnings.ts';
import type { Language } from '#content/languages/languages.ts';
import { computeHash } from '#content/texts.ts';

/** Labels for sentences without a violation: 'ok' for sentences in a firm's voice, 'neutral' for plain facts. */
const harmlessLabels = ['ok', 'neutral'] as const;

/** A sentence with its label. */
export type LabeledSentence = {
  text: string;
  language: Language;
  /** The name of the file: a field of law, or a kind of copy such as 'short-copy' or 'firm-pages'. */
  topic: string;
  label: ViolationKind | (typeof harmlessLabels)[number];
  /** Undefined for harmless sentences. */
  kind: ViolationKind | undefined;
};

/** Held-out topics: the classifier is evaluated on them, never trained or tuned on them. */
export const heldOutTopics: readonly string[] = ['employment', 'insurance-claims', 'elder-law'];

const folder = 'src/practice/advertising/sentences';

/** Loads the labeled sentences of a language: one file per topic, one line per sentence, with a tab after the label. */
export function loadLabeledSentences(language: Language): LabeledSentence[] {
  return readdirSync(join(folder, language))
    .toSorted()
    .flatMap((file) => {
      const path = join(folder, language, file);
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
      return lines.map((line): LabeledSentence => {
        const [name, text] = line.split('\t');
        const kind = violationKinds.find((violationKind) => violationKind === name);
        const label = kind ?? harmlessLabels.find((harmlessLabel) => harmlessLabel === name);
        if (label === undefined || text === undefined)
          throw new Error(`${path}: "${line}" must be a known label, a tab and a sentence.`);
        return { text, language, topic: basename(file, '.txt'), label, kind };
      });
    });
}

/** Computes the digest of the training sentences and their labels. */
export function computeTrainingDigest(language: Language): string {
  const trainingSentences = loadLabeledSentences(language).filter(
    ({ topic }) => !heldOutTopics.includes(topic),
  );
  return computeHash(trainingSentences.map(({ label, text }) => `${label}\t${text}`));
}
