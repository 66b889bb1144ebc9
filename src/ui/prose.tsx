import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';

type ProseProps = {
  /** Compiled from Markdown by the content engine. */
  html?: string | undefined;
  /** Plain text, when there is no `html`. */
  children?: ReactNode;
  lead?: boolean | undefined;
};

/** Most texts are only paragraphs and lists, and their pages don't need the rules for other elements. */
export function Prose({ html, children, lead }: ProseProps) {
  const isLongText = html === undefined || /<(?:h\d|div)/.test(html);
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <div className={joinClasses('prose', lead && 'text-l/[1.5]', isLongText && 'long-text')} {...content} />
  );
}
