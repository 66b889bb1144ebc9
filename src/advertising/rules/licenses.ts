import { matchesOf } from '#content/languages/matches.ts';
import { isDenied, lexicons } from '../lexicon/index.ts';
import { memoize } from '#content/memoize.ts';
import type { CheckedText, Context, Rule, TextReport } from './rule.ts';
import { needsDisclaimer } from './statements.ts';

/**
 * Licenses in states that the firm file does not name; changeable programs stand with the disclaimer
 * "program-status".
 */
export const ownServices: Rule = {
  id: 'AD-10',
  name: 'Only what the firm does',
  authority: 'Florida Bar rule 4-7.13(b)(4)',
  severity: 'warning',
  run: {
    text: [checkLicenses],
    page: [
      needsDisclaimer({
        topic: 'program',
        disclaimers: ['program-status'],
        says: 'names a program that opens and closes at short notice',
      }),
    ],
  },
};

/** The same for every text of a run. */
const elsewhere = memoize(({ site }: Context) => otherStates(site.firm.areasServed));

/** A license is claimed only where the firm has one. */
function checkLicenses({ text, language }: CheckedText, context: Context): TextReport[] {
  const { mayStandIn, all } = lexicons[language].licensed;
  if (!mayStandIn.test(text)) return [];
  return matchesOf(text, all)
    .filter(({ 0: words, index }) => elsewhere(context).test(words) && !isDenied(text, index, language))
    .map(({ 0: found, index }) => ({
      found,
      message: 'claims a state that the firm file does not name.',
      fix: 'Name only states in which the firm is licensed (areasServed in content/site/firm.md).',
      index,
      context: text,
    }));
}

/** Each state as English, Spanish, Russian and Ukrainian name it; in Cyrillic letters without the ending. */
const states = `
  Alabama ; Алабам
  Alaska ; Аляск
  Arizona ; Аризон ; Арізон
  Arkansas ; Арканзас
  California ; Калифорни ; Каліфорні
  Colorado ; Колорадо
  Connecticut ; Коннектикут
  Delaware ; Делавэр ; Делавер
  Florida ; Флорид
  Georgia ; Джорджи ; Джорджі
  Hawaii ; Hawái ; Гавай ; Гаваї
  Idaho ; Айдахо
  Illinois ; Иллинойс ; Іллінойс
  Indiana ; Индиан ; Індіан
  Iowa ; Айов
  Kansas ; Канзас
  Kentucky ; Кентукки ; Кентуккі
  Louisiana ; Luisiana ; Луизиан ; Луїзіан
  Maine ; Мэн ; Мейн
  Maryland ; Мэриленд ; Меріленд
  Massachusetts ; Массачусетс
  Michigan ; Míchigan ; Мичиган ; Мічиган
  Minnesota ; Миннесот ; Міннесот
  Mississippi ; Misisipi ; Миссисипи ; Міссісіпі
  Missouri ; Misuri ; Миссури ; Міссурі
  Montana ; Монтан
  Nebraska ; Небраск
  Nevada ; Невад
  New Hampshire ; Nuevo Hampshire ; Нью-Гэмпшир ; Нью-Гемпшир
  New Jersey ; Nueva Jersey ; Нью-Джерси ; Нью-Джерсі
  New Mexico ; Nuevo México ; Нью-Мексик
  New York ; Nueva York ; Нью-Йорк
  North Carolina ; Carolina del Norte ; Северн@ Каролин ; Північн@ Каролін
  North Dakota ; Dakota del Norte ; Северн@ Дакот ; Північн@ Дакот
  Ohio ; Огайо
  Oklahoma ; Оклахом
  Oregon ; Oregón ; Орегон
  Pennsylvania ; Pensilvania ; Пенс[иі]льван[иі]
  Rhode Island ; Род-Айленд
  South Carolina ; Carolina del Sur ; Южн@ Каролин ; Південн@ Каролін
  South Dakota ; Dakota del Sur ; Южн@ Дакот ; Південн@ Дакот
  Tennessee ; Теннесси ; Теннессі
  Texas ; Tejas ; Техас
  Utah ; Юта ; Юте ; Юті
  Vermont ; Вермонт
  Virginia ; Вирджини ; Вірджині
  Washington ; Вашингтон
  West Virginia ; Virginia Occidental ; Западн@ Вирджини ; Західн@ Вірджині
  Wisconsin ; Висконсин ; Вісконсин
  Wyoming ; Вайоминг ; Вайомінг
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ; '));

/** Finds the name of a state that is not among `own`. Washington County and Virginia Gardens are in Florida. */
function otherStates(own: readonly string[]): RegExp {
  const names = states
    .filter(([state = '']) => !own.includes(state))
    .flat()
    .map((name) => name.replace('@', '\\p{L}+'));
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?![a-z]| (?:County|Gardens))`, 'u');
}
