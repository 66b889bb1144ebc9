/// <reference lib="dom" />
type Children = (Node | string | undefined)[];

/** Creates an element with attributes (functions become event listeners) and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | boolean | (() => void) | undefined> = {},
  ...children: Children
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, () => value());
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export function button(words: string, click: () => void, kind = '', ...more: Node[]): HTMLButtonElement {
  return make('button', { type: 'button', class: kind, click }, words, ...more);
}

/** A part of the panel with a list; nothing when the list is empty. */
export function listed(part: 'section' | 'details', title: string, items: Node[]): HTMLElement[] {
  if (items.length === 0) return [];
  const heading = make(part === 'section' ? 'h3' : 'summary', {}, title);
  const list = make('ul', { class: 'plain' }, ...items.map((item) => make('li', {}, item)));
  return [make(part, {}, heading, list)];
}

/** The heading of the panel and of the list of texts, with a close button. */
export function head(id: string, title: string, close: () => void, ...more: Node[]): HTMLElement {
  const closing = make('button', { class: 'close', type: 'button', 'aria-label': 'Close', click: close });
  return make('div', { class: 'head' }, make('h2', { id }, title), closing, ...more);
}

/** A list that is filtered while the author types. */
export function searchList<Item>(
  { label, placeholder, kind }: { label: string; placeholder: string; kind: string },
  items: readonly Item[],
  wordsOf: (item: Item) => string,
  draw: (item: Item) => Node,
): [search: HTMLInputElement, list: HTMLElement] {
  const list = make('ul', { class: `plain ${kind}` });
  const fill = () => {
    const wanted = search.value.toLowerCase();
    const found = items.filter((item) => wordsOf(item).toLowerCase().includes(wanted));
    list.replaceChildren(...found.map((item) => make('li', {}, draw(item))));
  };
  const search = make('input', { type: 'search', 'aria-label': label, placeholder, input: fill });
  fill();
  return [search, list];
}
