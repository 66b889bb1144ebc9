import { listCountyPages } from '#site/view/counties.ts';
import { buildPlaceFinderProps } from '#site/view/places.ts';
import type { View } from '#site/view/view.ts';
import { CountyNamesSection } from '#site/sections/county-names.tsx';
import { Hero } from '#site/sections/hero.tsx';
import { LinkButton } from '#ui/buttons.tsx';
import { Prose } from '#ui/prose.tsx';
import { ActionButton } from './action-button.tsx';

/** Content of the 404 page. */
export function NotFound({ view }: { view: View }) {
  const { mainOffice, notFound } = view.site.firm;
  return (
    <div data-not-found="">
      <Hero
        heading={notFound.code}
        leadText={<p>{notFound.text}</p>}
        actions={
          <>
            <LinkButton href="/">{notFound.link}</LinkButton>
            <ActionButton view={view} variant="quiet" action={{ do: 'call', office: mainOffice }} />
          </>
        }
        art="signpost"
      >
        <Prose html={notFound.help} />
      </Hero>
      <CountyNamesSection
        heading={notFound.counties}
        finder={buildPlaceFinderProps(view, 'court')}
        counties={listCountyPages(view)}
      />
    </div>
  );
}
