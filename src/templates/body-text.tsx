import { Children } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { pictureOf } from '#page/pictures.ts';
import type { View } from '#page/view.ts';
import { Notice } from '#ui/notice.tsx';
import { Image } from '#ui/picture.tsx';
import { Prose } from '#ui/prose.tsx';

/** THE list of components that authors may place inside the text of an `.mdx` file. */
export const mdxComponents = {
  Warning: ({ heading, children }: { heading: string; children: ReactNode }) => (
    <Notice tone="warning" heading={heading}>
      <Prose>{children}</Prose>
    </Notice>
  ),
  Info: ({ heading, children }: { heading: string; children: ReactNode }) => (
    <Notice tone="info" heading={heading}>
      <Prose>{children}</Prose>
    </Notice>
  ),
};

type MdxComponents = Record<string, unknown>;

/** Drawn by calling it, the text of a file is a list of its paragraphs, headings and components. */
type MdxModule = { default: (props: { components: MdxComponents }) => ReactElement<{ children: ReactNode }> };

/** The few pages whose text places components; everything else never becomes a module. */
const mdxModules = import.meta.glob<MdxModule>('/content/**/*.mdx', { eager: true });

/** The pictures of an `.mdx` file, which Markdown's own would not know the size of. */
export function mdxImages(view: View): MdxComponents {
  return {
    img: ({ src, alt, title }: { src: string; alt: string; title?: string }) => (
      <Image {...pictureOf(view, src, alt)} title={title} />
    ),
  };
}

/** The text below a page's frontmatter: HTML from the engine, or a compiled `.mdx` file with its components. */
export function BodyText({ view }: { view: View }) {
  const { entry } = view.page;
  const Body = mdxModules[`/${entry.file}`]?.default;
  if (Body === undefined) return <Prose html={entry.body.html} />;
  return (
    <Prose>
      <Body components={{ ...mdxComponents, ...mdxImages(view) }} />
    </Prose>
  );
}

/** The paragraphs, headings and components of an `.mdx` file one by one, with components of its page's own. */
export function mdxBlocks(view: View, components: MdxComponents): ReactNode[] {
  const all = { ...mdxComponents, ...mdxImages(view), ...components };
  const body = mdxModules[`/${view.page.entry.file}`]?.default({ components: all });
  return Children.toArray(body?.props.children);
}
