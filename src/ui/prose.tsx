import type { ReactNode } from 'react';
import { joinClasses, tw } from './classes.ts';

type ProseProps = {
  /** Compiled from Markdown by the content engine. */
  html?: string | undefined;
  /** Content if there is no `html`. */
  children?: ReactNode;
  lead?: boolean | undefined;
};

/** Authors' text. Most pages have only paragraphs and lists, and don't need the style rules for other elements. */
export function Prose({ html, children, lead }: ProseProps) {
  const isLongText = html === undefined || /<(?:h\d|div)/.test(html);
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <div
      className={joinClasses(tw`prose`, lead && tw`text-l/[1.5]`, isLongText && tw`long-text`)}
      {...content}
    />
  );
}
