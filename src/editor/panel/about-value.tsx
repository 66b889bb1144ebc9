/// <reference lib="dom" />
/** Below a value: its facts, lists, related fields and pages, translation and review. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { formatPathLabel } from '#content/fields/labels.ts';
import { isFailed, post, readChoices } from '../browser/request.ts';
import type { Choice, FieldAt } from '../contract.ts';
import { readValue } from '../entry/changes.ts';
import { successMessage } from '../entry/messages.ts';
import { StaleTranslation } from '../entry/stale-translation.tsx';
import type { EntryState } from '../entry/use-entry.ts';
import { findSchemaAt } from '../fields/values.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import { ListControls } from './list-controls.tsx';
import type { ListChange } from './list-controls.tsx';
import { ReviewPart } from './review.tsx';
import type { ShownValue } from './shown-values.ts';
import type { OpenEntry, Panel } from './use-opened.ts';

type AboutValueProps = {
  entry: OpenEntry;
  form: EntryState;
  panel: Panel;
  shown: ShownValue | undefined;
};

export function AboutValue({ entry, form, panel, shown }: AboutValueProps) {
  const { file, value, review } = entry;
  const open = (place: FieldAt) => void panel.open(place, shown);
  const changeList = async ({ found: { list, version }, items, place, text }: ListChange) => {
    // The controls stay disabled until the changed list has loaded.
    panel.setLoading(true);
    const saved = await form.record({ file: list.file, label: formatPathLabel(list.path), text }, () =>
      post('save', {
        file: list.file,
        version: list.file === file ? form.version : version,
        changes: [{ place: list, value: items }],
      }),
    );
    if (saved) panel.openNext(place, successMessage(text));
    else panel.setLoading(false);
  };
  return (
    <div className="below" inert={panel.isLoading}>
      <QuotedFacts text={String(readValue(entry, value.place) ?? '')} open={open} />
      {value.lists.map((list) => (
        <ListControls
          key={`${list.list.file} ${list.list.path.join('.')}`}
          found={list}
          schema={findSchemaAt(entry.schema, entry.values, [...list.list.path, list.index]) ?? {}}
          place={value.place}
          change={(change) => void changeList(change)}
        />
      ))}
      <RelatedLinks entry={entry} open={open} />
      <StaleTranslation entry={entry} form={form} open={open} />
      {review && <ReviewPart file={file} review={review} form={form} open={open} />}
    </div>
  );
}

type Open = (place: FieldAt) => void;

/** The facts that the text quotes, with their texts. Each opens its own file, where a change applies to all pages. */
function QuotedFacts({ text, open }: { text: string; open: Open }) {
  const [facts, setFacts] = useState<readonly Choice[]>([]);
  const hasFacts = text.includes('{{');
  useEffect(() => {
    if (!hasFacts) return;
    void readChoices('facts').then((response) => setFacts(isFailed(response) ? [] : response));
  }, [hasFacts]);
  const quoted = text.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g);
  const names = new Set([...quoted].map(([, name = '']) => name));
  const quotedFacts = facts.filter(({ id }) => names.has(id));
  if (quotedFacts.length === 0) return undefined;
  const isWholeText = quotedFacts.length === 1 && /^\s*\{\{[^{}]*\}\}\s*$/.test(text);
  return (
    <section>
      <h3>{isWholeText ? 'This text is a fact. Change it here:' : 'Facts in this text'}</h3>
      <List
        items={quotedFacts.map(({ id, label, description, place }) => (
          <button key={id} type="button" onClick={() => open(place)}>
            {`{{${id}}}: ${description}`}
            <small>{label}</small>
          </button>
        ))}
      />
    </section>
  );
}

/** Related fields, the places that quote the value, and the pages that show it. */
function RelatedLinks({ entry, open }: { entry: OpenEntry; open: Open }) {
  const { shownOn, quotedIn, value } = entry;
  const quotes = quotedIn ?? [];
  return (
    <>
      {quotedIn === undefined && value.place.path.length > 1 && (
        <p>
          <button
            type="button"
            onClick={() => open({ file: entry.file, path: value.place.path.slice(0, -1) })}
          >
            Other fields of this group
          </button>
        </p>
      )}
      <CollapsedList
        title={`Quoted in ${formatCount(quotes.length, 'place')}`}
        items={quotes.map(({ file, line, place }) => (
          <button key={`${file}:${line}`} type="button" onClick={() => open(place)}>
            {file}:{line}
          </button>
        ))}
      />
      {quotedIn === undefined && <PagesShowing paths={shownOn} />}
      <p>
        <a href={buildFormUrl(entry.file)}>Open the whole file as a form</a>
      </p>
    </>
  );
}

/** The pages that change with a value. */
export function PagesShowing({ paths }: { paths: readonly string[] }) {
  return (
    <CollapsedList
      title={`Shown on ${formatCount(paths.length, 'page')}`}
      items={paths.map((path) => (
        <a key={path} href={path}>
          {path}
        </a>
      ))}
    />
  );
}

function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

type ItemsProps = { items: readonly ReactNode[] };

/** A collapsed list; nothing when it is empty. */
function CollapsedList({ title, items }: ItemsProps & { title: string }) {
  if (items.length === 0) return undefined;
  return (
    <details>
      <summary>{title}</summary>
      <List items={items} />
    </details>
  );
}

function List({ items }: ItemsProps) {
  return (
    <ul className="plain">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
