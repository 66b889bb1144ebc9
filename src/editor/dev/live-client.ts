/// <reference lib="dom" />
/**
 * In `npm run dev` only: updates the open page after a content file is saved. Patches only the differences between the
 * old and new HTML, to preserve the scroll position, open menus and half-filled forms. Reloads the page when a change
 * affects elements that scripts use.
 */

const parser = new DOMParser();
let displayedDocument: Promise<Document> = fetchPage().then(parsePage).then(reloadIfOutdated);

const bannerStyle =
  'position:sticky;z-index:99;top:0;max-height:50vh;overflow:auto;padding:.5rem 1rem;background:#fcefee;color:#14282b;border-bottom:3px solid #a5201b;font:15px/1.5 system-ui';
const banner = document.createElement('div');
banner.role = 'alert';
banner.setAttribute('style', bannerStyle);

import.meta.hot?.on('content:invalid', ({ html }: { html: string }) => {
  banner.innerHTML = html;
  document.body.before(banner);
});
import.meta.hot?.send('content:state');

import.meta.hot?.on('content:saved', () => {
  displayedDocument = displayedDocument.then(updatePage, updatePage);
});

function fetchPage(): Promise<Response> {
  return fetch(location.href, { headers: { accept: 'text/html' } });
}

async function parsePage(response: Response): Promise<Document> {
  return parser.parseFromString(await response.text(), 'text/html');
}

/** Reloads the page if a file was saved while it loaded, because later patches expect the fetched state. */
function reloadIfOutdated(fetchedPage: Document): Document {
  if (readHash(fetchedPage) !== readHash(document)) location.reload();
  return fetchedPage;
}

function readHash(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="preview-hash"]')?.content;
}

async function updatePage(previous?: Document): Promise<Document> {
  const response = await fetchPage();
  const next = await parsePage(response);
  if (response.redirected) {
    location.replace(response.url);
    return next;
  }
  // The editing panel reverts its preview of unsaved text on this event.
  window.dispatchEvent(new Event('page:renewing'));
  for (const overlay of [banner, ...document.querySelectorAll('vite-error-overlay')]) overlay.remove();
  if (!(previous instanceof Document) || !patch(document.body, previous.body, next.body)) {
    location.reload();
    return next;
  }
  window.dispatchEvent(new Event('page:renewed'));
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  return next;
}

/** Applies the differences between two states of the HTML to the live page. Returns false when they can't be patched. */
function patch(live: Node, previous: Node, next: Node): boolean {
  if (previous.isEqualNode(next)) return true;
  if (live.nodeType !== next.nodeType || previous.nodeType !== next.nodeType) return false;
  if (!(live instanceof Element && previous instanceof Element && next instanceof Element)) {
    live.nodeValue = next.nodeValue;
    return true;
  }
  if (live.tagName !== next.tagName || previous.tagName !== next.tagName || isUsedByScripts(next))
    return false;
  patchAttributes(live, previous, next);
  return patchChildren(live, [...previous.childNodes], [...next.childNodes]);
}

function patchChildren(live: Element, previous: ChildNode[], next: ChildNode[]): boolean {
  const liveNodes = [...live.childNodes];
  if (liveNodes.length !== previous.length) return false;
  if (previous.length === next.length) {
    return liveNodes.every((node, index) => {
      const [before, after] = [previous[index], next[index]];
      return before !== undefined && after !== undefined && patch(node, before, after);
    });
  }
  if ([...liveNodes, ...next].some((node) => node instanceof Element && needsScripts(node))) return false;
  live.replaceChildren(...next.map((node) => document.importNode(node, true)));
  return true;
}

function patchAttributes(live: Element, previous: Element, next: Element): void {
  for (const { name } of previous.attributes) if (!next.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (previous.getAttribute(name) !== value) live.setAttribute(name, value);
  }
}

function isUsedByScripts(element: Element): boolean {
  // Structured data is a script element that doesn't run.
  const isExecuted = element.tagName === 'SCRIPT' && element.getAttribute('type') !== 'application/ld+json';
  return isExecuted || element.hasAttribute('data-island');
}

/** Scripts find their elements by data attributes, once, at startup. */
function needsScripts(element: Element): boolean {
  return [element, ...element.querySelectorAll('*')].some(
    (part) =>
      isUsedByScripts(part) ||
      part.getAttributeNames().some((name) => name.startsWith('data-') && name !== 'data-from'),
  );
}
