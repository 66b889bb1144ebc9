/// <reference lib="dom" />
/** Information below a value: its facts, lists, related fields and pages, translation and review. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { formatLabel } from '#content/fields/labels.ts';
import { formatCount } from '#content/report/print.ts';
import { readChoices } from '../browser/request.ts';
import type { Choice, ContainingList, FieldLocation } from '../contract.ts';
import { createLocationKey } from '../entry/changes.ts';
import { StaleTranslation } from '../entry/stale-translation.tsx';
import type { EntryState } from '../entry/use-entry.ts';
import { getValueAt } from '../fields/values.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import { ReviewPart } from './review.tsx';
import type { ShownValue } from './shown-values.ts';
import type { OpenEntry, Panel } from './use-panel.ts';

type AboutValueProps = {
  entry: OpenEntry;
  form: EntryState;
  panel: Panel;
  shownValue: ShownValue | undefined;
};

export function AboutValue({ entry, form, panel, shownValue }: AboutValueProps) {
  const { file, value, review } = entry;
  const open = (location: FieldLocation) => void panel.open(location, shownValue);
  return (
    <div className="below" inert={panel.isLoading}>
      <QuotedFacts text={String(getValueAt(entry.values, value.location.path) ?? '')} open={open} />
      <ContainingLists lists={value.lists} open={open} />
      <RelatedLinks entry={entry} open={open} />
      <StaleTranslation entry={entry} form={form} open={open} />
      {review && <ReviewPart file={file} review={review} form={form} />}
    </div>
  );
}

type Open = (location: FieldLocation) => void;

/** Links to the lists that contain the value. Their items can be moved, added and removed there. */
function ContainingLists({ lists, open }: { lists: readonly ContainingList[]; open: Open }) {
  if (lists.length === 0) return undefined;
  return (
    <section>
      <h3>Lists: move, add or remove items</h3>
      <List
        items={lists.map(({ list, index, length }) => (
          <button key={createLocationKey(list)} type="button" onClick={() => open(list)}>
            {`${index + 1} of ${length} in ${formatLabel(String(list.path.findLast((step) => typeof step === 'string')))}`}
            <small>{list.file}</small>
          </button>
        ))}
      />
    </section>
  );
}

/** The facts that the text quotes, with their values. Each opens its own file; a change there applies to all pages. */
function QuotedFacts({ text, open }: { text: string; open: Open }) {
  const [facts, setFacts] = useState<readonly Choice[]>([]);
  const hasFacts = text.includes('{{');
  useEffect(() => {
    if (!hasFacts) return;
    void readChoices('facts').then(setFacts);
  }, [hasFacts]);
  const quotes = text.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g);
  const names = new Set([...quotes].map(([, name = '']) => name));
  const quotedFacts = facts.filter(({ id }) => names.has(id));
  if (quotedFacts.length === 0) return undefined;
  const isWholeText = quotedFacts.length === 1 && /^\s*\{\{[^{}]*\}\}\s*$/.test(text);
  return (
    <section>
      <h3>{isWholeText ? 'This text is a fact. Change it here:' : 'Facts in this text'}</h3>
      <List
        items={quotedFacts.map(({ id, label, description, location }) => (
          <button key={id} type="button" onClick={() => open(location)}>
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
      {quotedIn === undefined && value.location.path.length > 1 && (
        <p>
          <button
            type="button"
            onClick={() => open({ file: entry.file, path: value.location.path.slice(0, -1) })}
          >
            Other fields of this group
          </button>
        </p>
      )}
      <CollapsedList
        title={`Quoted in ${formatCount(quotes.length, 'place')}`}
        items={quotes.map(({ file, line, location }) => (
          <button key={`${file}:${line}`} type="button" onClick={() => open(location)}>
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

/** Links to the pages that show a value. */
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
