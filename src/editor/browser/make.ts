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

export function createButton(text: string, click: () => void, kind = '', ...more: Node[]): HTMLButtonElement {
  return make('button', { type: 'button', class: kind, click }, text, ...more);
}
