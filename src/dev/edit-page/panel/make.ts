/// <reference lib="dom" />
type Children = (Node | string | undefined)[];

/** An element with attributes (a function listens to an event) and what stands in it. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | boolean | EventListener | undefined> = {},
  ...children: Children
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export function button(words: string, click: () => void, kind = ''): HTMLButtonElement {
  return make('button', { type: 'button', class: kind, click }, words);
}
