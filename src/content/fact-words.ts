import type { DataOf } from './collections.ts';
import type { Language } from './fields.ts';

type Said = Pick<DataOf<'facts'>, 'statedAs' | 'translations'>;

/** A fact's words in a language; the English ones where it has none of its own. */
export function factWords({ statedAs, translations }: Said, language: Language): string {
  return (language === 'en' ? undefined : translations?.[language]) ?? statedAs;
}

/** What stands behind the number that words start with: "calendar days" in "20 calendar days". */
export function behindNumber(words: string): string | undefined {
  return /^\d(?:[\d.,\s\u00A0]*\d)?[\s\u00A0]+(\D.*)$/s.exec(words)?.[1];
}
