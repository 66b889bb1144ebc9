import { Children } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PageEntry } from '#content/site.ts';
import { Notice } from '#ui/notice.tsx';
import { Prose } from '#ui/prose.tsx';

/** THE list of components that authors may place inside the text of an `.mdx` file. */
export const mdxComponents = {
  Warning: ({ heading, children }: { heading: string; children: ReactNode }) => (
    <Notice tone="warning" heading={heading}>
      {children}
    </Notice>
  ),
  Info: ({ heading, children }: { heading: string; children: ReactNode }) => (
    <Notice tone="info" heading={heading}>
      {children}
    </Notice>
  ),
};

type MdxComponents = Record<string, unknown>;

/** Drawn by calling it, the text of a file is a list of its paragraphs, headings and components. */
type MdxModule = { default: (props: { components: MdxComponents }) => ReactElement<{ children: ReactNode }> };

/** The few pages whose text places components; everything else never becomes a module. */
const mdxModules = import.meta.glob<MdxModule>('/content/**/*.mdx', { eager: true });

/** The text below a page's frontmatter: HTML from the engine, or a compiled `.mdx` file with its components. */
export function BodyText({ entry }: { entry: PageEntry }) {
  const Body = mdxModules[`/${entry.file}`]?.default;
  if (Body === undefined) return <Prose html={entry.body.html} />;
  return (
    <Prose>
      <Body components={mdxComponents} />
    </Prose>
  );
}

/** The paragraphs, headings and components of an `.mdx` file one by one, with components of its page's own. */
export function mdxBlocks(entry: PageEntry, components: MdxComponents): ReactNode[] {
  const body = mdxModules[`/${entry.file}`]?.default({ components: { ...mdxComponents, ...components } });
  return Children.toArray(body?.props.children);
}
