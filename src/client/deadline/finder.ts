import { printAloneCss } from '#ui/print-alone.ts';
import { addStyles } from '../add-styles.ts';
import { answerTo, calendarText } from './answer-lines.ts';
import type { AnswerLines } from './answer-lines.ts';
import { deadlineAlarms, saveToCalendar } from './calendar-file.ts';
import { readCourtClosings } from './closings.ts';
import { chosenDay, daysBetween, foundFor, foundIn, todayAt } from './found.ts';
import type { FinderResult } from './found.ts';
import { storeDate, storedDate } from './stored-date.ts';
import type { DeadlineWords } from './words.ts';

export function startFinder(place: HTMLElement, words: DeadlineWords): void {
  const choices = [...place.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const field = place.querySelector<HTMLInputElement>('[data-other] input');
  const status = place.querySelector<HTMLElement>(`#${place.id}-found`);
  const [save, print] = place.querySelectorAll<HTMLElement>('[data-save] button');
  const lines = [...(status?.querySelectorAll<HTMLElement>('p:not(:last-child),b,span') ?? [])];
  // `on-demand/stored-date.ts` reserved the height.
  place.style.cssText = '';
  if (!field || !status) return;
  const hint = field.getAttribute('aria-describedby') ?? '';
  const days = Number(place.dataset['days']);
  const term = { days, counting: words.counting, closings: readCourtClosings() };
  const rule = textsOf(lines);
  const { lang } = document.documentElement;
  const waitingHeight = place.offsetHeight;
  const putCallFirst = callOf(place);
  let found: FinderResult = { says: 'waiting' };
  let shown = '';
  /** The day of a choice: "Today" remains that day after midnight. */
  let chosen: { choice?: string | undefined; day?: string | undefined } = {};

  const find = (left: boolean): FinderResult => {
    const today = todayAt(new Date());
    const choice = choices.length === 0 ? 'other' : choices.find(({ checked }) => checked)?.value;
    field.closest('[data-other]')?.toggleAttribute('hidden', choice !== 'other');
    if (choice !== chosen.choice) chosen = { choice, day: chosenDay(choice, today) };
    const start = chosen.day;
    if (start) return foundFor(start, today.florida, term);
    return choice === 'other' ? foundIn(field, today, term, left) : { says: 'waiting' };
  };

  const look = (left: boolean) => {
    found = find(left);
    // A screen reader would read the same text again.
    const now = `${found.says} ${'start' in found ? [found.start, found.today].join() : ''}`;
    if (now === shown) return;
    shown = now;
    const isUrgent = found.says === 'act' || found.says === 'past';
    place.dataset['says'] = found.says;
    status.style.cssText = answerStyles[found.says] ?? '';
    save?.parentElement?.toggleAttribute('hidden', found.says !== 'ahead');
    markField(field, hint, found.says === 'invalid' ? status.id : undefined);
    for (const [index, text] of answerTo(found, words, rule, lang).entries()) {
      const line = lines[index];
      if (line && line.textContent !== text) line.textContent = text;
    }
    // A date is longer than the number of days.
    if (lines[1]) lines[1].style.fontSize = 'start' in found ? 'clamp(1.5rem,6.7vw,2rem)' : '';
    fillRuler(place, found, days);
    markToday(place, found);
    putCallFirst(isUrgent);
    if (!('start' in found)) return;
    fillForm(found.start);
    if (place.dataset['kept'] !== undefined) storeDate(found.start, place.offsetHeight - waitingHeight);
  };

  for (const choice of choices) {
    choice.addEventListener('change', () => look(false));
    if (choice.value === 'other') choice.addEventListener('click', ({ detail }) => detail && open(field));
  }
  field.addEventListener('input', () => look(false));
  field.addEventListener('blur', () => look(true));
  save?.addEventListener('click', () => {
    if (found.says !== 'ahead') return;
    const text = calendarText(textsOf(lines), words);
    const { title } = words.calendar;
    saveToCalendar({ name: place.id, day: found.actBy, title, text, alarms: deadlineAlarms });
  });
  print?.addEventListener('click', () => printAlone(place));
  if (place.dataset['kept'] !== undefined) choose(choices, field, storedDate());
  look(false);
  // After midnight, also in a tab that was in the background.
  const refresh = () => look(document.activeElement !== field);
  setInterval(refresh, 60_000);
  document.addEventListener('visibilitychange', refresh);
}

function textsOf(lines: Element[]): AnswerLines {
  const [before = '', day = '', most = '', more = ''] = lines.map(({ textContent }) => textContent ?? '');
  return [before, day, most, more];
}

/** Restores the date from another page of this tab, unless one was chosen here already. */
function choose(choices: HTMLInputElement[], field: HTMLInputElement, start: string | undefined): void {
  if (start === undefined || choices.some(({ checked }) => checked)) return;
  const today = todayAt(new Date());
  const same = choices.find(({ value }) => chosenDay(value, today) === start);
  const choice = same ?? choices.find(({ value }) => value === 'other');
  if (choice) choice.checked = true;
  if (!same) field.value = start;
}

/** Opens the browser's date picker on touch or click; keyboard users type the date. */
function open(field: HTMLInputElement): void {
  field.focus();
  try {
    field.showPicker();
  } catch {}
}

function markField(field: HTMLInputElement, hint: string, problem: string | undefined): void {
  field.setAttribute('aria-describedby', problem === undefined ? hint : `${hint} ${problem}`);
  if (problem === undefined) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

/** Set by script, to add no weight to pages. The colors are the same in the dark scheme. */
const answerStyles: { [says in FinderResult['says']]?: string } = {
  act: 'padding:1rem;border-radius:.375rem;background:#f6b73c;color:#16272c',
  past: 'padding:1rem;border-radius:.375rem;border:2px solid #d9483f',
};

/** Fills the ruler up to today. */
function fillRuler(place: HTMLElement, found: FinderResult, days: number): void {
  const passed = 'start' in found ? Math.min(daysBetween(found.start, found.today), days) : 0;
  place.querySelector('[data-run]')?.setAttribute('d', passed > 0 ? `M0 20H${passed * 10 + 2}` : 'M0 0');
}

/** Marks today on the page's timelines. */
function markToday(place: HTMLElement, found: FinderResult): void {
  for (const scale of document.querySelectorAll<SVGElement>(`[data-scale=${place.id}]`)) {
    const mark = scale.querySelector('svg') ?? scale.appendChild(svgElement('svg'));
    mark.replaceChildren();
    if (!('start' in found)) continue;
    const part = Math.min(1, daysBetween(found.start, found.today) / Number(scale.dataset['length']));
    const label = svgElement('text', { y: '12' });
    label.textContent = place.querySelector('label')?.textContent ?? '';
    // The flag points inward.
    const isLate = part > 0.5;
    mark.append(svgElement('path', { d: isLate ? 'M0 26V16h-9z' : 'M0 26V16h9z' }), label);
    const x = `${Math.round(part * 1000) / 10}%`;
    setAttributes(mark, {
      x,
      overflow: 'visible',
      fill: 'currentColor',
      'stroke-width': '0',
      'text-anchor': isLate ? 'end' : 'start',
    });
  }
}

function svgElement(name: string, attributes: { [name: string]: string } = {}): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  if (!(element instanceof SVGElement)) throw new Error(`${name} isn’t an SVG element`);
  return setAttributes(element, attributes);
}

function setAttributes(element: SVGElement, attributes: { [name: string]: string }): SVGElement {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** When it is urgent, the call swaps its look and place with the first button. */
function callOf(place: HTMLElement): (isUrgent: boolean) => void {
  const call = place.querySelector<HTMLElement>('[href^=tel]');
  const actions = call?.parentElement;
  const first = actions?.querySelector<HTMLElement>('[data-button]');
  if (!call || !actions || !first || first === call) return () => {};
  const next = call.nextSibling;
  let isFirst = false;
  return (isUrgent) => {
    if (isUrgent === isFirst) return;
    isFirst = isUrgent;
    [call.className, first.className] = [first.className, call.className];
    if (isUrgent) actions.prepend(call);
    else actions.insertBefore(call, next);
  };
}

/** Prints the answer alone. */
function printAlone(place: HTMLElement): void {
  addStyles(printAloneCss);
  place.dataset['printed'] = '';
  addEventListener('afterprint', () => delete place.dataset['printed'], { once: true });
  print();
}

let filledIn = '';

/** Fills in the consultation form's date, unless the visitor has typed another one there. */
function fillForm(start: string): void {
  const field = document.querySelector<HTMLInputElement>('#consultation [name=dateServed]');
  if (!field || (field.value !== '' && field.value !== filledIn)) return;
  field.value = start;
  filledIn = start;
}
