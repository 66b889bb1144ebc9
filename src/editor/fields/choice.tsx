/// <reference lib="dom" />
/** Inputs to select a value: one of a few, a file of another collection, a page, a picture. */
import { useEffect, useState } from 'react';
import { isFailed, post, readChoices } from '../browser/request.ts';
import type { Choice as Option } from '../contract.ts';

type ChoiceProps = {
  id: string;
  /** The id of the label, if it isn't a `label` of this input. */
  'aria-labelledby': string | undefined;
  'aria-describedby': string;
  'aria-invalid': boolean;
  value: string;
  change: (value: unknown) => void;
};

export function ChoiceField({
  value,
  change,
  choices,
  ...shared
}: ChoiceProps & { choices: readonly string[] }) {
  const allChoices = choices.includes(value) ? choices : [value, ...choices];
  return (
    <select {...shared} value={value} onChange={({ target }) => change(target.value || undefined)}>
      {allChoices.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}

const offered = new Map<string, Promise<Option[]>>();

/** Cached for all fields of a page. */
function loadOptions(collection: string): Promise<Option[]> {
  const options =
    offered.get(collection) ?? readChoices(collection).then((answer) => (isFailed(answer) ? [] : answer));
  offered.set(collection, options);
  return options;
}

/** A text input with suggestions for the name of a file or the address of a page. */
export function ReferenceField({
  collection,
  value,
  change,
  ...shared
}: ChoiceProps & { collection: string }) {
  const [options, setOptions] = useState<Option[]>([]);
  useEffect(() => void loadOptions(collection).then(setOptions), [collection]);
  const list = `${shared.id}-list`;
  return (
    <>
      <input
        {...shared}
        type="text"
        list={list}
        value={value}
        onChange={({ target }) => change(target.value || undefined)}
      />
      <datalist id={list}>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </datalist>
      <small>{options.find(({ id }) => id === value)?.label}</small>
    </>
  );
}

/** The path of a picture. A new one is scaled down and stored at once. */
export function PictureField({ value, change, ...shared }: ChoiceProps) {
  const [failed, setFailed] = useState('');
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    const saved = await post('picture', { name: file.name, dataBase64: await encodeBase64(file) });
    setFailed(isFailed(saved) ? saved.failed : '');
    if (!isFailed(saved)) change(saved.path);
  };
  return (
    <div className="picture">
      {value !== '' && <img src={value} alt="" />}
      <input
        {...shared}
        type="text"
        value={value}
        onChange={({ target }) => change(target.value || undefined)}
      />
      <input
        type="file"
        accept="image/*"
        aria-label="Add a picture"
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      {failed !== '' && <p className="bad">{failed}</p>}
    </div>
  );
}

async function encodeBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
