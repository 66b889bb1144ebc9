/** Words that say nothing of the place they lead to, in each language of the site. */
const vague: ReadonlySet<string> = new Set(
  [
    'here|click here|click|click here to book|this link|link|this page|this|more|more info|more information|read more|learn more|see more|find out more|details|continue',
    'тут|тут і зараз|натисніть тут|за посиланням|посилання|ця сторінка|більше|докладніше|детальніше|читати далі|дізнатися більше',
    'здесь|нажмите здесь|по ссылке|ссылка|эта страница|больше|подробнее|читать далее|узнать больше',
    'aquí|haga clic aquí|clic aquí|este enlace|enlace|esta página|más|leer más|ver más|saber más|más información',
  ].flatMap((words) => words.split('|')),
);

/** Words as they are compared: without signs, arrows and capitals. */
export function plainWords(words: string): string {
  return words
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Screen readers list the links and buttons of a page by their words alone
 * (WCAG 2.2, 2.4.4): each must say where it leads.
 */
export function isVague(words: string): boolean {
  return vague.has(plainWords(words));
}
