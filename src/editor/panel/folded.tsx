import type { ReactNode } from 'react';

type ItemsProps = { items: readonly ReactNode[] };

/** A collapsed list; nothing when it is empty. */
export function Folded({ title, items }: ItemsProps & { title: string }) {
  if (items.length === 0) return undefined;
  return (
    <details>
      <summary>{title}</summary>
      <List items={items} />
    </details>
  );
}

export function List({ items }: ItemsProps) {
  return (
    <ul className="plain">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
