import { htmlQuestions } from '../../site/pages/support/html-questions.ts';
import type { HtmlQuestion } from '../../site/pages/support/html-questions.ts';
import type { BarNumber } from './bar-names.ts';
import { messageOf, problemsOf, returning, silentPages } from './behaviors.ts';
import * as ask from './questions.ts';
import type { Question } from './questions.ts';

/** A check in the browser or of the built HTML. */
type Holder = Question | HtmlQuestion;

/** The checks that cover each bar, at least one. Tests with their own steps are tagged with the bars that they cover. */
export const bars: Record<BarNumber, readonly [Holder, ...Holder[]]> = {
  1: [ask.axe, ask.axeOpened, ...ask.inStates],
  2: [ask.axe],
  3: [ask.secondEngine],
  4: [htmlQuestions.valid],
  5: [htmlQuestions.headings, htmlQuestions.landmarks, ask.axe],
  6: [ask.skipLink, htmlQuestions.skipLink],
  7: [ask.tabOrder],
  8: [ask.tabOrder, ask.openMenu],
  9: [ask.sticky],
  10: [ask.anchors],
  11: [ask.shownFocus, ask.tabOrder],
  12: [ask.targets, ask.axe, ask.axeOfLayout],
  13: [ask.menus],
  14: [silentPages.consultation, silentPages['wrongful-death']],
  15: [ask.questions],
  16: [problemsOf.consultation, ...Object.values(problemsOf)],
  17: [problemsOf.consultation, ...Object.values(problemsOf)],
  18: [messageOf.consultation, ...Object.values(messageOf)],
  19: [returning],
  20: [ask.help],
  21: [ask.text, ask.words],
  22: [ask.spaced, ask.enlarged, ask.enlargedInBrowser],
  23: [ask.forcedColors],
  24: [ask.motion],
  25: [ask.contrast, ask.contrastInTheDark],
  26: [ask.names],
  27: [ask.withoutScripts],
  28: [ask.print, ask.sheets],
  29: [ask.names],
  30: [ask.controls, ask.names, htmlQuestions.spokenNames],
};
