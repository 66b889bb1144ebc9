import type { RenderContext } from '#site-build/render-context.ts';
import { editToken } from '../edit-token.ts';
import { markedSite } from './marked-site.ts';
import { unmarked } from './marks.ts';
import { withoutPlaces, withPlaces } from './places-in-html.ts';

/**
 * A page as `draw` draws it, each element with the places of its words in `content/`. Where marks would change more of the
 * page than that, it comes without places: the preview shows what a build writes.
 */
export function editablePage(
  context: RenderContext,
  draw: (context: RenderContext) => string | undefined,
): string | undefined {
  const drawn = draw(context);
  const marked = drawn && draw({ ...context, site: markedSite(context.site) });
  if (drawn === undefined || marked === undefined) return drawn;
  const page = withPlaces(marked);
  const plain = unmarked(drawn);
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
