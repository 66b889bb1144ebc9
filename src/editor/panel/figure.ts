/** A fact has a value and its words on pages. A change of one updates the other. */
import type { FieldPath } from '#content/source/positions.ts';

type Values = Record<string, unknown>;

/** The fields of a fact after an edit of one, with the other one following while both had the same number. */
export function completeFigure(values: Values, path: FieldPath, base: Values): Values {
  const [edited] = path;
  if (path.length !== 1 || (edited !== 'value' && edited !== 'statedAs')) return values;
  const other = edited === 'value' ? 'statedAs' : 'value';
  return { ...values, [other]: following(base[other], String(base[edited]), String(values[edited] ?? '')) };
}

/** The field's value with the new number; unchanged when the two fields differed before. */
function following(was: unknown, from: string, to: string): unknown {
  if (typeof was !== 'string' && typeof was !== 'number') return was;
  const [old, now, own] = [numberIn(from), numberIn(to), numberIn(String(was))];
  if (old === undefined || now === undefined || own?.number !== old.number) return was;
  if (typeof was === 'number') return now.number;
  const digits = own.text.includes(',') || own.text !== was ? now.number.toLocaleString('en-US') : now.number;
  return was.replace(own.text, String(digits));
}

/** The only number in a text, such as 1250 in "$1,250". */
function numberIn(text: string): { text: string; number: number } | undefined {
  const [found, more] = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (found === undefined || more !== undefined) return undefined;
  return { text: found, number: Number(found.replaceAll(',', '')) };
}
