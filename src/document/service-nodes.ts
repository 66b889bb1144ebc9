import type { Country, Offer, Service, State } from 'schema-dts';
import type { DataOf } from '#content/collections.ts';
import { isCurrent, lastMoment } from '#content/offers.ts';
import { find } from '#content/site.ts';
import type { Page, Site } from '#content/site.ts';
import { absolute } from './head.ts';
import { firmId } from './node-ids.ts';
import { offersOn } from './page-parts.ts';

type OfferData = DataOf<'offers'>;

/** Offers that hold now: one to come is not on the page yet, an ended one is there as ended. */
export function services(site: Site, page: Page): Service[] {
  return offersOn(page)
    .map((id) => find(site, 'offers', id).data)
    .filter((offer) => isCurrent(offer, site.now))
    .map((offer) => ({
      '@type': 'Service',
      name: offer.titles[page.language],
      provider: { '@id': firmId(site) },
      areaServed: areaServed(site, offer.jurisdiction),
      offers: priceOf(site, page, offer),
    }));
}

function priceOf(site: Site, page: Page, offer: OfferData): Offer {
  return {
    '@type': 'Offer',
    price: String(find(site, 'facts', offer.amount).data.value),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: absolute(site, page.path),
    validFrom: offer.validFrom,
    ...(offer.validThrough && {
      priceValidUntil: lastMoment(offer)?.toISOString() ?? offer.validThrough,
    }),
  };
}

function areaServed(site: Site, jurisdiction: OfferData['jurisdiction']): State | State[] | Country {
  switch (jurisdiction) {
    case 'federal':
      return { '@type': 'Country', name: 'United States' };
    case 'firm':
      return site.firm.areasServed.map(state);
    case 'florida':
      return state('Florida');
    case 'colorado':
      return state('Colorado');
  }
}

function state(name: string): State {
  return { '@type': 'State', name };
}
