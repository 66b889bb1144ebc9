import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';

type DisclosureProps = {
  id?: string | undefined;
  /** Those that share a name open one at a time. */
  group?: string | undefined;
  label: ReactNode;
  html: string;
};

/** A line that opens to the text behind it. */
export function Disclosure({ id, group, label, html }: DisclosureProps) {
  return (
    <details className="border-b border-line [&>div]:pb-6" id={id} name={group}>
      <summary className="flex min-h-13 items-center justify-between gap-4 py-[0.85rem]">
        {label}
        <Icon name="chevron" />
      </summary>
      <Prose html={html} />
    </details>
  );
}
