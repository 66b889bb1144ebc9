import { escapeMarkup } from '#content/markdown/compile.ts';
import type { FieldLocation } from '../contract.ts';
import { markPattern, getMarkLocation, removeMarks } from './marks.ts';

/** Where an element shows a value: in a range of its text, in its whole text, or in an attribute. */
export type ShownLocation = FieldLocation & { from?: number; to?: number; attribute?: string };

/** The attribute that stores an element's locations. */
const fromAttribute = 'data-from';

/** An open element: the index of the piece with its name, and the length of the text before it. */
type OpenElement = { locations: ShownLocation[]; piece: number; length: number };

const tokenPattern =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const voidElementPattern = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const attributePattern = /([\w-]+)="([^"]*)"/g;
/** Visible or audible attributes. */
const textAttributes = new Set(['alt', 'aria-label', 'title', 'placeholder', 'content', 'label']);
const entityPattern = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;

/** Removes the marks from HTML, and adds to each element the locations of its text and attributes. */
export function addLocations(html: string): string {
  const pieces: string[] = [];
  let textLength = 0;
  const elements: OpenElement[] = [];
  const marks: { location: ShownLocation; element: OpenElement }[] = [];

  const addMarkedText = (markedText: string) => {
    let last = 0;
    for (const match of markedText.matchAll(markPattern)) {
      addPlainText(markedText.slice(last, match.index));
      last = match.index + match[0].length;
      const element = elements.at(-1);
      const location = match[1] === undefined ? undefined : getMarkLocation(match[1]);
      if (location !== undefined && element !== undefined) {
        const shownLocation: ShownLocation = { ...location, from: textLength - element.length };
        element.locations.push(shownLocation);
        marks.push({ location: shownLocation, element });
      } else if (match[1] === undefined) {
        const openMark = marks.pop();
        if (openMark !== undefined) openMark.location.to = textLength - openMark.element.length;
      }
    }
    addPlainText(markedText.slice(last));
  };
  const addPlainText = (plainText: string) => {
    pieces.push(plainText);
    textLength += plainText.replace(entityPattern, '?').length;
  };
  /** Moves marks that continue after their element, such as a heading split into sentences, to the parent. */
  const moveOpenMarks = (element: OpenElement, parent: OpenElement | undefined) => {
    for (const mark of marks) {
      if (mark.element !== element || parent === undefined) continue;
      element.locations = element.locations.filter((location) => location !== mark.location);
      mark.location.from = (mark.location.from ?? 0) + element.length - parent.length;
      mark.element = parent;
      parent.locations.push(mark.location);
    }
  };
  const close = (element: OpenElement | undefined) => {
    if (element === undefined || element.locations.length === 0) return;
    const length = textLength - element.length;
    for (const location of element.locations) {
      if (location.from === 0 && (location.to ?? length) === length) {
        delete location.from;
        delete location.to;
      }
    }
    const name = pieces[element.piece] ?? '';
    pieces[element.piece] = `${name} ${fromAttribute}="${escapeMarkup(JSON.stringify(element.locations))}"`;
  };

  let last = 0;
  for (const tagMatch of html.matchAll(tokenPattern)) {
    addMarkedText(html.slice(last, tagMatch.index));
    last = tagMatch.index + tagMatch[0].length;
    const [tagSource, , slash, name = ''] = tagMatch;
    if (slash === '/') {
      const element = elements.pop();
      if (element !== undefined) moveOpenMarks(element, elements.at(-1));
      close(element);
      pieces.push(tagSource);
      continue;
    }
    const tag = removeMarks(tagSource);
    const piece = pieces.push(tag.slice(0, name.length + 1)) - 1;
    pieces.push(tag.slice(name.length + 1));
    if (slash === undefined) continue;
    const element: OpenElement = {
      locations: findLocationsInAttributes(tagSource),
      piece,
      length: textLength,
    };
    if (voidElementPattern.test(name) || tagSource.endsWith('/>')) close(element);
    else elements.push(element);
  }
  addMarkedText(html.slice(last));
  return pieces.join('');
}

function findLocationsInAttributes(tag: string): ShownLocation[] {
  return [...tag.matchAll(attributePattern)].flatMap(([, name = '', value = '']) =>
    textAttributes.has(name)
      ? [...value.matchAll(markPattern)].flatMap(([, number]) => {
          const location = number === undefined ? undefined : getMarkLocation(number);
          return location === undefined ? [] : [{ ...location, attribute: name }];
        })
      : [],
  );
}
