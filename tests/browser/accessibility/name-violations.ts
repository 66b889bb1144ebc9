import type { Page } from '@playwright/test';

/** Checks language marks, videos, live regions, and the names of links and buttons. */
export function findNameViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const violations: string[] = [];
    const normalize = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const getName = (element: Element) =>
      normalize(element.getAttribute('aria-label')) || normalize(element.textContent);
    const getLanguage = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';

    if (!/^(?:en|es|ru|uk)$/.test(document.documentElement.lang))
      violations.push(`the page’s declared language is "${document.documentElement.lang}"`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest('script, style')) continue;
      if (/\p{Script=Cyrillic}{2}/u.test(node.textContent ?? '') && !/^(?:ru|uk)/.test(getLanguage(parent)))
        violations.push(`"${normalize(node.textContent).slice(0, 40)}" is marked as ${getLanguage(parent)}`);
    }
    for (const link of document.querySelectorAll('a[hreflang]')) {
      if (link.closest('nav') && link.getAttribute('lang') !== link.getAttribute('hreflang'))
        violations.push(`"${getName(link)}" is not marked in its own language`);
    }

    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const name = getName(link).toLowerCase();
      if (name === '') violations.push(`a link to ${link.href} has no name`);
      if (
        link.target === '_blank' &&
        !/new tab|нов(?:ій|ой) вкладк[еи]|новій вкладці|nueva pestaña|pestaña nueva/i.test(name)
      )
        violations.push(`"${name}" doesn’t announce that it opens a new tab`);
    }

    for (const element of document.querySelectorAll<HTMLElement>('[aria-label]')) {
      const visibleText = element.matches('a, button, summary')
        ? normalize(element.innerText).toLowerCase()
        : '';
      if (!getName(element).toLowerCase().includes(visibleText))
        violations.push(`"${visibleText}" is announced as "${getName(element)}"`);
    }
    for (const frame of document.querySelectorAll('[data-video-frame]')) {
      const title = normalize(frame.querySelector('figcaption b')?.textContent ?? null);
      const facade = frame.querySelector('[data-video]');
      if (facade && (facade.localName !== 'button' || !getName(facade).includes(title)))
        violations.push(`the video "${title}" isn’t started by a button with its name`);
      if (frame.querySelector('iframe, video'))
        violations.push(`the video "${title}" is loaded before a click`);
      if (facade === null && normalize(frame.textContent) === '')
        violations.push('a video placeholder has no text');
    }
    for (const form of document.querySelectorAll('[data-island] form')) {
      if (document.querySelector('[data-toasts][aria-live=polite]') === null)
        violations.push(`toasts of ${form.id} have no live region`);
    }

    return violations;
  });
}
