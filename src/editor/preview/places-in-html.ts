import { escapeMarkup } from '#content/markdown/compile.ts';
import type { FieldAt } from '../contract.ts';
import { markPattern, getMarkPlace, removeMarks } from './marks.ts';

/** Where an element shows a place: in a range of its text, in all of it, or in an attribute. */
export type Shown = FieldAt & { from?: number; to?: number; attribute?: string };

/** The attribute that stores an element's places. */
const fromAttribute = 'data-from';

/** An open element: the index of the HTML piece after its name, and the length of the text before it. */
type Open = { shown: Shown[]; piece: number; length: number };

const tokens =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const attribute = /([\w-]+)="([^"]*)"/g;
/** Visible or audible attributes. */
const readAttributes = new Set(['alt', 'aria-label', 'title', 'placeholder', 'content', 'label']);
const reference = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;

/** Removes the marks from HTML and adds to each element the places of its texts. */
export function withPlaces(html: string): string {
  const pieces: string[] = [];
  let text = 0;
  const elements: Open[] = [];
  const marks: { shown: Shown; element: Open }[] = [];

  const read = (markedText: string) => {
    let last = 0;
    for (const match of markedText.matchAll(markPattern)) {
      pass(markedText.slice(last, match.index));
      last = match.index + match[0].length;
      const element = elements.at(-1);
      const place = match[1] === undefined ? undefined : getMarkPlace(match[1]);
      if (place !== undefined && element !== undefined) {
        const attributes: Shown = { ...place, from: text - element.length };
        element.shown.push(attributes);
        marks.push({ shown: attributes, element });
      } else if (match[1] === undefined) {
        const open = marks.pop();
        if (open !== undefined) open.shown.to = text - open.element.length;
      }
    }
    pass(markedText.slice(last));
  };
  const pass = (plainText: string) => {
    pieces.push(plainText);
    text += plainText.replace(reference, '?').length;
  };
  /** A text that continues after its element belongs to the parent, as a heading that is split into sentences. */
  const moveOpenMarks = (element: Open, parent: Open | undefined) => {
    for (const mark of marks) {
      if (mark.element !== element || parent === undefined) continue;
      element.shown = element.shown.filter((shown) => shown !== mark.shown);
      mark.shown.from = (mark.shown.from ?? 0) + element.length - parent.length;
      mark.element = parent;
      parent.shown.push(mark.shown);
    }
  };
  const close = (element: Open | undefined) => {
    if (element === undefined || element.shown.length === 0) return;
    const length = text - element.length;
    for (const shown of element.shown) {
      if (shown.from === 0 && (shown.to ?? length) === length) {
        delete shown.from;
        delete shown.to;
      }
    }
    const name = pieces[element.piece] ?? '';
    pieces[element.piece] = `${name} ${fromAttribute}="${escapeMarkup(JSON.stringify(element.shown))}"`;
  };

  let last = 0;
  for (const tagMatch of html.matchAll(tokens)) {
    read(html.slice(last, tagMatch.index));
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
    const element: Open = { shown: findPlacesInAttributes(tagSource), piece, length: text };
    if (voidElement.test(name) || tagSource.endsWith('/>')) close(element);
    else elements.push(element);
  }
  read(html.slice(last));
  return pieces.join('');
}

function findPlacesInAttributes(tag: string): Shown[] {
  return [...tag.matchAll(attribute)].flatMap(([, name = '', value = '']) =>
    readAttributes.has(name)
      ? [...value.matchAll(markPattern)].flatMap(([, number]) => {
          const place = number === undefined ? undefined : getMarkPlace(number);
          return place === undefined ? [] : [{ ...place, attribute: name }];
        })
      : [],
  );
}
