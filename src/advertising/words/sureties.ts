import type { Language } from '#content/languages/languages.ts';
import { phrases } from './phrases.ts';

const debt =
  '(?:loans?|debts?|mortgages?|promissory notes?|notes?|leases?|rent|lines? of credit|obligations?)';
const its = '(?:an?|the|your|his|her|their|its|this|that|such|any|each|another|someone|somebody)';
const ourselves = `(?<!(?:we|we'll|i|us|our|my|firm|lawyers?|attorneys?) (?:@ ){0,2})`;
/** "Your loan" is a debt, "your loan modification" and "your loan will" are hopes. */
const noMore = `(?= ?(?:$|[.,:?!)"]|(?:for|of|to|by|from|with|in|as|when|while|if|and|or|who|which|on|at|personally|together) ))`;

const deuda =
  '(?:préstamos?|deudas?|hipotecas?|pagarés?|arrendamientos?|alquiler|obligaci(?:ón|ones)|créditos?)';
const nosotros =
  '(?<!(?:podemos|nosotros|le|les|nuestr[oa]s?|firma|bufete|despacho|abogad[oa]s?) (?:@ ){0,2})';

/** A person who answers for somebody's debt guarantees it: words of the law that promise no outcome. */
export const sureties: { [Name in Language]: RegExp } = {
  en: phrases`
    ${ourselves}guarantee(?:s|ing)? (?:of |for )?(?:${its} ){1,2}(?:@ )?${debt}${noMore}
    ${ourselves}(?<!(?:is|are|was|were|be|been|being|gets?) (?:@ )?)guaranteed (?:${its} ){1,2}(?:@ )?${debt}${noMore}
    ${debt} (?:that )?(?:you|he|she|they|(?:an?|the|your) @) (?:have |has |had |once |personally )?guaranteed
    ${debt} (?:(?:that|which|is|was|are|were|be|been|may|personally) ){0,3}guaranteed by (?!(?:us|our|this|the firm) )@
    (?<!(?:our|my) (?:@ )?|(?:we|i|firm|lawyers?|attorneys?) (?:give|offer|make|provide)s? (?:@ ){0,2})personal guarantees? ; ${ourselves}personally guarantee[ds]? ; ${ourselves}sign(?:s|ed|ing)? ${its} (?:@ )?guarantee
    guaranteed (?:to (?:you|everyone) )?(?:by|under|in) (?:the )?(?:@ ){0,2}(?:law|statutes?|constitution|amendment)
  `,
  es: phrases`
    ${nosotros}garantiz(?:a|an|ar|ó|aron|e|en|ando|aba|aban) (?:personalmente )?(?:el|la|los|las|un|una|su|sus|ese|esa|este|esta|otro|otra|dicho|dicha) (?:@ )?${deuda}(?= ?(?:$|[.,:?!)"]|(?:de|del|con|por|en|para|y|o|si|cuando|a|al|personalmente) ))
    ${deuda} (?:(?:que|está|estaba|es|fue|ya|usted) ){0,3}garantizad[oa]s? por (?!(?:nosotros|nuestr[oa]|la firma|el bufete) )@
    ${deuda} que (?:@ ){0,2}garantizó ; (?:constitución|ley) (?:de @ )?garantiza
  `,
  uk: phrases`
    (?<!(?:ми|наш~|фірма|адвокат~|юрист~) (?:@ ){0,2})гаранту(?:є|єте|ють) (?:особисто )?(?:@ )?(?:позик|кредит|борг|іпотек|оренд|вексел)~(?! (?:схвал|погодж|спис|скасув)~)
    (?<!наш~ )особист(?:а|ої|у|ою|і) гаранті(?:я|ї|ю|єю|ією) ; гаранті(?:я|ї|ю|єю|ією) (?:за |щодо )?(?:@ )?(?:позик|кредит|борг|іпотек|оренд)~
    (?:конституці|закон)~ (?:@ )?гаранту(?:є|ють)
  `,
  ru: phrases`
    (?<!(?:мы|наш~|фирма|адвокат~|юрист~) (?:@ ){0,2})гарантиру(?:ет|ете|ют) (?:лично )?(?:@ )?(?:заём|заем|займ|кредит|долг|ипотек|аренд|вексел)~(?! (?:одобр|списан|отмен)~)
    (?<!наш~ )личн(?:ая|ой|ую|ые) гаранти(?:я|и|ю|ей) ; гаранти(?:я|и|ю|ей) (?:по )?(?:@ )?(?:заём|заем|займ|кредит|долг|ипотек|аренд)~
    (?:конституци|закон)~ (?:@ )?гарантиру(?:ет|ют)
  `,
};
