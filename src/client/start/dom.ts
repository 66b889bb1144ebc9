export function queryAll(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Handles clicks through delegation, so that it also works for elements that are added later. */
export function onClick<E extends HTMLElement>(
  selector: string,
  handler: (element: E, event: MouseEvent) => void,
): void {
  addEventListener('click', (event) => {
    const element = findClosest<E>(event, selector);
    if (element) handler(element, event);
  });
}

export function findClosest<E extends HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null;
}
