import type { PlaceCounty, Places } from '#client/places/places-data.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { buildPath } from '#content/routes/routes.ts';
import { listCollection, getEntry } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import type { PlaceFinderProps } from '#ui/place-finder.tsx';
import { foldName } from '#content/source/slug.ts';
import { findPathInLanguage } from './links.ts';
import { fill, buildPhoneHref } from './view.ts';
import type { View } from './view.ts';

/** The file that the place finder fetches when a visitor focuses or clicks it. */
export const placesFile = 'places.json';

function getFinderCopy(site: Site) {
  return getEntry(site, 'place-finder', 'place-finder').data;
}

/** Builds the props of the place finder. `target` is what the visitor looks up: a court or a county. */
export function buildPlaceFinderProps({ site, language }: View, target: PlaceFinderProps['target']) {
  const { label, hint, button, countyButton, failed } = getFinderCopy(site);
  return {
    target,
    label: label[language],
    hint: hint[language],
    button: (target === 'court' ? button : countyButton)[language],
    loadError: failed[language],
  };
}

/** Collects all Florida counties with their circuits and seats, the communities of counties with a page, and the text of the results. */
export function collectPlaces(site: Site): Places {
  const copy = getFinderCopy(site);
  const { phone } = getEntry(site, 'offices', site.firm.mainOffice).data;
  return {
    copy: mapLanguages((language) => {
      const { county, call } = getEntry(site, 'frames', language).data;
      return {
        county,
        inCounty: copy.inCounty[language],
        circuit: copy.circuit[language],
        page: copy.page[language],
        pages: mapCountyPages(site, language),
        unknown: copy.unknown[language],
        unknownCounty: copy.unknownCounty[language],
        call: { href: buildPhoneHref(phone), label: fill(call, { phone }) },
        consultation: {
          href: findPathInLanguage(site, site.firm.consultationForm, language),
          label: copy.consultation[language],
        },
      };
    }),
    counties: listCounties(site),
  };
}

/** Maps county names to the paths of their translated pages. Empty for English. */
function mapCountyPages(site: Site, language: Language): { [county: string]: string } {
  const pages = listCollection(site, 'counties').flatMap((county) => {
    const path = buildPath(county);
    const translated = findPathInLanguage(site, path, language);
    return translated === path ? [] : [[county.data.name, translated] as const];
  });
  return Object.fromEntries(pages);
}

function listCounties(site: Site): PlaceCounty[] {
  const pages = new Map(
    listCollection(site, 'counties').map((county) => [foldName(county.data.name), county]),
  );
  const { circuits } = getEntry(site, 'florida-counties', 'florida-counties').data;
  return circuits.flatMap(({ short, counties }) =>
    counties.map(({ name, names, otherSpellings, seat }) => {
      const county = { name, names, otherSpellings, circuit: short, seat };
      const page = pages.get(foldName(name));
      if (page === undefined) return county;
      const { names: communities, groups = [] } = page.data.communities;
      const places = (communities ?? groups.flatMap((group) => group.names)).filter(
        (place) => place !== seat,
      );
      return { ...county, page: buildPath(page), places };
    }),
  );
}
