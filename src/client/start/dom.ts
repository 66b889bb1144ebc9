export function queryAll(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Delegated, so that it also works for elements that are added later. */
export function onClick<Found extends HTMLElement>(
  selector: string,
  act: (element: Found, event: MouseEvent) => void,
): void {
  addEventListener('click', (event) => {
    const element = findWithin<Found>(event, selector);
    if (element) act(element, event);
  });
}

export function findWithin<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}
