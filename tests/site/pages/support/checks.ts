/**
 * What a page must hold, said about its parts and not about
 * its class names. Each check answers with what is missing.
 */
import type { HTMLElement } from 'node-html-parser';
import { textOf } from './text.ts';

export type Check = (part: HTMLElement) => string[];
export type Words = string | RegExp;
/** The elements that a page's description names, each with the check that finds it. */
export type Elements = Record<string, Check>;

export function all(...checks: Check[]): Check {
  return (part) => checks.flatMap((check) => check(part));
}

export function says(...wanted: Words[]): Check {
  return (part) => {
    const text = textOf(part);
    return wanted.filter((words) => !holds(text, words)).map((words) => `no text ${String(words)}`);
  };
}

export function has(selector: string, count?: number): Check {
  return (part) => {
    const found = part.querySelectorAll(selector).length;
    if (count === undefined) return found > 0 ? [] : [`no ${selector}`];
    return found === count ? [] : [`${found} of ${selector}, not ${count}`];
  };
}

/** The section with this id, or the section whose heading says this. */
export function inSection(where: Words, ...checks: Check[]): Check {
  return (part) => {
    const section = sectionOf(part, where);
    if (section === undefined) return [`no section ${String(where)}`];
    return all(...checks)(section).map((problem) => `${String(where)}: ${problem}`);
  };
}

/** The first part that fits the selector, wherever on the page it stands. */
export function inPart(selector: string, ...checks: Check[]): Check {
  return (part) => {
    const found = part.closest('body')?.querySelector(selector) ?? undefined;
    if (found === undefined) return [`no ${selector}`];
    return all(...checks)(found).map((problem) => `${selector}: ${problem}`);
  };
}

/** A heading of the page with these words. */
export function heading(words: Words): Check {
  return (part) =>
    headingsIn(part).some((element) => holds(textOf(element), words)) ? [] : [`no heading ${String(words)}`];
}

export function link(href: Words, words: Words = /./): Check {
  return (part) =>
    part
      .querySelectorAll('a')
      .some((anchor) => holds(anchor.getAttribute('href') ?? '', href, true) && holds(textOf(anchor), words))
      ? []
      : [`no link to ${String(href)} that says ${String(words)}`];
}

export function button(words: Words, state: 'enabled' | 'disabled' = 'enabled'): Check {
  return (part) =>
    part
      .querySelectorAll('button')
      .some(
        (element) =>
          holds(textOf(element), words) && element.hasAttribute('disabled') === (state === 'disabled'),
      )
      ? []
      : [`no ${state} button that says ${String(words)}`];
}

export function holds(text: string, words: Words, exactly = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  return exactly ? text === words : text.toLowerCase().includes(words.toLowerCase());
}

export function headingsIn(part: HTMLElement): HTMLElement[] {
  return part.querySelectorAll('h1, h2, h3, h4, h5, h6');
}

function sectionOf(part: HTMLElement, where: Words): HTMLElement | undefined {
  if (typeof where === 'string' && where.startsWith('#')) return part.querySelector(where) ?? undefined;
  const found = headingsIn(part).find(
    (element) => element.rawTagName !== 'h1' && holds(textOf(element), where),
  );
  return found?.closest('section') ?? undefined;
}
