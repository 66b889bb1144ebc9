/** The elements of the page as it is now, in its order. */
export function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Acts on clicks on elements that match, also on those added later. */
export function onClick(selector: string, act: (element: HTMLElement, event: Event) => void): void {
  addEventListener('click', (event) => {
    const element = within(event, selector);
    if (element) act(element, event);
  });
}

/** The element around what an event happened to, itself included; null where none matches. */
export function within(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}
