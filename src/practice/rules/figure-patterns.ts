import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Lexicon } from '#content/languages/lexicon.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { figureLexicons } from '../schemas/figure-lexicons.ts';
import type { FigureLexicon } from '../schemas/figure-lexicons.ts';

const joinUnitPatterns = (unit: keyof FigureLexicon['units']) =>
  languages.map((language) => figureLexicons[language].units[unit]).join('|');

/** Patterns of unit names in every language of the site. */
export const unitWords = {
  minutes: joinUnitPatterns('minutes'),
  hours: joinUnitPatterns('hours'),
  days: joinUnitPatterns('days'),
  weeks: joinUnitPatterns('weeks'),
  months: joinUnitPatterns('months'),
  years: joinUnitPatterns('years'),
};

const anyUnit = Object.values(unitWords).join('|');

export const percentWords = String.raw`(?:%|percent(?!\p{L})|per\scent(?!\p{L})|por\sciento|відсот\p{L}*|процент\p{L}*)`;

export const currencyWords = String.raw`(?:dollars?|usd|cents|dólares?|долар\p{L}*|доллар\p{L}*)`;

/** Types of days: "calendar", "business", "full". */
export const dayKinds = String.raw`(?:calendar|business|working|court|full|consecutive|календарн\p{L}*|робоч\p{L}*|рабоч\p{L}*|повн\p{L}*|полн\p{L}*)`;

const wordEnd = String.raw`(?![\p{L}\d])`;

const number = String.raw`\d[\d,.\u00A0]*(?<=\d)`;
const amount = String.raw`(?<![\p{L}\d.,:/#№§-])${number}(?:\s?[-–—]\s?${number}|\s(?:to|or|and|a|y|o|до|и|і|або|или)\s${number})?\+?`;
/** "2027 рік" is a year, not a number of years. */
const calendarYear = String.raw`(?:19|20)\d\d\s(?:р(?:ік|оку)|год[ау]?|year)(?!\p{L})`;
const countedNouns = [
  'cases',
  'matters',
  'clients',
  'appeals',
  'families',
  'homes',
  'homeowners',
  'verdicts',
  'trials',
  'foreclosures',
  'casos',
  'clientes',
  'familias',
  'apelaciones',
  'справ(?:и|ах)?',
  String.raw`клієнт\p{L}*`,
  String.raw`апеляці\p{L}*`,
  'дел(?:а|ах)?',
  String.raw`клиент\p{L}*`,
  String.raw`апелляци\p{L}*`,
].join('|');
const counties = String.raw`counties|condados|округ(?:и|ів|ах|ов|а)`;
/** "399.00 flat": only prices are written with .00. */
const priceWithoutSymbol = String.raw`(?<![\p{L}\d.,:/#№§$-])\d{1,3}(?:,?\d{3})*\.00(?![\d.])(?:\s(?:flat|total)(?!\p{L}))?|${amount}\sflat(?!\p{L})`;
const magnitudeWords = String.raw`(?:thousand|million|billion|mil|millones|тис\p{L}*|млн|тысяч\p{L}*|мільйон\p{L}*|миллион\p{L}*|k)`;

const otherLanguages = languages.filter((language) => language !== 'en');
const joinMonths = (monthLanguages: Language[], form: keyof Lexicon['months']) =>
  monthLanguages.flatMap((language) => lexicons[language].months[form]).join('|');
const withConnector = otherLanguages.filter(
  (language) => figureLexicons[language].dateConnector !== undefined,
);
const withoutConnector = otherLanguages.filter(
  (language) => figureLexicons[language].dateConnector === undefined,
);
const months = {
  en: lexicons.en.months.standalone.join('|'),
  short: 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
  afterConnector: joinMonths(withConnector, 'standalone'),
  afterDay: joinMonths(withoutConnector, 'afterDay'),
  standalone: joinMonths(withoutConnector, 'standalone'),
};
const wordStart = String.raw`(?<![\p{L}\d])`;

