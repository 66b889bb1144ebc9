import { pathOf } from '#content/routes/routes.ts';
import { all } from '#content/site.ts';
import { pageLink } from '#page/links.ts';
import type { View } from '#page/view.ts';
import { Band, BandFrame } from '#ui/band.tsx';
import { TextLink } from '#ui/links.tsx';
import { Prose } from '#ui/prose.tsx';

/** More stand on the page that lists them all. */
const mostListed = 3;

/** The guides that name this page as theirs. Pages that are nearly full have them: no class of its own. */
export function GuideLinks({ view }: { view: View }) {
  const { words, site } = view;
  const guides = all(site, 'guides')
    .filter(({ data }) => data.pages.includes(view.page.path))
    .toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id))
    .map((guide) => pageLink(view, pathOf(guide)));
  const [first, second] = guides;
  if (first === undefined) return undefined;
  if (second === undefined) {
    return (
      <BandFrame thin>
        <p className="page-column">
          {words.guides}: <TextLink {...first} />
        </p>
      </BandFrame>
    );
  }
  const listed = guides.slice(0, mostListed);
  const links =
    listed.length < guides.length
      ? [...listed, pageLink(view, site.firm.guideList, words.allGuides)]
      : listed;
  return (
    <Band heading={words.guides}>
      <Prose>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <TextLink {...link} />
            </li>
          ))}
        </ul>
      </Prose>
    </Band>
  );
}
