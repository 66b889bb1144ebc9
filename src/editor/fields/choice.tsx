/// <reference lib="dom" />
/** Inputs that select an option, a file of another collection, a page or a picture. */
import { useEffect, useState } from 'react';
import { isFailure, post, readChoices } from '../browser/request.ts';
import type { Choice as Option } from '../contract.ts';

type ChoiceProps = {
  id: string;
  /** The ID of the label, if it isn't a `label` of this input. */
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
  ...inputProps
}: ChoiceProps & { choices: readonly string[] }) {
  const allChoices = choices.includes(value) ? choices : [value, ...choices];
  return (
    <select {...inputProps} value={value} onChange={({ target }) => change(target.value || undefined)}>
      {allChoices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

const optionsCache = new Map<string, Promise<Option[]>>();

/** Loads the options once for all fields of a page. */
function loadOptions(collection: string): Promise<Option[]> {
  const options = optionsCache.get(collection) ?? readChoices(collection);
  optionsCache.set(collection, options);
  return options;
}

/** A text input that suggests file names or page paths. */
export function ReferenceField({
  collection,
  value,
  change,
  ...inputProps
}: ChoiceProps & { collection: string }) {
  const [options, setOptions] = useState<Option[]>([]);
  useEffect(() => void loadOptions(collection).then(setOptions), [collection]);
  const list = `${inputProps.id}-list`;
  return (
    <>
      <input
        {...inputProps}
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

/** The path of a picture. An uploaded picture is scaled down and stored immediately. */
export function PictureField({ value, change, ...inputProps }: ChoiceProps) {
  const [error, setError] = useState('');
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    const response = await post('savePicture', { name: file.name, dataBase64: await encodeBase64(file) });
    setError(isFailure(response) ? response.error : '');
    if (!isFailure(response)) change(response.path);
  };
  return (
    <div className="picture">
      {value !== '' && <img src={value} alt="" />}
      <input
        {...inputProps}
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
      {error !== '' && <p className="bad">{error}</p>}
    </div>
  );
}

async function encodeBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
