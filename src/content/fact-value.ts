import { phoneNumber } from './phone-number.ts';

/** A fact's figure beside the words that state it, as its file has them. */
type StatedValue = {
  value: number | string | number[];
  unit: string;
  statedAs: string;
  translations?: { [language: string]: string | undefined } | undefined;
};

type FactFault = { path: string[]; message: string };

const counted = new Set(['days', 'hours', 'minutes', 'months', 'years', 'percent', 'usd', 'count']);

/** What is wrong with a fact whose value, unit and words do not fit together. */
export function factFaults(fact: StatedValue): FactFault[] {
  if (fact.unit === 'phone') return phoneFaults(fact);
  return counted.has(fact.unit) ? countedFaults(fact) : [];
}

function phoneFaults({ value, statedAs }: StatedValue): FactFault[] {
  if (!phoneNumber.form.test(String(value))) {
    return [{ path: ['value'], message: `${phoneNumber.rule}, found "${value}"` }];
  }
  return ['', digits(String(value))].includes(digits(statedAs))
    ? []
    : [{ path: ['statedAs'], message: differs(statedAs, value) }];
}

function countedFaults(fact: StatedValue): FactFault[] {
  const numbers = [fact.value].flat();
  if (!numbers.every((number) => typeof number === 'number')) {
    const message = `must be a number without other signs, because its unit is ${fact.unit}, found "${fact.value}"`;
    return [{ path: ['value'], message }];
  }
  if (numbers.some((number) => number < 0)) return [{ path: ['value'], message: 'must not be less than 0' }];
  const [first = 0, last = first] = numbers;
  if (first > last) return [{ path: ['value'], message: 'must have the smaller number first, like [6, 12]' }];
  return wordsOf(fact)
    .filter(([, words]) => !statesAll(words, numbers))
    .map(([path, words]) => ({ path, message: differs(words, fact.value) }));
}

function wordsOf({ statedAs, translations = {} }: StatedValue): [string[], string][] {
  const own = Object.entries(translations).flatMap(([language, words]): [string[], string][] =>
    words === undefined ? [] : [[['translations', language], words]],
  );
  return [[['statedAs'], statedAs], ...own];
}

/** Words such as "two years" have no digits, and can't be compared; nor can those still to be written. */
function statesAll(words: string, numbers: number[]): boolean {
  const said = words.replaceAll(/(\d)[,.\s\u00A0](?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g);
  return (
    said === null || words.includes('FILL IN') || numbers.every((number) => said.map(Number).includes(number))
  );
}

function differs(words: string, value: StatedValue['value']): string {
  return `says "${words}", but the value is ${[value].flat().join(' to ')}: change both together`;
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
