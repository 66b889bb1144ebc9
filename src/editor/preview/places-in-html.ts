import { escapeMarkup } from '#content/markdown/compile.ts';
import type { FieldPlace } from '../contract.ts';
import { markPattern, getMarkPlace, removeMarks } from './marks.ts';

/** Where an element shows a value: in a range of its text, in its whole text, or in an attribute. */
export type ShownPlace = FieldPlace & { from?: number; to?: number; attribute?: string };

/** The attribute that stores an element's places. */
const fromAttribute = 'data-from';

/** An open element: the index of the piece with its name, and the length of the text before it. */
type OpenElement = { places: ShownPlace[]; piece: number; length: number };

const tokenPattern =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const voidElementPattern = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const attributePattern = /([\w-]+)="([^"]*)"/g;
/** Visible or audible attributes. */
const textAttributes = new Set(['alt', 'aria-label', 'title', 'placeholder', 'content', 'label']);
const entityPattern = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;

/** Removes the marks from HTML, and adds to each element the places of its text. */
export function addPlaces(html: string): string {
  const pieces: string[] = [];
  let textLength = 0;
  const elements: OpenElement[] = [];
  const marks: { place: ShownPlace; element: OpenElement }[] = [];

  const addMarkedText = (markedText: string) => {
    let last = 0;
    for (const match of markedText.matchAll(markPattern)) {
      addPlainText(markedText.slice(last, match.index));
      last = match.index + match[0].length;
      const element = elements.at(-1);
      const place = match[1] === undefined ? undefined : getMarkPlace(match[1]);
      if (place !== undefined && element !== undefined) {
        const shownPlace: ShownPlace = { ...place, from: textLength - element.length };
        element.places.push(shownPlace);
        marks.push({ place: shownPlace, element });
      } else if (match[1] === undefined) {
        const openMark = marks.pop();
        if (openMark !== undefined) openMark.place.to = textLength - openMark.element.length;
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
      element.places = element.places.filter((place) => place !== mark.place);
      mark.place.from = (mark.place.from ?? 0) + element.length - parent.length;
      mark.element = parent;
      parent.places.push(mark.place);
    }
  };
  const close = (element: OpenElement | undefined) => {
    if (element === undefined || element.places.length === 0) return;
    const length = textLength - element.length;
    for (const place of element.places) {
      if (place.from === 0 && (place.to ?? length) === length) {
        delete place.from;
        delete place.to;
      }
    }
    const name = pieces[element.piece] ?? '';
    pieces[element.piece] = `${name} ${fromAttribute}="${escapeMarkup(JSON.stringify(element.places))}"`;
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
    const element: OpenElement = { places: findPlacesInAttributes(tagSource), piece, length: textLength };
    if (voidElementPattern.test(name) || tagSource.endsWith('/>')) close(element);
    else elements.push(element);
  }
  addMarkedText(html.slice(last));
  return pieces.join('');
}

function findPlacesInAttributes(tag: string): ShownPlace[] {
  return [...tag.matchAll(attributePattern)].flatMap(([, name = '', value = '']) =>
    textAttributes.has(name)
      ? [...value.matchAll(markPattern)].flatMap(([, number]) => {
          const place = number === undefined ? undefined : getMarkPlace(number);
          return place === undefined ? [] : [{ ...place, attribute: name }];
        })
      : [],
  );
}
