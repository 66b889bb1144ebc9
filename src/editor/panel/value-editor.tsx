/// <reference lib="dom" />
/** The form of the opened value: one value, the fields of a figure, or the settings of a page. */
import { useEffect } from 'react';
import type { FieldDiagnostic } from '../contract.ts';
import { isWithin } from '../entry/changes.ts';
import { FileActions } from '../entry/file-actions.tsx';
import { Languages } from '../entry/languages.tsx';
import { ProblemCount, ProblemList } from '../entry/problem-list.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { Versions } from '../entry/versions.tsx';
import { Collapsible, Fields } from '../fields/field.tsx';
import { completeFigure } from '../fields/figure.ts';
import { FormContext } from '../fields/form-context.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import { AboutValue, PagesShowing } from './about-value.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { revertUnsaved, showUnsaved } from './unsaved-preview.ts';
import type { PanelState, OpenEntry, Panel } from './use-panel.ts';
import { ValueInput } from './value-input.tsx';

type ValueEditorProps = {
  panel: Panel;
  opened: PanelState;
  entry: OpenEntry;
  /** Closes the panel and returns the focus. */
  close: () => void;
};

type EditorKind = 'figure' | 'settings' | 'value';

export function getEditorKind({ quotedIn, value }: OpenEntry): EditorKind {
  if (quotedIn !== undefined) return 'figure';
  return value.location.path.length === 0 ? 'settings' : 'value';
}

export function ValueEditor({ panel, opened, entry, close }: ValueEditorProps) {
  const { file, shownOn, value } = entry;
  const kind = getEditorKind(entry);
  const form = useEntry(entry, {
    ...formOptions[kind],
    ...(kind === 'value' && {
      label: value.label,
      location: value.location,
      isIncluded: (changedLocation) => isWithin(changedLocation, value.location),
    }),
    reload: () => void panel.refresh(),
    openFact: (fact) => {
      // Prevents typing here while the fact loads.
      panel.close();
      void panel.open(fact);
    },
    message: opened.message,
  });
  const { html, problems, isChanged, isSaved } = form;
  useEffect(() => {
    // After a save, the preview updates the page.
    if (getEditorKind(entry) !== 'value' || isSaved) return;
    if (!isChanged) revertUnsaved();
    else if (html !== undefined) showUnsaved(entry.value.location, html);
  }, [entry, html, isChanged, isSaved]);
  useEffect(() => revertUnsaved, []);
  return (
    <>
      <div className="body">
        {kind === 'figure' && <PagesShowing paths={shownOn} />}
        <FormContext
          value={{
            values: form.values,
            source: undefined,
            defaults: entry.defaults,
            problems: problems.atFields,
            change: form.change,
          }}
        >
          <form
            id="edit-form"
            onSubmit={(event) => {
              event.preventDefault();
              void form.save();
            }}
          >
            {kind === 'figure' && <FigureFields entry={entry} problems={problems.atFields} />}
            {kind === 'settings' && <Fields schema={entry.schema} path={[]} isShown={isPageSetting} />}
            {kind === 'value' && <ValueInput value={value} shownValue={opened.shownValue} />}
          </form>
        </FormContext>
        <ProblemList problems={problems.others} file={file} />
        {kind !== 'settings' && (
          <AboutValue key={file} entry={entry} form={form} panel={panel} shownValue={opened.shownValue} />
        )}
        {kind === 'settings' && (
          <>
            <Languages entry={entry} />
            <FileActions
              // After a save, the form knows the new version before the entry has been reloaded.
              entry={{ ...entry, version: form.version }}
              onRenamed={({ renamed, page = buildFormUrl(renamed) }) => (location.href = page)}
            />
          </>
        )}
      </div>
      <PanelFooter
        shownValue={opened.shownValue}
        canSave
        undo={panel.undo}
        close={close}
        {...(isChanged && {
          discard: () => {
            form.discard();
            close();
          },
        })}
      >
        <p className={`message ${form.message?.tone ?? ''}`} role="status">
          {form.message?.text} <ProblemCount {...problems} />
        </p>
        {form.choice && <Versions {...form.choice} />}
      </PanelFooter>
    </>
  );
}

const formOptions = {
  figure: { label: 'Figure', complete: completeFigure },
  settings: {
    label: 'Page settings',
    isIncluded: ({ path }: { path: readonly unknown[] }) => isPageSetting(String(path[0])),
  },
  value: { label: '' },
};

/** Whether a field controls when a page is public, or where it redirects afterward. */
function isPageSetting(name: string): boolean {
  return ['draft', 'publishOn', 'expiresOn', 'redirectTo'].includes(name);
}

type FigureFieldsProps = { entry: OpenEntry; problems: readonly FieldDiagnostic[] };

function FigureFields({ entry: { schema, value }, problems }: FigureFieldsProps) {
  // These fields change together.
  const isMain = (name: string) => ['statedAs', 'value', 'translations'].includes(name);
  return (
    <>
      <Fields schema={schema} path={[]} isShown={isMain} />
      <Collapsible
        title="Other fields of this figure"
        hasProblems={problems.some(({ location: { path } }) => !isMain(String(path[0])))}
        isInitiallyOpen={!isMain(String(value.location.path[0] ?? 'value'))}
      >
        <Fields schema={schema} path={[]} isShown={(name) => !isMain(name)} />
      </Collapsible>
    </>
  );
}
