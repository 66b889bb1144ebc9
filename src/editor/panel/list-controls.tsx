/// <reference lib="dom" />
/** Moves, removes and adds items of a list that contains the open value. */
import { useEffect, useState } from 'react';
import { isFailed, readChoices } from '../browser/request.ts';
import type { Choice, FieldAt, ListEdit } from '../contract.ts';
import type { InList } from '../entry/contract.ts';
import { hasChangesIn } from '../entry/drafts.ts';
import { TextEditor } from '../fields/text-editor.tsx';
import { SearchList } from './search-list.tsx';

/** A change of a list, the file version that it is based on, its message, and the value to open afterwards. */
export type ListChange = { edit: ListEdit; version: string; place: FieldAt; text: string };

type ListControlsProps = {
  found: InList;
  place: FieldAt;
  change: (change: ListChange) => void;
};

export function ListControls({ found, place, change }: ListControlsProps) {
  const { list, version, index, length, name } = found;
  const [isAdding, setAdding] = useState(false);
  const title = `${index + 1} of ${length} in ${name}`;
  // Text in a file that the list references keeps its place.
  const isBelow = place.file === list.file && list.path.every((step, at) => place.path[at] === step);
  const getPlaceAt = (item: number): FieldAt =>
    isBelow ? { ...place, path: [...list.path, item, ...place.path.slice(list.path.length + 1)] } : place;
  const send = (edit: ListEdit, after: FieldAt, text: string) =>
    change({ edit, version, place: after, text });
  const moveTo = (to: number) =>
    send({ list, move: [index, to] }, getPlaceAt(to), `Moved: now ${to + 1} of ${length} in ${name}.`);
  const remove = () =>
    send({ list, remove: index }, isBelow ? list : place, `Removed from ${name}. Undo brings it back.`);
  const add = (item: string, after = getPlaceAt(index + 1)) =>
    send({ list, add: item, at: index + 1 }, after, `Added to ${name}.`);
  const isUnsaved = hasChangesIn(list);
  return (
    <section aria-label={`Its place in ${name}`}>
      <h3>{title}</h3>
      {place.file !== list.file && <p className="file">{list.file}</p>}
      <fieldset className="row" disabled={isUnsaved}>
        <button type="button" disabled={index === 0} onClick={() => moveTo(index - 1)}>
          Move up
        </button>
        <button type="button" disabled={index === length - 1} onClick={() => moveTo(index + 1)}>
          Move down
        </button>
        <button type="button" onClick={remove}>
          Remove
        </button>
        <button type="button" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          Add one below
        </button>
      </fieldset>
      {isUnsaved && (
        <p className="about">
          Words of this list are not saved yet. Save or discard them, then its items can be moved or removed.
        </p>
      )}
      {isAdding && <NewItem found={found} add={add} />}
    </section>
  );
}

type NewItemProps = { found: InList; add: (item: string, place?: FieldAt) => void };

function NewItem({ found: { template, collection }, add }: NewItemProps) {
  if (collection !== undefined) return <FileChooser collection={collection} near={template} add={add} />;
  return <TypedItem template={template} add={add} />;
}

function TypedItem({ template, add }: { template: string; add: NewItemProps['add'] }) {
  const [item, setItem] = useState(template);
  return (
    <>
      <p className="about" id="new-item-about">
        Written as this one is in the file. Change its words, then add it.
      </p>
      <h3 id="new-item-label">The new item</h3>
      <TextEditor
        id="new-item"
        labelledBy="new-item-label"
        describedBy="new-item-about"
        isInvalid={false}
        isMarkdown={false}
        value={item}
        change={setItem}
      />
      <button type="button" className="main" onClick={() => add(item)}>
        Add
      </button>
    </>
  );
}

type FileChooserProps = { collection: string; near: string; add: NewItemProps['add'] };

/** The files of a collection, similar names first. */
function FileChooser({ collection, near, add }: FileChooserProps) {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    void readChoices(collection).then((answer) => setChoices(isFailed(answer) ? [] : answer));
  }, [collection]);
  const [area = ''] = near.split('-');
  const isNear = ({ id }: Choice) => id.startsWith(area);
  const sorted = [...choices.filter(isNear), ...choices.filter((choice) => !isNear(choice))];
  return (
    <>
      <SearchList
        label="Type to find one"
        items={sorted}
        textOf={({ id, label }) => `${id} ${label}`}
        render={({ id, label, place }) => (
          <button type="button" onClick={() => add(id, place)}>
            {label}
            <small>{id}</small>
          </button>
        )}
      />
      <a href={`/files?new=${collection}`} target="_blank">
        Start a new one
      </a>
    </>
  );
}
