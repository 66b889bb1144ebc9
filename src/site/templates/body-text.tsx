import { Children } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { buildPicture } from '#site/view/pictures.ts';
import type { View } from '#site/view/view.ts';
import { Notice } from '#ui/notice.tsx';
import { Image } from '#ui/picture.tsx';
import { Prose } from '#ui/prose.tsx';

/** The components that authors may use in `.mdx` files. */
export const bodyComponents = {
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

/** Calling the module's component returns its paragraphs, headings and components as children. */
type MdxModule = { default: (props: { components: MdxComponents }) => ReactElement<{ children: ReactNode }> };

/** Only `.mdx` files become modules; other files are read by the content engine. */
const mdxModules = import.meta.glob<MdxModule>('/content/**/*.mdx', { eager: true });

/** Replaces `img` in `.mdx` files with pictures that have dimensions. */
export function createMdxImages(view: View): MdxComponents {
  return {
    img: ({ src, alt, title }: { src: string; alt: string; title?: string }) => (
      <Image {...buildPicture(view, src, alt)} title={title} />
    ),
  };
}

/** The body of a page: HTML from the engine, or a compiled `.mdx` file. */
export function BodyText({ view }: { view: View }) {
  const { entry } = view.page;
  const Body = mdxModules[`/${entry.file}`]?.default;
  if (Body === undefined) return <Prose html={entry.body.html} />;
  return (
    <Prose>
      <Body components={{ ...bodyComponents, ...createMdxImages(view) }} />
    </Prose>
  );
}

/** Renders the blocks of an `.mdx` file one by one, with additional components for this page. */
export function renderMdxBlocks(view: View, components: MdxComponents): ReactNode[] {
  const allComponents = { ...bodyComponents, ...createMdxImages(view), ...components };
  const body = mdxModules[`/${view.page.entry.file}`]?.default({ components: allComponents });
  return Children.toArray(body?.props.children);
}
