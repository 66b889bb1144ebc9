/// <reference lib="dom" />
/** The form of a whole file: its fields, its text, its translations, and actions on the file. */
import { useEffect, useState } from 'react';
import { capitalize } from '#content/fields/labels.ts';
import { isFailure, post } from '../../browser/request.ts';
import type { Failure } from '../../browser/request.ts';
import type { EntryForm } from '../../contract.ts';
import { FileActions } from '../../entry/file-actions.tsx';
import { Languages } from '../../entry/languages.tsx';
import { ProblemCount, ProblemList, showElement } from '../../entry/problem-list.tsx';
import { findLastSave, undoLastSave } from '../../entry/saves.ts';
import { StaleTranslation } from '../../entry/stale-translation.tsx';
import { useEntry } from '../../entry/use-entry.ts';
import { Versions } from '../../entry/versions.tsx';
import { Fields } from '../../fields/field.tsx';
import { completeFigure } from '../../fields/figure.ts';
import { FormContext, toFieldId } from '../../fields/form-context.ts';
import { buildFormUrl } from '../../reference/form-url.ts';

export function EntryPage({ file }: { file: string }) {
  const [response, setResponse] = useState<EntryForm | Failure>();
  const reload = () => void post('readEntry', { file }).then(setResponse);
  useEffect(() => void post('readEntry', { file }).then(setResponse), [file]);
  if (response === undefined) return <p>Loading…</p>;
  if (isFailure(response)) return <p className="card bad">{response.error}</p>;
  return <Form entry={response} reload={reload} />;
}

function Form({ entry, reload }: { entry: EntryForm; reload: () => void }) {
  const { file, schema, source, defaults } = entry;
  const form = useEntry(entry, {
    label: 'Changes',
    reload,
    openFact: (fact) => (location.href = buildFormUrl(fact.file)),
    ...(file.startsWith('content/facts/') && { complete: completeFigure }),
  });
  const { values, problems, message, choice, isChanged, change } = form;
  const lastSave = findLastSave();
  const undo = async () => {
    const result = await undoLastSave();
    if (result !== undefined) form.showMessage(result);
    reload();
  };
  return (
    <FormContext value={{ values, source, defaults, problems: problems.atFields, change }}>
      <header>
        <p>
          <a href="/files">All files</a> <a href="/author">Overview</a>
        </p>
        <h1>{chooseTitle(entry)}</h1>
        <p>
          {capitalize(entry.noun)}: <code>{file}</code> {entry.page && <a href={entry.page}>Open the page</a>}
        </p>
        <Languages entry={entry} />
      </header>
      <form
        className={source === undefined ? 'entry' : 'entry translated'}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <ProblemList problems={problems.others} file={file} />
        <StaleTranslation
          entry={entry}
          form={form}
          open={({ path }) => showElement(document, toFieldId(path))}
        />
        <Fields schema={schema} path={[]} />
        {choice && <Versions {...choice} />}
        <div className="foot row">
          <button disabled={!isChanged}>Save</button>
          {isChanged && (
            <button type="button" className="quiet" onClick={form.discard}>
              Discard changes
            </button>
          )}
          {!isChanged && lastSave?.file === file && lastSave.version === form.version && (
            <button type="button" className="quiet" onClick={() => void undo()}>
              Undo
            </button>
          )}
          <span role="status" className={message?.tone}>
            {message?.text ?? (isChanged ? 'Not saved yet.' : '')} <ProblemCount {...problems} />
          </span>
        </div>
      </form>
      <FileActions entry={entry} />
    </FormContext>
  );
}

/** Returns the title that authors see for the file. */
function chooseTitle({ values, file }: EntryForm): string {
  const titles = ['label', 'question', 'title', 'about', 'name'].map((field) => values[field]);
  return String(titles.find((value) => typeof value === 'string') ?? file);
}
