/// <reference lib="dom" />
/** Lists all texts of the page for keyboard users, unsaved ones first. */
import { useEffect, useRef, useState } from 'react';
import type { FieldAt } from '../contract.ts';
import { createPlaceKey } from '../entry/changes.ts';
import { loadAllUnsavedChanges } from '../entry/drafts.ts';
import { summarizeValue } from '../fields/values.ts';
import { formatPlaceLabel } from './outline.tsx';
import { SearchList } from './search-list.tsx';
import { findShownValues, readText } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';

type Item = { place: FieldAt; text: string; shown: ShownValue | undefined };

type TextListProps = {
  outline: (shown: ShownValue | undefined) => void;
  open: (place: FieldAt, shown: ShownValue | undefined) => void;
  close: () => void;
};

export function TextList({ outline, open, close }: TextListProps) {
  const [items] = useState(listPageTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.show();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  const pointTo = ({ shown }: Item) => {
    if (shown === undefined || shown.element.closest('head') !== null) return;
    shown.element.scrollIntoView({ block: 'center' });
    outline(shown);
  };
  return (
    <dialog
      ref={dialog}
      className="list"
      aria-labelledby="texts-name"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className="head">
        <h2 id="texts-name">Texts on this page</h2>
        <button className="close" type="button" aria-label="Close" onClick={close} />
      </div>
      <div className="body">
        <SearchList
          label="Find a text"
          items={items}
          getText={({ place, text }) => `${text} ${createPlaceKey(place)}`}
          render={(item) => (
            <button type="button" onClick={() => open(item.place, item.shown)} onFocus={() => pointTo(item)}>
              {item.text.length > 120 ? `${item.text.slice(0, 120)}…` : item.text}
              <small>{formatPlaceLabel(item.place)}</small>
            </button>
          )}
        />
      </div>
    </dialog>
  );
}

function listPageTexts(): Item[] {
  const unsaved = loadAllUnsavedChanges().map(({ place, is }) => ({
    place,
    text: `Unsaved: ${summarizeValue(is)}`,
    shown: undefined,
  }));
  const items = findShownValues()
    .map((value): Item => ({ place: value.shown, text: readText(value), shown: value }))
    .filter(({ text }) => text !== '');
  const itemsByPlace = new Map<string, Item>();
  for (const item of [...unsaved, ...items]) {
    const key = `${createPlaceKey(item.place)} ${item.text}`;
    if (!itemsByPlace.has(key)) itemsByPlace.set(key, item);
  }
  return [...itemsByPlace.values()];
}
