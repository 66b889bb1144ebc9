/// <reference lib="dom" />
/** The form of a whole file: its fields, its text, its translations, and actions on the file. */
import { capitalized, labelOfPath } from '#content/fields/labels.ts';
import { isFailed } from '../../browser/request.ts';
import { withoutCommands } from '../../browser/without-commands.ts';
import type { FieldDiagnostic } from '../../contract.ts';
import { Fields } from '../../fields/field.tsx';
import { completeFigure } from '../../fields/figure.ts';
import { FileLinks } from '../../fields/file-links.tsx';
import { FormContext, idOf } from '../../fields/form-context.ts';
import { LabeledField } from '../../fields/inputs.tsx';
import { TextEditor } from '../../fields/text-editor.tsx';
import { Versions } from '../../fields/versions.tsx';
import type { EntryForm } from '../contract.ts';
import { FileActions } from './file-actions.tsx';
import { Languages } from './languages.tsx';
import { StaleTranslation } from './stale-translation.tsx';
import { useEntry, useEntryForm } from './use-entry.ts';

export function EntryPage({ file }: { file: string }) {
  const { answer, reload } = useEntryForm(file);
  if (answer === undefined) return <p>Loading…</p>;
  if (isFailed(answer)) return <p className="card bad">{answer.failed}</p>;
  return <Form entry={answer} reload={reload} />;
}

function Form({ entry, reload }: { entry: EntryForm; reload: () => void }) {
  const { file, schema, bodyIs, source } = entry;
  const form = useEntry(entry, {
    reload,
    ...(file.startsWith('content/facts/') && { complete: completeFigure }),
  });
  const { values, body, problems, message, choice, isChanged, change } = form;
  return (
    <FormContext value={{ values, source: source?.values, problems, change }}>
      <header>
        <p>
          <a href="/files">All files</a>
        </p>
        <h1>{titleOf(entry)}</h1>
        <p>
          {capitalized(entry.noun)}: <code>{file}</code>{' '}
          {entry.page && <a href={entry.page}>Open the page</a>}
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
        <ProblemList problems={problems} file={file} />
        {entry.translation && (
          <StaleTranslation
            translation={entry.translation}
            mark={() => void form.markTranslated()}
            open={({ path }) => {
              unfold(idOf(path));
              location.hash = idOf(path);
            }}
          />
        )}
        <Fields schema={schema} path={[]} />
        {bodyIs !== 'none' && (
          <LabeledField
            id="field-text"
            label="Text"
            hint="Below the fields of the file, in Markdown."
            isNeeded={bodyIs === 'required'}
            problems={problems.filter(({ place }) => place.body)}
          >
            {source?.body && <p className="source">{source.body}</p>}
            <TextEditor
              id="field-text"
              labelledBy="field-text-label"
              describedBy="field-text-about"
              isInvalid={problems.some(({ place }) => place.body)}
              isMarkdown
              value={body}
              change={form.changeBody}
            />
          </LabeledField>
        )}
        {choice && <Versions {...choice} />}
        <div className="foot row">
          <button disabled={!isChanged}>Save</button>
          {isChanged && (
            <button type="button" className="quiet" onClick={form.discard}>
              Discard changes
            </button>
          )}
          {form.isSaved && (
            <button type="button" className="quiet" onClick={() => void form.undo()}>
              Undo
            </button>
          )}
          <span role="status" className={message?.tone}>
            {message?.text ?? (isChanged ? 'Not saved yet.' : '')}{' '}
            {message?.problem && <ProblemLink {...message.problem} />}
          </span>
        </div>
      </form>
      <FileActions entry={entry} />
    </FormContext>
  );
}

/** The title of the file for authors. */
function titleOf({ values, file }: EntryForm): string {
  const found = ['label', 'question', 'title', 'about', 'name'].map((field) => values[field]);
  return String(found.find((value) => typeof value === 'string') ?? file);
}

/** Each problem links to its field. */
function ProblemList({ problems, file }: { problems: readonly FieldDiagnostic[]; file: string }) {
  if (problems.length === 0) return undefined;
  return (
    <section className="card" aria-label="Problems">
      <ul>
        {problems.map((problem) => (
          <li
            key={`${problem.file} ${problem.line} ${problem.message}`}
            className={problem.severity === 'error' ? 'bad' : 'warning'}
          >
            <ProblemLink {...problem} /> <FileLinks problem={problem} shown={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProblemLink({ place, message }: Pick<FieldDiagnostic, 'place' | 'message'>) {
  const words = withoutCommands(message);
  if (place.path.length === 0) return words;
  return (
    <a href={`#${idOf(place.path)}`} onClick={() => unfold(idOf(place.path))}>
      {labelOfPath(place.path)}: {words}
    </a>
  );
}

function unfold(id: string): void {
  for (
    let at = document.getElementById(id)?.closest('details');
    at;
    at = at.parentElement?.closest('details')
  )
    at.open = true;
}
