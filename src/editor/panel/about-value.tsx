/// <reference lib="dom" />
/** Shown below a value: facts in it, its lists, related fields and pages, its translation and its review. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isFailed, readChoices } from '../browser/request.ts';
import type { Choice, FieldAt, EditableValue } from '../contract.ts';
import { ListControls } from './list-controls.tsx';
import { openValue } from './opening.ts';
import { ReviewPart, TranslationPart } from './review.tsx';
import type { ValueProps } from './panel-props.ts';
import { changeList } from './saving.ts';

export function AboutValue(props: ValueProps) {
  const { value, store, opened, isLoading } = props;
  const open = (place: FieldAt) => void openValue(store, place, opened.shown);
  return (
    <div className="below" inert={isLoading}>
      <QuotedFacts words={value.words} open={open} />
      {value.lists.map((list) => (
        <ListControls
          key={`${list.list.file} ${list.list.path.join('.')}`}
          found={list}
          place={value.place}
          change={(change) => void changeList(store, change)}
        />
      ))}
      <Surroundings value={value} open={open} />
      <TranslationPart {...props} open={open} />
      <ReviewPart {...props} open={open} />
    </div>
  );
}

type Open = (place: FieldAt) => void;

/** The facts that the text quotes, with their words. Each opens its own file, where a change applies to all pages. */
function QuotedFacts({ words, open }: { words: string; open: Open }) {
  const [facts, setFacts] = useState<readonly Choice[]>([]);
  const hasFacts = words.includes('{{');
  useEffect(() => {
    if (!hasFacts) return;
    void readChoices('facts').then((answer) => setFacts(isFailed(answer) ? [] : answer));
  }, [hasFacts]);
  const quoted = words.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g);
  const names = new Set([...quoted].map(([, name = '']) => name));
  const found = facts.filter(({ id }) => names.has(id));
  if (found.length === 0) return undefined;
  const isAll = found.length === 1 && /^\s*\{\{[^{}]*\}\}\s*$/.test(words);
  return (
    <section>
      <h3>{isAll ? 'These words are a fact. Change it here:' : 'Facts in these words'}</h3>
      <List
        items={found.map(({ id, label, words: text, place }) => (
          <button key={id} type="button" onClick={() => open(place)}>
            {`{{${id}}}: ${text}`}
            <small>{label}</small>
          </button>
        ))}
      />
    </section>
  );
}

/** Related fields, the places that quote the value, and the pages that show it. */
function Surroundings({ value, open }: { value: EditableValue; open: Open }) {
  const { beside, shownOn, quotedIn, form } = value;
  const quotes = quotedIn ?? [];
  return (
    <>
      {quotedIn === undefined && (
        <Folded
          title="Other fields beside it"
          items={beside.map(({ place, label, words }) => (
            <button key={label} type="button" onClick={() => open(place)}>
              {label}: {words}
            </button>
          ))}
        />
      )}
      <Folded
        title={`Quoted in ${count(quotes.length, 'place')}`}
        items={quotes.map(({ file, line, place }) => (
          <button key={`${file}:${line}`} type="button" onClick={() => open(place)}>
            {file}:{line}
          </button>
        ))}
      />
      {quotedIn === undefined && <PagesShowing paths={shownOn} />}
      <p>
        <a href={form}>Open the whole file as a form</a>
      </p>
    </>
  );
}

/** The pages that change with a value. */
export function PagesShowing({ paths }: { paths: readonly string[] }) {
  return (
    <Folded
      title={`Shown on ${count(paths.length, 'page')}`}
      items={paths.map((path) => (
        <a key={path} href={path}>
          {path}
        </a>
      ))}
    />
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

type ItemsProps = { items: readonly ReactNode[] };

/** A collapsed list; nothing when it is empty. */
function Folded({ title, items }: ItemsProps & { title: string }) {
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
