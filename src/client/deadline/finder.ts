import { printAloneCss } from '#ui/print-alone.ts';
import { addStyles } from '../add-styles.ts';
import { readCourtClosings } from '../published-data.ts';
import type { DeadlineCopy } from '../published-data.ts';
import { composeAnswer, formatCalendarText } from './answer.ts';
import type { Answer } from './answer.ts';
import { deadlineAlarms, downloadCalendarFile } from './calendar-file.ts';
import { countDaysBetween, formatDay } from './days.ts';
import { resolveChoice, computeResult, computeToday, computeTypedResult } from './result.ts';
import type { FinderResult } from './result.ts';
import { storeServiceDate, readServiceDate } from './stored-date.ts';

/** Starts the deadline finder in `root`: shows the result for the selected or typed date. */
export function startFinder(root: HTMLElement, copy: DeadlineCopy): void {
  const choices = [...root.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const field = root.querySelector<HTMLInputElement>('[data-other] input');
  const status = root.querySelector<HTMLElement>(`#${root.id}-found`);
  const [saveButton, printButton] = root.querySelectorAll<HTMLElement>('[data-save] button');
  const explanation = root.querySelector('[data-explanation]');
  const lines = [...(status?.querySelectorAll<HTMLElement>('p:not(:last-child),b,span') ?? [])];
  // `on-demand/stored-date.ts` reserved the height.
  root.style.cssText = '';
  if (!field || !status) return;
  const hintId = field.getAttribute('aria-describedby') ?? '';
  const days = Number(root.dataset['days']);
  const term = { days, counting: copy.counting, closings: readCourtClosings() };
  const rule = readAnswer(lines);
  const shouldStoreDate = root.dataset['kept'] !== undefined;
  const waitingHeight = root.offsetHeight;
  const moveCallButton = createCallMover(root);
  let result: FinderResult = { state: 'waiting' };
  let shownState = '';
  /** The selected choice and its date. The date of "Today" doesn't change at midnight. */
  let selection: { choice?: string | undefined; day?: string | undefined } = {};

  const computeCurrentResult = (hasLeftField: boolean): FinderResult => {
    const today = computeToday(new Date());
    const choice = choices.length === 0 ? 'other' : choices.find(({ checked }) => checked)?.value;
    field.closest('[data-other]')?.toggleAttribute('hidden', choice !== 'other');
    if (choice !== selection.choice) selection = { choice, day: resolveChoice(choice, today) };
    if (selection.day) return computeResult(selection.day, today.florida, term);
    return choice === 'other' ? computeTypedResult(field, today, term, hasLeftField) : { state: 'waiting' };
  };

  const composeResult = () => composeAnswer(result, copy, rule, document.documentElement.lang);

  const update = (hasLeftField: boolean) => {
    result = computeCurrentResult(hasLeftField);
    const { state } = result;
    // Screen readers would announce the same text again.
    const nextState = `${state} ${'start' in result ? [result.start, result.today].join() : selection.choice}`;
    if (nextState === shownState) return;
    shownState = nextState;
    root.dataset['state'] = state;
    status.style.cssText = answerStyles[state] ?? '';
    saveButton?.parentElement?.toggleAttribute('hidden', state !== 'ahead');
    // Each part that appears replaces one of about the same height, so that the page below hardly moves.
    explanation?.toggleAttribute('hidden', 'start' in result);
    const needsDate = state === 'waiting' && selection.choice === 'other' && choices.length > 0;
    for (const line of status.children) line.toggleAttribute('hidden', needsDate);
    markField(field, hintId, state === 'invalid' ? status.id : undefined);
    showAnswer(lines, composeResult());
    // A date takes more space than a number of days.
    if (lines[1]) lines[1].style.cssText = 'start' in result ? dateStyle : '';
    fillRuler(root, result, days);
    markToday(root, result);
    moveCallButton(state === 'act' || state === 'past');
    if (!('start' in result)) return;
    prefillForm(result.start);
    if (shouldStoreDate) storeServiceDate(result.start, root.offsetHeight - waitingHeight);
  };

  for (const choice of choices) {
    choice.addEventListener('change', () => update(false));
    if (choice.value === 'other')
      choice.addEventListener('click', ({ detail }) => detail && openPicker(field));
  }
  field.addEventListener('input', () => update(false));
  field.addEventListener('blur', () => update(true));
  saveButton?.addEventListener('click', () => {
    if (result.state !== 'ahead') return;
    const text = formatCalendarText(readAnswer(lines), copy);
    const { title } = copy.calendar;
    downloadCalendarFile({ name: root.id, day: result.actBy, title, text, alarms: deadlineAlarms });
  });
  printButton?.addEventListener('click', () => printAlone(root));
  // On paper, the number of days left would soon be wrong.
  addEventListener('beforeprint', () => {
    if (result.state === 'ahead' && lines[2]) lines[2].textContent = formatStart(root, result.start);
  });
  addEventListener('afterprint', () => showAnswer(lines, composeResult()));
  if (shouldStoreDate) restoreDate(choices, field);
  update(false);
  // Updates after midnight, even if the tab was in the background.
  const refresh = () => update(document.activeElement !== field);
  setInterval(refresh, 60_000);
  document.addEventListener('visibilitychange', refresh);
}

function readAnswer(lines: Element[]): Answer {
  const [intro = '', day = '', note = '', details = ''] = lines.map(({ textContent }) => textContent ?? '');
  return { intro, day, note, details };
}

function showAnswer(lines: Element[], { intro, day, note, details }: Answer): void {
  for (const [index, text] of [intro, day, note, details].entries()) {
    const line = lines[index];
    if (line && line.textContent !== text) line.textContent = text;
  }
}

/** Restores the date entered on another page in this tab, unless this page already has one. */
function restoreDate(choices: HTMLInputElement[], field: HTMLInputElement): void {
  const start = readServiceDate();
  if (start === undefined || choices.some(({ checked }) => checked)) return;
  const today = computeToday(new Date());
  const matchingChoice = choices.find(({ value }) => resolveChoice(value, today) === start);
  const choice = matchingChoice ?? choices.find(({ value }) => value === 'other');
  if (choice) choice.checked = true;
  if (!matchingChoice) field.value = start;
}

/** Opens the browser's date picker on touch or click; keyboard users type the date. */
function openPicker(field: HTMLInputElement): void {
  field.focus();
  try {
    field.showPicker();
  } catch {}
}

function markField(field: HTMLInputElement, hintId: string, errorId: string | undefined): void {
  field.setAttribute('aria-describedby', errorId === undefined ? hintId : `${hintId} ${errorId}`);
  if (errorId === undefined) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

const dateStyle = 'font-size:clamp(1.5rem,8vw,2rem);line-height:1.1;color:var(--date)';

/** Styles set by script to save bytes on every page. Except for the date's red, the colors are the same in dark mode. */
const answerStyles: { [state in FinderResult['state']]?: string } = {
  ahead: '--date:light-dark(#a5201b,#ff9d94)',
  act: 'padding:1rem;border-radius:.375rem;background:#f6b73c;color:#16272c',
  past: 'padding:1rem;border-radius:.375rem;border:2px solid #d9483f',
};

/**
 * Grays out the past days of the ruler, in a gray for both color schemes, and marks today with a thick tick and its label. Adds
 * the dates to the labels at its ends.
 */
function fillRuler(root: HTMLElement, result: FinderResult, days: number): void {
  const passedDays = 'start' in result ? Math.min(countDaysBetween(result.start, result.today), days) : 0;
  const run = root.querySelector<SVGElement>('[data-run]');
  if (!run) return;
  run.style.stroke = '#7d9297';
  run.setAttribute('d', passedDays > 0 ? `M0 0v1${'m1-1v1'.repeat(passedDays)}` : '');
  run.nextSibling?.remove();
  const ruler = run.closest('svg');
  ruler?.previousSibling?.remove();
  const ends = [...(ruler?.nextElementSibling?.children ?? [])];
  for (const { childNodes } of ends) childNodes[1]?.remove();
  if (!('start' in result)) return;
  run.after(createSvgElement('path', { d: `M${passedDays} 0v1`, 'stroke-width': '6' }));
  const label = document.createElement('p');
  label.textContent = readTodayLabel(root);
  label.style.marginInlineStart = `min(${(100 * passedDays) / days}%, 100% - 3em)`;
  ruler?.before(label);
  const { lang } = document.documentElement;
  const endDays = [result.start, result.state === 'past' ? result.countEnd : result.actBy];
  for (const [index, day] of endDays.entries())
    ends[index]?.append(` ${formatDay(day, lang, { month: 'short', day: 'numeric' })}`);
}

/** Reads the label of the "Today" choice. Empty for a finder without choices. */
function readTodayLabel(root: HTMLElement): string {
  return root.querySelector('label:has([value=today])')?.textContent ?? '';
}

/** Marks today on the page's timelines. */
function markToday(root: HTMLElement, result: FinderResult): void {
  for (const timeline of document.querySelectorAll<SVGElement>(`[data-scale=${root.id}]`)) {
    timeline.querySelector('svg')?.remove();
    if (!('start' in result)) continue;
    const fraction = Math.min(
      1,
      countDaysBetween(result.start, result.today) / Number(timeline.dataset['length']),
    );
    // The flag points toward the middle of the timeline.
    const isPastMiddle = fraction > 0.5;
    const marker = createSvgElement('svg', {
      x: `${Math.round(fraction * 1000) / 10}%`,
      overflow: 'visible',
      fill: 'currentColor',
      'stroke-width': '0',
      'text-anchor': isPastMiddle ? 'end' : 'start',
    });
    const label = createSvgElement('text', { y: '12' });
    label.textContent = readTodayLabel(root);
    marker.append(createSvgElement('path', { d: isPastMiddle ? 'M0 26V16h-9z' : 'M0 26V16h9z' }), label);
    timeline.append(marker);
  }
}

function createSvgElement(name: string, attributes: { [name: string]: string }): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/**
 * Returns a function that swaps the style and position of the phone button and the first button when the deadline is urgent.
 */
function createCallMover(root: HTMLElement): (isUrgent: boolean) => void {
  const callButton = root.querySelector<HTMLElement>('[href^=tel]');
  const actions = callButton?.parentElement;
  const firstButton = actions?.querySelector<HTMLElement>('[data-button]');
  if (!callButton || !actions || !firstButton || firstButton === callButton) return () => {};
  const next = callButton.nextSibling;
  let isFirst = false;
  return (isUrgent) => {
    if (isUrgent === isFirst) return;
    isFirst = isUrgent;
    [callButton.className, firstButton.className] = [firstButton.className, callButton.className];
    actions.insertBefore(callButton, isUrgent ? actions.firstChild : next);
  };
}

/** Formats the date for print: "Date you were served: November 28, 2026." */
function formatStart(root: HTMLElement, start: string): string {
  const label = root.querySelector('[data-other] label')?.textContent ?? '';
  const { lang } = document.documentElement;
  return `${label}: ${formatDay(start, lang, { dateStyle: 'long' })}.`;
}

/** Prints only the finder. */
function printAlone(root: HTMLElement): void {
  addStyles(printAloneCss);
  root.dataset['printed'] = '';
  addEventListener('afterprint', () => delete root.dataset['printed'], { once: true });
  print();
}

let prefilledDate = '';

/** Fills in the date in the consultation form, unless the visitor has entered a different one. */
function prefillForm(start: string): void {
  const field = document.querySelector<HTMLInputElement>('#consultation [name=dateServed]');
  if (!field || (field.value !== '' && field.value !== prefilledDate)) return;
  field.value = start;
  prefilledDate = start;
}
