/// <reference lib="dom" />
/** Information below a value: its facts, lists, related fields and pages, translation and review. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { formatLabel } from '#content/fields/labels.ts';
import { formatCount } from '#content/report/print.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { readChoices } from '../browser/request.ts';
import type { Choice, ContainingList, EntryForm, FieldLocation } from '../contract.ts';
import { listFactNames } from '../entry/quoted-facts.ts';
import { StaleTranslation } from '../entry/stale-translation.tsx';
import type { EntryState } from '../entry/use-entry.ts';
import { getValueAt } from '../fields/values.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import { ReviewPart } from './review.tsx';
import type { PanelState, Panel } from './use-panel.ts';

type AboutValueProps = { form: EntryState; panel: Panel; opened: PanelState };

export function AboutValue({ form, panel, opened }: AboutValueProps) {
  const { entry } = form;
  const { file, shownOn, quotedIn = [], review } = entry;
  const { path } = opened.location;
  const isFigure = entry.quotedIn !== undefined;
  const text = String(getValueAt(entry.values, path) ?? '');
  const facts = useQuotedFacts(text);
  const isWholeText = facts.length === 1 && /^\s*\{\{[^{}]*\}\}\s*$/.test(text);
  const open = (location: FieldLocation) => panel.open(location, opened.shownValue);
  const createButton = (location: FieldLocation, label: string, note?: string) => (
    <button type="button" onClick={() => open(location)}>
      {label}
      {note !== undefined && <small>{note}</small>}
    </button>
  );
  return (
    <div className="below" inert={panel.isLoading}>
      <Links
        title={isWholeText ? 'This text is a fact. Change it here:' : 'Facts in this text'}
        links={facts.map(({ id, label, description, location }) =>
          createButton(location, `{{${id}}}: ${description}`, label),
        )}
      />
      <Links
        title="Lists: move, add or remove items"
        links={findContainingLists(entry, path).map(({ list, index, length }) =>
          createButton(list, `${index + 1} of ${length} in ${formatLastLabel(list.path)}`, list.file),
        )}
      />
      {!isFigure && path.length > 1 && (
        <p>{createButton({ file, path: path.slice(0, -1) }, 'Other fields in this group')}</p>
      )}
      <Links
        title={`Quoted in ${formatCount(quotedIn.length, 'place')}`}
        isCollapsed
        links={quotedIn.map((quote) => createButton(quote.location, `${quote.file}:${quote.line}`))}
      />
      {!isFigure && <PagesShowing paths={shownOn} />}
      <p>
        <a href={buildFormUrl(file)}>Open the whole file as a form</a>
      </p>
      <StaleTranslation form={form} open={open} />
      {review && <ReviewPart review={review} form={form} />}
    </div>
  );
}

/** Links to the pages that show a value. */
export function PagesShowing({ paths }: { paths: readonly string[] }) {
  const links = paths.map((path) => (
    <a key={path} href={path}>
      {path}
    </a>
  ));
  return <Links title={`Shown on ${formatCount(paths.length, 'page')}`} isCollapsed links={links} />;
}

type LinksProps = { title: string; isCollapsed?: boolean; links: readonly ReactNode[] };

/** A list of links or buttons; nothing when it is empty. */
function Links({ title, isCollapsed = false, links }: LinksProps) {
  if (links.length === 0) return undefined;
  const list = (
    <ul className="plain">
      {links.map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ul>
  );
  if (!isCollapsed)
    return (
      <section>
        <h3>{title}</h3>
        {list}
      </section>
    );
  return (
    <details>
      <summary>{title}</summary>
      {list}
    </details>
  );
}

/** Loads the facts that the text quotes. Each has its own file; a change there applies to all pages. */
function useQuotedFacts(text: string): Choice[] {
  const [facts, setFacts] = useState<readonly Choice[]>([]);
  const hasFacts = text.includes('{{');
  useEffect(() => {
    if (hasFacts) void readChoices('facts').then(setFacts);
  }, [hasFacts]);
  const names = listFactNames(text);
  return facts.filter(({ id }) => names.has(id));
}

/** Finds the lists around a value, and those of the page that reference its file. */
function findContainingLists({ file, values, listedIn }: EntryForm, path: FieldPath): ContainingList[] {
  const enclosingLists = path.flatMap((step, depth): ContainingList[] => {
    const list = path.slice(0, depth);
    const items = getValueAt(values, list);
    return typeof step === 'number' && Array.isArray(items)
      ? [{ list: { file, path: list }, index: step, length: items.length }]
      : [];
  });
  return [...enclosingLists.toReversed(), ...listedIn];
}

/** Formats the last name in a path. An item has the name of its list. */
export function formatLastLabel(path: FieldPath): string {
  return formatLabel(String(path.findLast((step) => typeof step === 'string')));
}
