/// <reference lib="dom" />
/** The input of a value, its problems, and its context. */
import { labelOf } from '#content/fields/labels.ts';
import type { EditableValue } from '../contract.ts';
import { FormContext } from '../fields/form-context.ts';
import { Flag, Input } from '../fields/inputs.tsx';
import { Versions } from '../fields/versions.tsx';
import { AboutValue } from './about-value.tsx';
import { Messages } from './messages.tsx';
import type { Opened } from './panel-store.ts';
import { saveWords } from './saving.ts';
import { typeWords } from './type-words.ts';
import type { ValueProps } from './panel-props.ts';

export function ValueBody(props: ValueProps) {
  const { opened, store, value } = props;
  const { choice, message, problems } = opened;
  const isRequired = choice?.isRequired === true;
  return (
    <div className="body">
      {!isRequired && (
        <form
          id="edit-form"
          onSubmit={(event) => {
            event.preventDefault();
            void saveWords(store);
          }}
        >
          <ValueInput opened={opened} value={value} type={(words) => typeWords(store, words)} />
        </form>
      )}
      <Messages message={message} problems={problems} file={value.place.file} />
      {choice && <Versions {...choice} />}
      {!isRequired && <AboutValue key={value.place.file} {...props} />}
    </div>
  );
}

type ValueInputProps = { opened: Opened; value: EditableValue; type: (words: string) => void };

function ValueInput({ opened: { words, shown, problems }, value, type }: ValueInputProps) {
  const { schema, description, place, items = [] } = value;
  const about = (
    <p className="about" id="field--about">
      {description}
    </p>
  );
  if (schema.type === 'array')
    return <p>{`A list of ${items.length}: ${items.map(({ label }) => label).join(' · ')}`}</p>;
  if (schema.type === 'object') return <p>A group of fields: choose one of them below.</p>;
  const isFlag = schema.type === 'boolean';
  const form = {
    values: isFlag ? words === 'true' : words,
    source: undefined,
    problems: problems.map((problem) => ({ ...problem, place: { file: place.file, path: [] } })),
    change: (_path: unknown, typed: unknown) => type(typed === undefined ? '' : String(typed)),
  };
  const cursorAt = shown?.element.textContent?.trim().slice(0, 24) ?? '';
  return (
    <FormContext value={form}>
      {about}
      {isFlag ? (
        <Flag name={labelOf(String(place.path.at(-1)))} schema={schema} path={[]} />
      ) : (
        <Input schema={schema} path={[]} labelledBy="edit-name" cursorAt={cursorAt} />
      )}
    </FormContext>
  );
}
