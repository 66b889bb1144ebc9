import type { RenderContext } from '#site-build/render-context.ts';
import { editToken } from '#editor/api/edit-token.ts';
import { markedSite } from './marked-site.ts';
import { unmarked } from './marks.ts';
import { withoutPlaces, withPlaces } from './places-in-html.ts';

/**
 * A rendered page, each element with the places of its words in `content/`. Where marks would change more of the page than
 * that, it has no places: the preview shows what a build writes.
 */
export function editablePage(context: RenderContext, render: (context: RenderContext) => string): string {
  const html = render(context);
  const page = withPlaces(render({ ...context, site: markedSite(context.site) }));
  const plain = unmarked(html);
  return withoutPlaces(page) === plain ? page : plain;
}

/** The page with the code that opens its words for editing, and the token that this run of the preview wants with each change. */
export function withEditPanel(html: string): string {
  return html
    .replace('</head>', () => `<meta name="edit-token" content="${editToken()}"></head>`)
    .replace(
      '</body>',
      () => '<script type="module" src="/src/dev/edit-page/panel/start.ts"></script></body>',
    );
}
