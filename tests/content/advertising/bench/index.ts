import { labeledSentences } from '../../../../bench/advertising/labeled.ts';
import type { Labeled } from '../../../../bench/advertising/labeled.ts';
import { table } from '../../../../bench/table.ts';
import { countVerdicts } from '../support/verdicts.ts';

/** Recall and false alarms by language, and by language and rule, on the families that nothing was trained with. */
export function measureAdvertising(): string {
  const apart = labeledSentences().filter(({ isApart }) => isApart);
  const byLanguage = [...Map.groupBy(apart, ({ language }) => language)];
  const byRule = byLanguage.flatMap(([language, sentences]) =>
    [...Map.groupBy(sentences, ({ rule }) => rule)]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([rule, ofRule]) => row(`${language} ${rule}`, ofRule)),
  );
  const rows = [
    row('all', apart),
    ...byLanguage.map(([language, ofLanguage]) => row(language, ofLanguage)),
    ...byRule,
  ];
  return table(['set apart', 'bad', 'found', 'harmless', 'refused', 'asked about'], rows);
}

function row(name: string, sentences: readonly Labeled[]): string[] {
  const { bad, found, harmless, refused, warned } = countVerdicts(sentences);
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
  return [
    name,
    `${bad}`,
    share(found, bad),
    `${harmless}`,
    share(refused, harmless),
    share(warned, harmless),
  ];
}
