import { anySpan, unitWords } from './unit-words.ts';

/** Any words: where no figure overlaps what is found, it counts for nothing. All numbers in words would take 0.2 s to compile. */
const count = String.raw`(?<![\p{L}\d])(?:\d+(?:\s?[-–]\s?\d+)?|[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2})`;
const months = `(?:${[...unitWords.months, ...unitWords.years].join('|')})`;

/**
 * Spans of time that say of what kind a thing is, how old somebody is, or which papers to bring. They are no figures
 * of the firm or of a law: whoever changes a fee or a deadline would never change them.
 */
const kindsAndAges = [
  // A 30-year mortgage, a 12-month lease; una hipoteca a 30 años, іпотека на 30 років
  String.raw`${count}[\s-](?:year|month)s?(?:,?[\s-](?!(?:of|after|before|from|on|in|for|to|by|since|until|the|a|an|any|your|their|his|her|its)(?!\p{L}))\p{L}+(?:-\p{L}+)?){0,2}[\s-](?:mortgages?|loans?|notes?|leases?|terms?|bonds?|arm|warrant(?:y|ies))(?!\p{L})`,
  String.raw`(?:hipotecas?|préstamos?|arrendamientos?|contratos?|іпотек\p{L}*|ипотек\p{L}*|кредит\p{L}*|позик\p{L}*|оренд\p{L}*|аренд\p{L}*)\s(?:de|a|на)\s${count}\s${months}`,
  // A 7-year-old child, 18 years old or of age; 18 años de edad, старше 18 лет
  String.raw`${count}[\s-](?:year|month|week|day)s?[\s-](?:olds?|of\sage)(?!\p{L})|(?:child(?:ren)?|minors?|anyone|people|persons?)\s(?:who\s(?:is|are)\s)?(?:under|over)\s${count}\syears`,
  String.raw`${count}\saños\sde\sedad|(?:mayor|menor)(?:es)?\sde\s${count}\saños|${count}\saños\so\s(?:más|mayor(?:es)?)`,
  String.raw`${count}\s(?:років|рок[иі]|лет|года)\s(?:і|й|та|и|або|или)\s(?:старш|молодш|младш)\p{L}*|(?:старш|молодш|младш)\p{L}*\s(?:за\s|від\s)?${count}\s(?:років|лет|года)|(?:віком|в\sвозрасте|возрастом|діт(?:и|ей|ям)|дет(?:и|ей|ям)|дитин\p{L}*|реб[её]н\p{L}*)\s(?:(?:від|от|до|з|с)\s)?${count}\s(?:рок(?:у|ів|и)|лет|года)`,
  String.raw`(?<![\p{L}\d])\d\d\+(?=\s(?:communit|housing|park|building|condo|neighborhood|and\solder|or\solder))`,
  // Open round the clock is a way of speaking
  String.raw`24\shours\s(?:a|each|per)\sday|24\shoras\s(?:al|del)\sdía|24\sгодини\sна\sдобу|24\sчаса\sв\sсутки`,
  // Wait 10 minutes before another try
  String.raw`(?:wait|espere|зачекайте|подождите)\s(?:for\s|about\s)?${count}\s(?:minut|хвилин|минут)\p{L}*`,
  // The last 12 months of statements
  String.raw`(?:last|past|recent|previous|prior)\s${count}\s(?:${anySpan})\sof\s(?:\p{L}+\s){0,2}(?:statements|stubs|returns|records|receipts|bills|notices|payments|correspondence)(?!\p{L})`,
  String.raw`(?:últim[oa]s)\s${count}\s(?:${anySpan})\sde\s(?:\p{L}+\s){0,2}(?:extractos|estados|recibos|declaraciones|facturas)(?!\p{L})`,
  String.raw`(?:виписк|довідк|выписк|справк|квитанц|деклараці|декларац)\p{L}*(?:\s\p{L}+){0,2}\sза\s(?:останн|последн)\p{L}*\s${count}\s(?:${anySpan})`,
  // A deed dated January 2007
  String.raw`(?:dated|signed|recorded|executed|issued|built|bought|purchased|fechad[oa]s?|firmad[oa]s?|датован\p{L}*|датирован\p{L}*|підписан\p{L}*|подписан\p{L}*)(?:\s(?:in|on|el|en))?\s(?:\p{L}+\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?|\d{1,2}\s(?:de\s)?\p{L}+\s(?:del?\s)?|\p{L}+\sdel?\s)(?:19|20)\d\d`,
].join('|');

/** Looked for where a figure was found only: they are many, and a figure is rare. */
export const kindsOfThings = new RegExp(String.raw`(?<!\p{L})(?:${kindsAndAges})(?![\p{L}\d])`, 'giu');

const place = String.raw`[\w.:()\[\]-]*\d[\w.:()\[\]-]*`;

/**
 * Numbers that name a thing: laws, rules, forms, courts, steps, quotations of facts and addresses of links.
 */
export const namingNumbers: readonly RegExp[] = [
  /\{\{[^{}\n]*\}\}/g,
  /\]\([^)\n]*\)|https?:\/\/\S+/g,
  new RegExp(
    String.raw`(?:§+|(?<![\p{L}])(?:ss?\.|sections?|chapters?|rules?|articles?|titles?|parts?|paragraphs?|forms?|steps?|no\.|pub\. l\.|c\.r\.s\.|fla\. stat\.|стат[ьт]\p{L}*|розділ\p{L}*|раздел\p{L}*|правил\p{L}*|форм\p{L}*|пункт\p{L}*|крок\p{L}*|шаг\p{L}*|artículos?|sección|secciones|capítulos?|reglas?|formularios?|títulos?|pasos?))\s*№?\s*${place}(?:(?:\s*,\s*(?:(?:and|or|y|та|і|и)\s)?|\s(?:to|and|or|through|y|a|та|і|и)\s)(?:§+\s*)?${place}(?![\w.:()\[\]-])(?!\s*(?:${anySpan})))*`,
    'giu',
  ),
  /(?<![\p{L}\d])\d+\s(?:U\.S\.C\.|C\.?F\.?R\.?|U\.S\.|So\.\s?[23]d|F\.\s?[234](?:d|th)|P\.\s?[23]d|Fla\.|Colo\.)\s*(?:§+\s*)?\d[\w.()-]*/gu,
];