/** Contracts repeat numbers: "20 (twenty) days", "twenty (20) days". */
const repeatedInWords = String.raw`(?:\s\([^()\n]{1,40}\))?`;
const figureInDigits = String.raw`(?:${amount}${repeatedInWords}|(?<=\p{L}\s)\(${number}\))`;

/** Figures in digits that copy must quote from a fact, in every language. */
export const figurePatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:(?:US)?\$|(?<!\p{L})USD)\s?${number}(?:\s?${magnitudeWords}(?!\p{L}))?\+?|${figureInDigits}[\s-]${currencyWords}(?!\p{L})|${priceWithoutSymbol}`,
    'giu',
  ),
  new RegExp(String.raw`${figureInDigits}[\s-]?${percentWords}`, 'giu'),
  new RegExp(
    String.raw`(?!${calendarYear})${figureInDigits}[\s-]+(?:${dayKinds}\s+)?(?:${anyUnit})${wordEnd}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?!(?:19|20)\d\d\s)${amount}\s(?:\p{L}+\s){0,2}(?:${countedNouns})${wordEnd}|(?=\d\d)${amount}\s(?:\p{L}+\s)?(?:${counties})${wordEnd}|(?<![\p{L}\d.,-])${number}\+`,
    'giu',
  ),
  /(?<!\d)24\s?\/\s?7(?!\d)/g,
  new RegExp(
    String.raw`${wordStart}(?:(?:${months.en})\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?|(?:${months.short})\.\s\d{1,2}(?:,\s\d{4})?|\d{1,2}\s(?:${months.en}|${months.afterDay})(?:\s\d{4})?|\d{1,2}\.?º?\sde\s(?:${months.afterConnector})(?:\sdel?\s\d{4})?|(?:${months.en}|${months.standalone})\s\d{4}|(?:${months.afterConnector})\sdel?\s\d{4})${wordEnd}`,
    'gu',
  ),
  /(?<![\d./-])(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})(?![\d/-])/g,
];

const count = String.raw`(?<![\p{L}\d])\d+(?:\s?[-–]\s?\d+)?`;
const monthOrYearUnit = `(?:${unitWords.months}|${unitWords.years})`;

/**
 * Phrases whose numbers aren't figures of the firm or the law: product terms, ages, documents to bring, past dates and
 * other people's numbers.
 */
const nonFigurePhrases = [
  // A 30-year mortgage, a 12-month lease; una hipoteca a 30 años, іпотека на 30 років
  String.raw`${count}[\s-](?:year|month)s?(?:,?[\s-](?!(?:of|after|before|from|on|in|for|to|by|since|until|the|a|an|any|your|their|his|her|its)(?!\p{L}))\p{L}+(?:-\p{L}+)?){0,2}[\s-](?:mortgages?|loans?|notes?|leases?|terms?|bonds?|arm|warrant(?:y|ies))(?!\p{L})`,
  String.raw`(?:hipotecas?|préstamos?|arrendamientos?|contratos?|іпотек\p{L}*|ипотек\p{L}*|кредит\p{L}*|позик\p{L}*|оренд\p{L}*|аренд\p{L}*)\s(?:de|a|на)\s${count}\s${monthOrYearUnit}`,
  // A 7-year-old child, 18 years old or of age; 18 años de edad, старше 18 лет
  String.raw`${count}[\s-](?:year|month|week|day)s?[\s-](?:olds?|of\sage)(?!\p{L})|(?:child(?:ren)?|minors?|anyone|people|persons?)\s(?:who\s(?:is|are)\s)?(?:under|over)\s${count}\syears`,
  String.raw`${count}\saños\sde\sedad|(?:mayor|menor)(?:es)?\sde\s${count}\saños|${count}\saños\so\s(?:más|mayor(?:es)?)`,
  String.raw`${count}\s(?:років|рок[иі]|лет|года)\s(?:і|й|та|и|або|или)\s(?:старш|молодш|младш)\p{L}*|(?:старш|молодш|младш)\p{L}*\s(?:за\s|від\s)?${count}\s(?:років|лет|года)|(?:віком|в\sвозрасте|возрастом|діт(?:и|ей|ям)|дет(?:и|ей|ям)|дитин\p{L}*|реб[её]н\p{L}*)\s(?:(?:від|от|до|з|с)\s)?${count}\s(?:рок(?:у|ів|и)|лет|года)`,
  String.raw`(?<![\p{L}\d])\d\d\+(?=\s(?:communit|housing|park|building|condo|neighborhood|and\solder|or\solder))`,
  // "24 hours a day" is a figure of speech
  String.raw`24\shours\s(?:a|each|per)\sday|24\shoras\s(?:al|del)\sdía|24\sгодини\sна\sдобу|24\sчаса\sв\sсутки`,
  // Wait 10 minutes before trying again; the form takes about 10 minutes
  String.raw`(?:wait|takes?|took|lasts?|needs?|spend|espere|dura|toma|lleva|tarda|зачекайте|триває|займ(?:е|ає)|забере|потребує|подождите|длится|займ[её]т|занимает|требует)\s(?:for\s|you\s|up\s|about\s|around\s|some\s|only\s|just\s|unos\s|solo\s|около\s|примерно\s|приблизно\s|близько\s|лише\s|тільки\s|всего\s|только\s)?${count}\s(?:minut|хвилин|минут)\p{L}*`,
  // The last 12 months of statements
  String.raw`(?:last|past|recent|previous|prior)\s${count}\s(?:${anyUnit})\sof\s(?:\p{L}+\s){0,2}(?:statements|stubs|returns|records|receipts|bills|notices|payments|correspondence)(?!\p{L})`,
  // A 12-month payment history; un historial de pagos de 12 meses
  String.raw`${count}[\s-](?:year|month|week|day)s?[\s-](?:\p{L}+\s){0,2}(?:histor(?:y|ies)|statements?|logs?|ledgers?|calendars?)(?!\p{L})`,
  String.raw`(?:historial(?:es)?|registros?|extractos?|estados)(?:\s(?:de|del|la|los|las|\p{L}+)){0,4}\s(?:de|por)\s${count}\s${monthOrYearUnit}`,
  String.raw`(?:історі|истори|виписк|выписк|відоміст|ведомост)\p{L}*(?:\s\p{L}+){0,2}\sза\s${count}\s${monthOrYearUnit}`,
  String.raw`(?:últim[oa]s)\s${count}\s(?:${anyUnit})\sde\s(?:\p{L}+\s){0,2}(?:extractos|estados|recibos|declaraciones|facturas)(?!\p{L})`,
  String.raw`(?:виписк|довідк|выписк|справк|квитанц|деклараці|декларац)\p{L}*(?:\s\p{L}+){0,2}\sза\s(?:останн|последн)\p{L}*\s${count}\s(?:${anyUnit})`,
  // He owned 2 homes, the judge has 1,200 cases: other people's numbers aren't claims by the firm
  String.raw`(?:he|she|the\s(?:judge|court|clerk|owner|seller|bank|lender|landlord)s?|él|ella|el\s(?:juez|tribunal|banco|dueño)|він|вона|суддя|суд|банк|он|она|судья)\s\p{L}+\s(?:about\s|over\s|some\s|only\s)?\d[\d,]*\s(?:\p{L}+\s){0,2}(?:${countedNouns})`,
  // A deed dated January 2007
  String.raw`(?:dated|signed|recorded|executed|issued|built|bought|purchased|fechad[oa]s?|firmad[oa]s?|датован\p{L}*|датирован\p{L}*|підписан\p{L}*|подписан\p{L}*)(?:\s(?:in|on|el|en))?\s(?:\p{L}+\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?|\d{1,2}\s(?:de\s)?\p{L}+\s(?:del?\s)?|\p{L}+\sdel?\s)(?:19|20)\d\d`,
].join('|');

/** Slow, so only text that contains digits should be searched. */
export const nonFigurePattern = new RegExp(String.raw`(?<!\p{L})(?:${nonFigurePhrases})(?![\p{L}\d])`, 'giu');

const day = String.raw`(?:(?:${months.en}|${months.short})\.?\s\d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}\s(?:${months.en}|${months.afterDay})|\d{1,2}\.?º?\sde\s(?:${months.afterConnector})\sdel?)\s(?:19|20)\d\d|\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d`;

/** Matches a full date, which is treated as the date of a past event unless a deadline word is near it. */
export const fullDatePattern = new RegExp(`^(?:${day})$`, 'u');

/** Words before or after a date on which something is due or offered. */
export const deadlineWordsBefore = new RegExp(
  String.raw`(?<!\p{L})(?:by|before|until|till?|through|thru|to|due|deadlines?|expir\p{L}*|ends?|ending|valid|on or after|later than|starting|from|next|coming|will|last day|antes|hasta|plazo|vence\p{L}*|caduca\p{L}*|válid\p{L}*|termina|desde|próxim\p{L}*|до|строк\p{L}*|срок\p{L}*|термін\p{L}*|дедлайн\p{L}*|спливає|закінчується|истекает|заканчивается|дійсн\p{L}*|действ(?:ует|ительн\p{L}*)|пізніше|позже|позднее|з|с|від|наступн\p{L}*|следующ\p{L}*|буд(?:е|уть|ет|ут))(?!\p{L})[^.!?\n]{0,40}$`,
  'iu',
);
export const deadlineWordsAfter = new RegExp(
  String.raw`^[^.!?\n]{0,30}(?<!\p{L})(?:deadlines?|last day|due|expires?|will|último día|plazo|vence|последний день|срок|останній день|строк|термін)(?!\p{L})`,
  'iu',
);

const monthAndYear = String.raw`(?:(?:${months.en}|${months.standalone})|(?:${months.afterConnector})\sdel?)\s(?:19|20)\d\d`;

/** Matches a month with its year. */
export const monthYearPattern = new RegExp(`^(?:${monthAndYear})$`, 'u');

/** Words before the month of a past event: "was made in", "se firmó en", "подали у". */
export const pastEventWordsBefore = new RegExp(
  String.raw`(?:(?<!\p{L})(?:was|were|had|made|bought|built|sold|took|\p{L}{2,}ed)|\p{L}(?:ó|aron|ieron)|(?<!\p{L})fue|\p{L}(?:в|ла|ло|ли|но|то)(?:ся|сь)?)(?!\p{L})[^.!?\n]{0,30}\s(?:in|en|у|в)\s$`,
  'iu',
);

const citationNumber = String.raw`[\w.:()\[\]-]*\d[\w.:()\[\]-]*`;

/** Numbers to ignore: fact references, link URLs, numbers of laws, rules, forms and steps, and case citations. */
export const identifierNumbers: readonly RegExp[] = [
  /\{\{[^{}\n]*\}\}/g,
  /\]\([^[\])\n]*\)|https?:\/\/\S+/g,
  new RegExp(
    String.raw`(?:§+|(?<![\p{L}])(?:ss?\.|sections?|chapters?|rules?|articles?|titles?|parts?|paragraphs?|forms?|steps?|no\.|pub\. l\.|c\.r\.s\.|fla\. stat\.|стат[ьт]\p{L}*|розділ\p{L}*|раздел\p{L}*|правил\p{L}*|форм\p{L}*|пункт\p{L}*|крок\p{L}*|шаг\p{L}*|artículos?|sección|secciones|capítulos?|reglas?|formularios?|títulos?|pasos?))\s*№?\s*${citationNumber}(?:(?:\s*,\s*(?:(?:and|or|y|та|і|и)\s)?|\s(?:to|and|or|through|y|a|та|і|и)\s)(?:§+\s*)?${citationNumber}(?![\w.:()\[\]-])(?!\s*(?:${anyUnit})))*`,
    'giu',
  ),
  /(?<![\p{L}\d])\d+\s(?:U\.S\.C\.|C\.?F\.?R\.?|U\.S\.|So\.\s?[23]d|F\.\s?[234](?:d|th)|P\.\s?[23]d|Fla\.|Colo\.)\s*(?:§+\s*)?\d[\w.()-]*/gu,
];
