import { pathOf } from '#content/routes/routes.ts';
import { all } from '#content/site.ts';
import { pageLink } from '#page/links.ts';
import type { View } from '#page/view.ts';
import { Band } from '#ui/band.tsx';
import { TextLink } from '#ui/links.tsx';
import { Prose } from '#ui/prose.tsx';

/** The guides that name this page as theirs. Pages that are nearly full have them: no class of its own. */
export function GuideLinks({ view }: { view: View }) {
  const guides = all(view.site, 'guides')
    .filter(({ data }) => data.pages.includes(view.page.path))
    .toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
  if (guides.length === 0) return undefined;
  return (
    <Band heading={view.words.guides}>
      <Prose>
        <ul>
          {guides.map((guide) => (
            <li key={guide.id}>
              <TextLink {...pageLink(view, pathOf(guide))} />
            </li>
          ))}
        </ul>
      </Prose>
    </Band>
  );
}
