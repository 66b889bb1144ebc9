/// <reference lib="dom" />
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

type SearchListProps<Item> = {
  label: string;
  items: readonly Item[];
  getText: (item: Item) => string;
  render: (item: Item) => ReactNode;
};

/** A list that is filtered while the author types. */
export function SearchList<Item>({ label, items, getText, render }: SearchListProps<Item>) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const matches = items.filter((item) => getText(item).toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul className="plain choices">
        {matches.map((item) => (
          <li key={getText(item)}>{render(item)}</li>
        ))}
      </ul>
    </>
  );
}
