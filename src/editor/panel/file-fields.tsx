/// <reference lib="dom" />
/** All fields of a figure, or the settings of a page, saved together. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { isFailed } from '../browser/request.ts';
import { FileActions } from '../entry-form/browser/file-actions.tsx';
import { Languages } from '../entry-form/browser/languages.tsx';
import { useEntry, useEntryForm } from '../entry-form/browser/use-entry.ts';
import { formAddress } from '../reference/form-address.ts';
import type { EntryForm, Renamed } from '../entry-form/contract.ts';
import { Fields } from '../fields/field.tsx';
import { FormContext } from '../fields/form-context.ts';
import { Versions } from '../fields/versions.tsx';
import { AboutValue, PagesShowing } from './about-value.tsx';
import { completeFigure } from '../fields/figure.ts';
import { Messages } from './messages.tsx';
import type { ValueProps } from './panel-props.ts';
import { recordDeletion } from './saves.ts';
import { fileSaved } from './saving.ts';

/** The fields of a page that decide when it is public. */
const pageSettings: readonly string[] = ['draft', 'publishOn', 'expiresOn', 'redirectTo'];
/** The fields of a figure that change together. */
const figureFields: readonly string[] = ['statedAs', 'value', 'translations'];

export function FileFields(props: ValueProps) {
  const { value } = props;
  const { answer, reload } = useEntryForm(value.place.file);
  const isFigure = value.quotedIn !== undefined;
  return (
    <div className="body">
      {isFigure && <PagesShowing paths={value.shownOn} />}
      {answer === undefined && <p>Loading…</p>}
      {answer && isFailed(answer) && <p className="bad">{answer.failed}</p>}
      {answer && !isFailed(answer) && <LoadedFields {...props} entry={answer} reload={reload} />}
      {isFigure && <AboutValue {...props} />}
    </div>
  );
}

type LoadedFieldsProps = ValueProps & { entry: EntryForm; reload: () => void };

function LoadedFields({ entry, reload, value, ...props }: LoadedFieldsProps) {
  const { opened, store } = props;
  const isFigure = value.quotedIn !== undefined;
  const form = useEntry(entry, {
    reload,
    draftKey: `panel-draft ${entry.file}`,
    saved: (answer) => fileSaved(store, isFigure ? 'The figure' : 'Page settings', answer),
    ...(isFigure && { complete: completeFigure }),
  });
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('.cm-content, input')?.focus(), []);
  // The file was changed elsewhere.
  const renew = useEffectEvent((version: string) => {
    if (version !== entry.version) reload();
  });
  useEffect(() => renew(value.version), [value.version]);
  const first = String(value.place.path[0] ?? 'statedAs');
  const message = form.message ?? opened.message;
  return (
    <>
      <FormContext
        value={{ values: form.values, source: undefined, problems: form.problems, change: form.change }}
      >
        <form
          id="edit-form"
          ref={fields}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          {isFigure ? (
            <>
              <Fields schema={entry.schema} path={[]} isShown={(name) => name === first} />
              <Fields
                schema={entry.schema}
                path={[]}
                isShown={(name) => name !== first && figureFields.includes(name)}
              />
              <details className="group">
                <summary>Other fields of this figure</summary>
                <Fields
                  schema={entry.schema}
                  path={[]}
                  isShown={(name) => name !== first && !figureFields.includes(name)}
                />
              </details>
            </>
          ) : (
            <Fields schema={entry.schema} path={[]} isShown={(name) => pageSettings.includes(name)} />
          )}
        </form>
      </FormContext>
      <Messages message={message} problems={form.problems} file={entry.file} />
      {form.choice && <Versions {...form.choice} />}
      {form.isChanged && (
        <button type="button" onClick={form.discard}>
          Discard changes
        </button>
      )}
      {!isFigure && <Languages entry={entry} />}
      {!isFigure && (
        // After a save, the version is known before the form has been read again.
        <FileActions
          entry={{ ...entry, version: value.version }}
          renamed={openRenamed}
          deleted={(file) => {
            recordDeletion(file);
            store.update({});
          }}
        />
      )}
    </>
  );
}

function openRenamed({ renamed, page = formAddress(renamed) }: Renamed): void {
  location.href = page;
}
