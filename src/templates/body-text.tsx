import type { PageEntry } from '#content/site.ts';
import { Prose } from '#ui/prose.tsx';
import { mdxBody } from './mdx-bodies.ts';
import { mdxComponents } from './mdx-components.tsx';

/**
 * The text below a page's frontmatter: HTML from the engine, or a compiled `.mdx` file with its components.
 */
export function BodyText({ entry }: { entry: PageEntry }) {
  const Body = mdxBody(entry.file);
  if (Body === undefined) return <Prose html={entry.body.html} />;
  return (
    <div className="prose">
      <Body components={mdxComponents} />
    </div>
  );
}
