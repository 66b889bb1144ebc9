import type { PlaceCounty, Places } from '#client/places/places-data.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { pathOf } from '#content/routes/routes.ts';
import { all, find } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { foldName } from '#content/source/slug.ts';
import { pathInLanguage } from './links.ts';
import { fill, telephone } from './view.ts';
import type { View } from './view.ts';

/** The file that the place finder fetches when its field gets focus. */
export const placesFile = 'places.json';

function finderWords(site: Site) {
  return find(site, 'place-finder', 'place-finder').data;
}

/** Texts of the place finder before its list is loaded. */
export function placeFinderProps({ site, language }: View) {
  const { label, hint, button, failed } = finderWords(site);
  return {
    label: label[language],
    hint: hint[language],
    button: button[language],
    failed: failed[language],
  };
}

/** All counties of Florida with their courts, the communities of counties with a page, and the texts of the answers. */
export function placesOf(site: Site): Places {
  const words = finderWords(site);
  const { phone } = find(site, 'offices', site.firm.mainOffice).data;
  return {
    copy: inEachLanguage((language) => {
      const { county, call } = find(site, 'frames', language).data;
      return {
        county,
        inCounty: words.inCounty[language],
        page: words.page[language],
        pages: pagesIn(site, language),
        unknown: words.unknown[language],
        call: { href: telephone(phone), label: fill(call, { phone }) },
        consultation: {
          href: pathInLanguage(site, site.firm.consultationForm, language),
          label: words.consultation[language],
        },
      };
    }),
    counties: countiesOf(site),
  };
}

/** The county pages that are translated into a language, by county name; none for English. */
function pagesIn(site: Site, language: Language): { [county: string]: string } {
  const pages = all(site, 'counties').flatMap((county) => {
    const path = pathOf(county);
    const translated = pathInLanguage(site, path, language);
    return translated === path ? [] : [[county.data.name, translated] as const];
  });
  return Object.fromEntries(pages);
}

function countiesOf(site: Site): PlaceCounty[] {
  const pages = new Map(all(site, 'counties').map((county) => [foldName(county.data.name), county]));
  const { circuits } = find(site, 'florida-counties', 'florida-counties').data;
  return circuits.flatMap(({ short, counties }) =>
    counties.map(({ name, seat }) => {
      const page = pages.get(foldName(name));
      if (page === undefined) return { name, circuit: short, seat };
      const { names, groups = [] } = page.data.communities;
      const places = (names ?? groups.flatMap((group) => group.names)).filter((place) => place !== seat);
      return { name, circuit: short, seat, page: pathOf(page), places };
    }),
  );
}
