/// <reference lib="dom" />
/** The form of the opened value: one value, the fields of a figure, or the settings of a page. */
import { useEffect } from 'react';
import { formatPathLabel } from '#content/fields/labels.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { EntryForm, FieldLocation } from '../contract.ts';
import { isWithin } from '../entry/changes.ts';
import { EntryEditor } from '../entry/entry-editor.tsx';
import { FileActions } from '../entry/file-actions.tsx';
import { Languages } from '../entry/languages.tsx';
import { useEntry } from '../entry/use-entry.ts';
import type { EntryState } from '../entry/use-entry.ts';
import { Collapsible, Fields, SchemaField } from '../fields/field.tsx';
import { findSchemaAt, getValueAt } from '../fields/values.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import { AboutValue, PagesShowing, formatLastLabel } from './about-value.tsx';
import { revertUnsaved, showUnsaved } from './unsaved-preview.ts';
import type { PanelState, Panel } from './use-panel.ts';

type ValueEditorProps = {
  panel: Panel;
  opened: PanelState;
  entry: EntryForm;
  /** Closes the panel and returns the focus. */
  close: () => void;
};

/** The form's title, and the part of the file that it edits: a figure, the settings of a page, or one value. */
export function describeEditor({ file, quotedIn }: EntryForm, path: FieldPath) {
  if (quotedIn !== undefined) return { label: 'Figure' };
  if (path.length === 0)
    return {
      label: 'Page settings',
      isIncluded: ({ path: [name] }: FieldLocation) => isPageSetting(String(name)),
    };
  const location = { file, path: [...path] };
  const isIncluded = (changed: FieldLocation) => isWithin(changed, location);
  return { label: formatPathLabel(path), location, isIncluded };
}

export function ValueEditor({ panel, opened, entry, close }: ValueEditorProps) {
  const { file, shownOn, quotedIn, values, schema } = entry;
  const { location, shownValue, message } = opened;
  const { path } = location;
  const isFigure = quotedIn !== undefined;
  const isSettings = !isFigure && path.length === 0;
  const form = useEntry(entry, {
    ...describeEditor(entry, path),
    reload: panel.refresh,
    openFact: (fact) => {
      // Prevents typing here while the fact loads.
      panel.close();
      panel.open(fact);
    },
    message,
  });
  const { html, isChanged, isSaved } = form;
  useEffect(() => {
    // After a save, the preview updates the page.
    if (isSaved) return;
    if (!isChanged) revertUnsaved();
    else if (html !== undefined) showUnsaved({ file, path: location.path }, html);
  }, [file, location, html, isChanged, isSaved]);
  useEffect(() => revertUnsaved, []);

  const chooseFields = () => {
    if (isFigure) return <FigureFields form={form} path={path} />;
    if (isSettings) return <Fields schema={schema} path={[]} isShown={isPageSetting} />;
    return (
      <SchemaField
        label={formatLastLabel(path)}
        schema={findSchemaAt(schema, values, path) ?? { type: typeof getValueAt(values, path) }}
        path={path}
        isRequired
      />
    );
  };
  const control = shownValue?.element.closest<HTMLElement>('a, button');
  return (
    <EntryEditor
      form={form}
      above={isFigure && <PagesShowing paths={shownOn} />}
      fields={chooseFields()}
      buttons={
        control && (
          <button
            type="button"
            onClick={() => {
              close();
              // The panel doesn't intercept clicks by scripts.
              control.click();
            }}
          >
            {control instanceof HTMLAnchorElement ? 'Follow the link' : 'Use the button'}
          </button>
        )
      }
      close={close}
    >
      {isSettings ? (
        <>
          <Languages entry={entry} />
          <FileActions
            // After a save, the form knows the new version before the entry has been reloaded.
            entry={{ ...entry, version: form.version }}
            onRenamed={({ renamed, page = buildFormUrl(renamed) }) => (window.location.href = page)}
          />
        </>
      ) : (
        <AboutValue key={file} form={form} panel={panel} opened={opened} />
      )}
    </EntryEditor>
  );
}

/** Whether a field controls when a page is public, or where it redirects afterward. */
function isPageSetting(name: string): boolean {
  return ['draft', 'publishOn', 'expiresOn', 'redirectTo'].includes(name);
}

function FigureFields({ form, path: [openedField = 'value'] }: { form: EntryState; path: FieldPath }) {
  const { schema } = form.entry;
  // These fields change together.
  const isMain = (name: string) => ['statedAs', 'value', 'translations'].includes(name);
  return (
    <>
      <Fields schema={schema} path={[]} isShown={isMain} />
      <Collapsible
        title="Other fields of this figure"
        hasProblems={form.problems.atFields.some(({ location }) => !isMain(String(location.path[0])))}
        isInitiallyOpen={!isMain(String(openedField))}
      >
        <Fields schema={schema} path={[]} isShown={(name) => !isMain(name)} />
      </Collapsible>
    </>
  );
}
