import { hasBegun, hasEnded, formatEndTime } from '#content/calendar.ts';
import { getFactText } from '#content/facts/fact-texts.ts';
import type { Action } from '#practice/schemas/parts/action.ts';
import { getEntry } from '#content/site.ts';
import type { View } from '#site/view/view.ts';
import { Amount, OfferSection } from '#site/sections/offer.tsx';
import { ProseSection } from '#site/sections/prose.tsx';
import type { BandProps } from '#ui/band.tsx';
import { renderActionButtons } from './action-button.tsx';
import { tw } from '#ui/classes.ts';

type OfferBandProps = Pick<BandProps, 'id' | 'heading' | 'introHtml' | 'tone'> & {
  view: View;
  /** File name of the offer. */
  offer: string;
  actions: Action[];
  /** Omits the list of included services. */
  brief?: boolean | undefined;
  /** The page's own text about the offer. */
  html?: string | undefined;
};

/** An offer with a price. Before its first day, only the page's own text is shown. */
export function OfferBand({ view, offer: id, actions, brief, ...band }: OfferBandProps) {
  const { includes, ...offer } = buildOfferProps(view, id);
  const { heading = offer.title, html } = band;
  if (hasOfferBegun(view, id)) {
    return (
      <OfferSection
        {...band}
        {...offer}
        includes={brief ? [] : includes}
        heading={heading}
        actions={renderActionButtons(view, actions)}
      />
    );
  }
  // An empty element, so that links to its fragment still work.
  if (html === undefined) return band.id && <div id={band.id} />;
  return <ProseSection id={band.id} heading={heading} html={html} />;
}

/** A current offer's title, price and last day, for a hero. */
export function OfferPrice({ view, offer }: { view: View; offer: string }) {
  const { title, price, priceNote, validity, validThrough } = buildOfferProps(view, offer);
  return (
    <div className={validThrough && tw`data-ended:hidden`} data-valid-through={validThrough}>
      <p className="font-serif text-h3/tight font-bold">{title}</p>
      <Amount price={price} note={priceNote} />
      {validThrough && <b>{validity}</b>}
    </div>
  );
}

/** Builds an offer's props: text and price from their files, and whether it has ended by the build date. */
function buildOfferProps({ site, language, frame }: View, id: string) {
  const offer = getEntry(site, 'offers', id).data;
  return {
    title: offer.titles[language],
    price: getFactText(getEntry(site, 'facts', offer.amount).data, language),
    priceNote: offer.amountNote?.[language],
    includes: offer.includes[language] ?? offer.includes.en,
    costsNote: offer.costs[language],
    validity: offer.validity[language],
    validThrough: formatEndTime(offer),
    ended: hasEnded(offer, site.now),
    endedText: offer.ended?.[language],
    endedLabel: frame.ended,
  };
}

/** Whether the offer has begun and hasn't ended by the build date. */
export function isOfferCurrent(view: View, id: string): boolean {
  return hasOfferBegun(view, id) && !hasOfferEnded(view, id);
}

/** Whether the offer's first day has come. */
function hasOfferBegun({ site }: View, id: string): boolean {
  return hasBegun(getEntry(site, 'offers', id).data, site.now);
}

/** Whether the offer has ended by the build date. `src/client/on-demand/ended-offers.ts` handles offers that end later. */
export function hasOfferEnded({ site }: View, id: string): boolean {
  return hasEnded(getEntry(site, 'offers', id).data, site.now);
}
