export function queryAll(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Delegated: also for elements that are added later. */
export function onClick(selector: string, act: (element: HTMLElement, event: Event) => void): void {
  addEventListener('click', (event) => {
    const element = within(event, selector);
    if (element) act(element, event);
  });
}

export function within(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}
