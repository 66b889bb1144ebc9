import type { ReactNode } from 'react';

type ProseProps = {
  /** Compiled from Markdown by the content engine. */
  html?: string | undefined;
  /** Plain words, where there is no `html`. */
  children?: ReactNode;
  lead?: boolean | undefined;
};

export function Prose({ html, children, lead }: ProseProps) {
  const className = lead ? 'prose lead' : 'prose';
  if (html === undefined) return <div className={className}>{children}</div>;
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
