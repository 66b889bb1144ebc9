/// <reference lib="dom" />
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { FieldAt } from '#editor/contract.ts';

/**
 * In `npm run dev` only: updates the open page after a content file was saved. It patches only the differences between the
 * old and new HTML, so that scroll position, open menus and half-filled forms survive. It reloads the page when a change
 * affects elements that scripts use.
 */
const parser = new DOMParser();
let displayedDocument: Promise<Document> = fetchPage().then(parsePage);

/** State of invalid content: the report, the first problem, and the field to open. */
export type InvalidContent = { files: number; first: Diagnostic; text: string; field: FieldAt | undefined };

const stripStyle =
  'position:sticky;z-index:99;top:0;max-height:50vh;overflow:auto;padding:.5rem 1rem;background:#fcefee;color:#14282b;border-bottom:3px solid #a5201b;font:15px/1.5 system-ui';
const strip = document.createElement('div');
strip.role = 'alert';
strip.setAttribute('style', stripStyle);

import.meta.hot?.on('content:invalid', ({ files, first, text, field }: InvalidContent) => {
  const [count, has] = files === 1 ? ['One file', 'has a mistake'] : [`${files} files`, 'have mistakes'];
  const what = `${first.field ?? ''} ${first.message}`.trim();
  const hash = field === undefined ? '' : `#edit=${encodeURIComponent(JSON.stringify(field))}`;
  strip.innerHTML =
    '<span></span> <a>Open it</a><details><summary>As shown in the terminal</summary><pre style="overflow:auto;font-size:13px"></pre></details>';
  const [summary, open, all] = ['span', 'a', 'pre'].map((name) => strip.querySelector(name));
  summary?.append(
    `${count} ${has}; the page shows its last valid state. ${first.file}, line ${first.line}: ${what}`,
  );
  if (hash === '') open?.remove();
  else open?.setAttribute('href', hash);
  all?.append(text);
  document.body.before(strip);
});
import.meta.hot?.send('content:state');

import.meta.hot?.on('content:saved', () => {
  displayedDocument = displayedDocument.then(showNew, showNew);
});

function fetchPage(): Promise<Response> {
  return fetch(location.href, { headers: { accept: 'text/html' } });
}

async function parsePage(response: Response): Promise<Document> {
  return parser.parseFromString(await response.text(), 'text/html');
}

async function showNew(was?: Document): Promise<Document> {
  const response = await fetchPage();
  const is = await parsePage(response);
  if (response.redirected) {
    location.replace(response.url);
    return is;
  }
  // The editing panel reverts its preview of unsaved text on this event.
  window.dispatchEvent(new Event('page:renewing'));
  for (const over of [strip, ...document.querySelectorAll('vite-error-overlay')]) over.remove();
  if (!(was instanceof Document) || !patch(document.body, was.body, is.body)) {
    location.reload();
    return is;
  }
  window.dispatchEvent(new Event('page:renewed'));
  document.title = is.title;
  document.documentElement.lang = is.documentElement.lang;
  return is;
}

/** Applies the differences between two states of the HTML to the live page. Returns false when they can't be patched. */
function patch(live: Node, was: Node, is: Node): boolean {
  if (was.isEqualNode(is)) return true;
  if (live.nodeType !== is.nodeType || was.nodeType !== is.nodeType) return false;
  if (!(live instanceof Element && was instanceof Element && is instanceof Element)) {
    live.nodeValue = is.nodeValue;
    return true;
  }
  if (live.tagName !== is.tagName || was.tagName !== is.tagName || isHeldByScripts(is)) return false;
  patchAttributes(live, was, is);
  return patchChildren(live, [...was.childNodes], [...is.childNodes]);
}

function patchChildren(live: Element, was: ChildNode[], is: ChildNode[]): boolean {
  const there = [...live.childNodes];
  if (there.length !== was.length) return false;
  if (was.length === is.length) {
    return there.every((node, index) => {
      const [before, after] = [was[index], is[index]];
      return before !== undefined && after !== undefined && patch(node, before, after);
    });
  }
  if ([...there, ...is].some((node) => node instanceof Element && needsScripts(node))) return false;
  live.replaceChildren(...is.map((node) => document.importNode(node, true)));
  return true;
}

function patchAttributes(live: Element, was: Element, is: Element): void {
  for (const { name } of was.attributes) if (!is.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of is.attributes) {
    if (was.getAttribute(name) !== value) live.setAttribute(name, value);
  }
}

function isHeldByScripts(element: Element): boolean {
  // Structured data is a script element that doesn't run.
  const runs = element.tagName === 'SCRIPT' && element.getAttribute('type') !== 'application/ld+json';
  return runs || element.hasAttribute('data-island');
}

/** Scripts find their elements by data attributes, once, at startup. */
function needsScripts(element: Element): boolean {
  return [element, ...element.querySelectorAll('*')].some(
    (part) =>
      isHeldByScripts(part) ||
      part.getAttributeNames().some((name) => name.startsWith('data-') && name !== 'data-from'),
  );
}
