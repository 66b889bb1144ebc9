/// <reference lib="dom" />
/** Moves, removes and adds items of a list that contains the open value. */
import { useEffect, useState } from 'react';
import { formatLabel } from '#content/fields/labels.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { isFailed, readChoices } from '../browser/request.ts';
import type { Choice, FieldAt, ContainingList } from '../contract.ts';
import { hasChangesIn } from '../entry/drafts.ts';
import { SchemaField } from '../fields/field.tsx';
import { FormContext } from '../fields/form-context.ts';
import { isGroup, withValue } from '../fields/values.ts';
import { SearchList } from './search-list.tsx';

/** The changed items of a list, the message, and the value to open afterwards. */
export type ListChange = { found: ContainingList; items: unknown[]; place: FieldAt; text: string };

type ListControlsProps = {
  found: ContainingList;
  /** The schema of an item. */
  schema: FieldSchema;
  place: FieldAt;
  change: (change: ListChange) => void;
};

export function ListControls({ found, schema, place, change }: ListControlsProps) {
  const { list, index, items, collection } = found;
  const [isAdding, setAdding] = useState(false);
  const { length } = items;
  const name = formatLabel(String(list.path.findLast((step) => typeof step === 'string') ?? 'list'));
  // Text in a file that the list references keeps its place.
  const isInItem = place.file === list.file && list.path.every((step, depth) => place.path[depth] === step);
  const getItemPlace = (item: number): FieldAt =>
    isInItem ? { ...place, path: [...list.path, item, ...place.path.slice(list.path.length + 1)] } : place;
  const others = items.toSpliced(index, 1);
  const moveTo = (to: number) =>
    change({
      found,
      items: others.toSpliced(to, 0, items[index]),
      place: getItemPlace(to),
      text: `Moved: now ${to + 1} of ${length} in ${name}.`,
    });
  const remove = () =>
    change({
      found,
      items: others,
      place: isInItem ? list : place,
      text: `Removed from ${name}. Undo restores it.`,
    });
  const add = (item: unknown, placeToOpen = getItemPlace(index + 1)) =>
    change({
      found,
      items: items.toSpliced(index + 1, 0, item),
      place: placeToOpen,
      text: `Added to ${name}.`,
    });
  const isUnsaved = hasChangesIn(list);
  return (
    <section aria-label={`Position in ${name}`}>
      <h3>{`${index + 1} of ${length} in ${name}`}</h3>
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
          This list has unsaved changes. Save or discard them before you move or remove items.
        </p>
      )}
      {isAdding &&
        (collection === undefined ? (
          <NewItem schema={schema} template={items[index]} add={add} />
        ) : (
          <FileChooser collection={collection} near={String(items[index])} add={add} />
        ))}
    </section>
  );
}

type NewItemProps = { schema: FieldSchema; template: unknown; add: (item: unknown) => void };

/** The fields of a new item, copied from the open one. */
function NewItem({ schema, template, add }: NewItemProps) {
  // Omits the id, which must be unique.
  const copy = isGroup(template) ? withValue(template, ['id'], undefined) : template;
  const [values, setValues] = useState<unknown>({ newItem: copy });
  const change = (path: FieldPath, value: unknown) =>
    setValues((now: unknown) => withValue(now, path, value));
  return (
    <FormContext value={{ values, source: undefined, problems: [], change }}>
      <p className="about">A copy of this item. Change its text, then add it.</p>
      <SchemaField name="newItem" schema={schema} path={['newItem']} isRequired />
      <button type="button" className="main" onClick={() => add(Object(values).newItem)}>
        Add this item
      </button>
    </FormContext>
  );
}

type FileChooserProps = { collection: string; near: string; add: (item: string, place: FieldAt) => void };

/** The files of a collection, similar names first. */
function FileChooser({ collection, near, add }: FileChooserProps) {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    void readChoices(collection).then((response) => setChoices(isFailed(response) ? [] : response));
  }, [collection]);
  const [area = ''] = near.split('-');
  const isNear = ({ id }: Choice) => id.startsWith(area);
  const sorted = [...choices.filter(isNear), ...choices.filter((choice) => !isNear(choice))];
  return (
    <>
      <SearchList
        label="Type to find one"
        items={sorted}
        getText={({ id, label }) => `${id} ${label}`}
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
