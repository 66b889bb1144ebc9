/// <reference lib="dom" />
/** Inputs for text, an option, a file of another collection, a page or a picture. */
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { isFailure, post, readChoices } from '../browser/request.ts';
import type { Choice as Option } from '../contract.ts';

/** The props of all inputs in a form. */
export type InputProps = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  value: string;
  change: (text: string) => void;
};

type TextInputProps = InputProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'list'>;

export function TextInput({ change, ...inputProps }: TextInputProps) {
  return <input type="text" {...inputProps} onChange={({ target }) => change(target.value)} />;
}

export function ChoiceField({ change, choices, ...inputProps }: InputProps & { choices: readonly string[] }) {
  const { value } = inputProps;
  const allChoices = choices.includes(value) ? choices : [value, ...choices];
  return (
    <select {...inputProps} onChange={({ target }) => change(target.value)}>
      {allChoices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

/** A text input that suggests file names or page paths. */
export function ReferenceField({ collection, ...inputProps }: InputProps & { collection: string }) {
  const [options, setOptions] = useState<Option[]>([]);
  useEffect(() => void readChoices(collection).then(setOptions), [collection]);
  const list = `${inputProps.id}-list`;
  return (
    <>
      <TextInput {...inputProps} list={list} />
      <datalist id={list}>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </datalist>
      <small>{options.find(({ id }) => id === inputProps.value)?.label}</small>
    </>
  );
}

/** The path of a picture. An uploaded picture is scaled down and stored immediately. */
export function PictureField(inputProps: InputProps) {
  const { value, change } = inputProps;
  const [error, setError] = useState('');
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const dataBase64 = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    const response = await post('savePicture', { name: file.name, dataBase64 });
    setError(isFailure(response) ? response.error : '');
    if (!isFailure(response)) change(response.path);
  };
  return (
    <div className="picture">
      {value !== '' && <img src={value} alt="" />}
      <TextInput {...inputProps} />
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
