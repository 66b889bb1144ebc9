/// <reference lib="dom" />
/** Lists all text on the page, for keyboard users; unsaved text first. */
import { useState } from 'react';
import type { FieldLocation } from '../contract.ts';
import { createLocationKey } from '../entry/changes.ts';
import { loadAllUnsavedChanges } from '../entry/unsaved-changes.ts';
import { summarizeValue } from '../fields/values.ts';
import { formatLocationLabel } from './outline.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { findShownValues, readText } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';

/** A row of the list. `key` contains the text and the location, for the search. */
type Item = { key: string; location: FieldLocation; text: string; shownValue: ShownValue | undefined };

type TextListProps = {
  outline: (shownValue: ShownValue | undefined) => void;
  open: (location: FieldLocation, shownValue: ShownValue | undefined) => void;
  close: () => void;
};

export function TextList({ outline, open, close }: TextListProps) {
  const [items] = useState(listPageText);
  const [query, setQuery] = useState('');
  const pointTo = ({ shownValue }: Item) => {
    if (shownValue === undefined || shownValue.element.closest('head') !== null) return;
    shownValue.element.scrollIntoView({ block: 'center' });
    outline(shownValue);
  };
  return (
    <PanelDialog
      className="list"
      title="Text on this page"
      close={close}
      onOpen={(dialog) => dialog.querySelector('input')?.focus()}
    >
      <div className="body">
        <input
          type="search"
          aria-label="Find text"
          placeholder="Find text"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <ul className="plain">
          {items
            .filter(({ key }) => key.toLowerCase().includes(query.toLowerCase()))
            .map((item) => (
              <li key={item.key}>
                <button
                  type="button"
                  onClick={() => open(item.location, item.shownValue)}
                  onFocus={() => pointTo(item)}
                >
                  {item.text.length > 120 ? `${item.text.slice(0, 120)}…` : item.text}
                  <small>{formatLocationLabel(item.location)}</small>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </PanelDialog>
  );
}

function listPageText(): Item[] {
  const unsaved = loadAllUnsavedChanges().map(({ location, after }) =>
    createItem(location, `Unsaved: ${summarizeValue(after)}`, undefined),
  );
  const items = findShownValues()
    .map((value) => createItem(value.location, readText(value), value))
    .filter(({ text }) => text !== '');
  // Keeps the first of each set of duplicates.
  return [
    ...new Map([...unsaved, ...items].toReversed().map((item) => [item.key, item])).values(),
  ].toReversed();
}

function createItem(location: FieldLocation, text: string, shownValue: ShownValue | undefined): Item {
  return { key: `${text} ${createLocationKey(location)}`, location, text, shownValue };
}
