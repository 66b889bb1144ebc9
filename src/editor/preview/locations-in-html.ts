import { escapeMarkup } from '#content/markdown/compile.ts';
import type { FieldLocation } from '../contract.ts';
import { closingMark, markPattern, getMarkLocation, removeMarks } from './marks.ts';

/** Where an element shows a value: in a range of its text, in its whole text, or in an attribute. */
export type ShownLocation = FieldLocation & { from?: number; to?: number; attribute?: string };

/** An open element: the index of the piece with its name, and the length of the text before it. */
type OpenElement = { locations: ShownLocation[]; piece: number; length: number };

/** Comments, scripts, styles and tags. */
const tagPattern =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/;
const tokenPattern = new RegExp(`${tagPattern.source}|${markPattern.source}`, 'gu');
const voidElementPattern = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const attributePattern = /([\w-]+)="([^"]*)"/g;
/** Attributes that may contain text for visitors. */
const textAttributes = new Set(['alt', 'aria-label', 'title', 'placeholder', 'content', 'label']);
const entityPattern = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;

/** Removes the marks from HTML, and adds the locations of its text and attributes to each element in `data-from`. */
export function addLocations(html: string): string {
  const pieces: string[] = [];
  let textLength = 0;
  const elements: OpenElement[] = [];
  const marks: { location: ShownLocation; element: OpenElement }[] = [];

  const addText = (text: string) => {
    pieces.push(text);
    textLength += text.replace(entityPattern, '?').length;
  };
  const openMark = (number: string) => {
    const [location, element] = [getMarkLocation(number), elements.at(-1)];
    if (location === undefined || element === undefined) return;
    const shownLocation: ShownLocation = { ...location, from: textLength - element.length };
    element.locations.push(shownLocation);
    marks.push({ location: shownLocation, element });
  };
  const closeMark = () => {
    const mark = marks.pop();
    if (mark !== undefined) mark.location.to = textLength - mark.element.length;
  };
  const openElement = (tagSource: string, name: string) => {
    const tag = removeMarks(tagSource);
    const piece = pieces.push(tag.slice(0, name.length + 1)) - 1;
    pieces.push(tag.slice(name.length + 1));
    elements.push({ locations: findLocationsInAttributes(tagSource), piece, length: textLength });
    if (voidElementPattern.test(name) || tagSource.endsWith('/>')) closeElement();
  };
  const closeElement = () => {
    const [element, parent] = [elements.pop(), elements.at(-1)];
    if (element === undefined) return;
    // Marks that continue after the element, such as a heading split into sentences, move to the parent.
    for (const mark of marks) {
      if (mark.element !== element || parent === undefined) continue;
      element.locations = element.locations.filter((location) => location !== mark.location);
      mark.location.from = (mark.location.from ?? 0) + element.length - parent.length;
      mark.element = parent;
      parent.locations.push(mark.location);
    }
    if (element.locations.length === 0) return;
    const length = textLength - element.length;
    for (const location of element.locations) {
      if (location.from === 0 && (location.to ?? length) === length) {
        delete location.from;
        delete location.to;
      }
    }
    pieces[element.piece] += ` data-from="${escapeMarkup(JSON.stringify(element.locations))}"`;
  };

  let last = 0;
  for (const match of html.matchAll(tokenPattern)) {
    addText(html.slice(last, match.index));
    last = match.index + match[0].length;
    const [token, , slash, name = '', number] = match;
    if (number !== undefined) openMark(number);
    else if (token === closingMark) closeMark();
    else if (slash === '') openElement(token, name);
    else {
      if (slash === '/') closeElement();
      pieces.push(removeMarks(token));
    }
  }
  addText(html.slice(last));
  return pieces.join('');
}

function findLocationsInAttributes(tag: string): ShownLocation[] {
  return [...tag.matchAll(attributePattern)].flatMap(([, attribute = '', value = '']) => {
    const numbers = textAttributes.has(attribute) ? value.matchAll(markPattern) : [];
    return [...numbers].flatMap(([, number = '']) => {
      const location = getMarkLocation(number);
      return location === undefined ? [] : [{ ...location, attribute }];
    });
  });
}
