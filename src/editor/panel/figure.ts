/// <reference lib="dom" />
/** A fact has a value and its words on pages. A change of one updates the other, and both are saved together. */
import { make } from '../browser/make.ts';
import type { FieldAt, Value } from '../contract.ts';

/** The other field of the pair, with its saved and its typed words. */
export type Companion = { place: FieldAt; label: string; was: string; words: string };

/** Undefined for anything but a fact. */
export function companionOf({ quotedIn, place: { path }, beside }: Value): Companion | undefined {
  const other = path.length === 1 ? { statedAs: 'value', value: 'statedAs' }[String(path[0])] : undefined;
  if (quotedIn === undefined || other === undefined) return undefined;
  const found = beside.find(({ place }) => place.path.length === 1 && place.path[0] === other);
  if (found === undefined || numberIn(found.words) === undefined) return undefined;
  return { place: found.place, label: found.label, was: found.words, words: found.words };
}

/** The companion's words with the new number; unchanged when the two differed before. */
export function following({ was }: Companion, from: string, to: string): string {
  const [old, now, own] = [numberIn(from), numberIn(to), numberIn(was)];
  if (old === undefined || now === undefined || own?.number !== old.number) return was;
  const digits = own.text.includes(',') || own.text !== was ? now.number.toLocaleString('en-US') : now.number;
  return was.replace(own.text, String(digits));
}

/** The only number in a text, such as 1250 in "$1,250". */
function numberIn(words: string): { text: string; number: number } | undefined {
  const [text, more] = words.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (text === undefined || more !== undefined) return undefined;
  return { text, number: Number(text.replaceAll(',', '')) };
}

export function companionField(companion: Companion, changed: () => void): HTMLElement {
  const input = make('input', { id: 'companion', value: companion.words });
  input.addEventListener('input', () => {
    companion.words = input.value;
    changed();
  });
  return make('div', { class: 'field' }, make('label', { for: 'companion' }, companion.label), input);
}

/** The name of a fact that the text no longer quotes. */
export function lostQuote(before: string, now: string): string | undefined {
  const quotes = [...before.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g)];
  return quotes.find(([quote]) => !now.includes(quote))?.[1];
}
