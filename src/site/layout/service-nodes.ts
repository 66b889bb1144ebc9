import type { Country, IdReference, Offer, Service, State } from 'schema-dts';
import { isCurrent, formatEndTime } from '#content/calendar.ts';
import type { DataOf } from '#practice/collections.ts';
import { listShownOffers } from '#practice/page-parts.ts';
import { getEntry } from '#content/site.ts';
import type { Page, Site } from '#practice/site.ts';
import { toAbsoluteUrl } from './head.ts';

/** Builds the `@id` that other nodes use to reference the firm. */
export function buildFirmId(site: Site): string {
  return toAbsoluteUrl(site, '/#firm');
}

/** Builds a reference to another node. The explicit return type keeps TypeScript from comparing `{ '@id': … }` with every schema.org type, which is slow. */
export function buildNodeReference(id: string): IdReference {
  return { '@id': id };
}

function listPageOffers({ entry }: Page): string[] {
  if (entry.collection === 'estate') return [entry.data.special.offer];
  if (entry.collection === 'immigration') return [entry.data.consultation.offer];
  return [...new Set(listShownOffers(entry))];
}

type OfferData = DataOf<'offers'>;

/**
 * Builds the page's services with their current offers, without future or ended ones. A tax page includes its service even
 * without a current offer.
 */
export function buildServices(site: Site, page: Page): Service[] {
  const taxData = page.entry.collection === 'tax' ? page.entry.data : undefined;
  const offerIds = listPageOffers(page).filter((id) =>
    isCurrent(getEntry(site, 'offers', id).data, site.now),
  );
  const nodes = offerIds.map((id) => {
    const offer = getEntry(site, 'offers', id).data;
    const name = id === taxData?.service.offer ? taxData.service.name : offer.titles[page.language];
    return { ...buildService(site, name, offer.jurisdiction), offers: buildOffer(site, page, offer) };
  });
  if (taxData === undefined || offerIds.some((id) => id === taxData.service.offer)) return nodes;
  return [...nodes, buildService(site, taxData.service.name, taxData.state)];
}

function buildService(site: Site, name: string, jurisdiction: OfferData['jurisdiction']) {
  return {
    '@type': 'Service',
    name,
    provider: buildNodeReference(buildFirmId(site)),
    areaServed: buildArea(site, jurisdiction),
  } as const satisfies Service;
}

function buildOffer(site: Site, page: Page, offer: OfferData): Offer {
  const end = formatEndTime(offer);
  return {
    '@type': 'Offer',
    price: String(getEntry(site, 'facts', offer.amount).data.value),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: toAbsoluteUrl(site, page.path),
    ...(offer.validFrom !== undefined && { validFrom: offer.validFrom }),
    ...(end !== undefined && { priceValidUntil: end }),
  };
}

function buildArea(site: Site, jurisdiction: OfferData['jurisdiction']): State | State[] | Country {
  switch (jurisdiction) {
    case 'federal':
      return { '@type': 'Country', name: 'United States' };
    case 'firm':
      return site.firm.areasServed.map(buildStateNode);
    case 'florida':
      return buildStateNode('Florida');
    case 'colorado':
      return buildStateNode('Colorado');
  }
}

export function buildStateNode(name: string): State {
  return { '@type': 'State', name };
}
