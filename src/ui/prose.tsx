import type { ReactNode } from 'react';

type ProseProps = {
  /** Compiled from Markdown by the content engine. */
  html?: string | undefined;
  /** Plain words, where there is no `html`. */
  children?: ReactNode;
  lead?: boolean | undefined;
};

export function Prose({ html, children, lead }: ProseProps) {
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <div className={lead ? 'prose text-l/[1.5]' : 'prose'} {...content} />;
}
