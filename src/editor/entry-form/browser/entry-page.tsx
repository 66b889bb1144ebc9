/// <reference lib="dom" />
/** The form for a whole file: its fields, its text, its translations, and actions on the file. */
import { useEffect, useState } from 'react';
import { capitalize } from '#content/fields/labels.ts';
import { isFailure, post } from '../../browser/request.ts';
import type { Failure } from '../../browser/request.ts';
import type { EntryForm } from '../../contract.ts';
import { EntryEditor } from '../../entry/entry-editor.tsx';
import { FileActions } from '../../entry/file-actions.tsx';
import { Languages } from '../../entry/languages.tsx';
import { showElement } from '../../entry/problem-list.tsx';
import { StaleTranslation } from '../../entry/stale-translation.tsx';
import { useEntry } from '../../entry/use-entry.ts';
import { Fields } from '../../fields/field.tsx';
import { toFieldId } from '../../fields/form-context.ts';
import { buildFormUrl } from '../../reference/form-url.ts';

export function EntryPage({ file }: { file: string }) {
  const [response, setResponse] = useState<EntryForm | Failure>();
  const reload = () => void post('readEntry', { file }).then(setResponse);
  useEffect(reload, [file]);
  if (response === undefined) return <p>Loading…</p>;
  if (isFailure(response)) return <p className="card bad">{response.error}</p>;
  return <Form entry={response} reload={reload} />;
}

function Form({ entry, reload }: { entry: EntryForm; reload: () => void }) {
  const { file, schema, source } = entry;
  const form = useEntry(entry, {
    label: 'Changes',
    reload,
    openFact: (fact) => (location.href = buildFormUrl(fact.file)),
  });
  return (
    <>
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
      <div className={source === undefined ? 'entry' : 'entry translated'}>
        <EntryEditor
          form={form}
          above={<StaleTranslation form={form} open={({ path }) => showElement(document, toFieldId(path))} />}
          fields={<Fields schema={schema} path={[]} />}
        />
      </div>
      <FileActions entry={entry} />
    </>
  );
}

/** Returns the title that authors see for the file. */
function chooseTitle({ values, file }: EntryForm): string {
  const titles = ['label', 'question', 'title', 'about', 'name'].map((field) => values[field]);
  return String(titles.find((value) => typeof value === 'string') ?? file);
}
