import { hasBegun, hasEnded, lastMomentWritten } from '#content/calendar.ts';
import { factWords } from '#content/facts/fact-words.ts';
import type { Action } from '#practice/schemas/parts/action.ts';
import { find } from '#content/site.ts';
import type { View } from '#page/view.ts';
import { OfferSection } from '#sections/offer.tsx';
import { ProseSection } from '#sections/prose.tsx';
import type { BandProps } from '#ui/band.tsx';
import { actionButtons } from './action-button.tsx';

type OfferBandProps = Pick<BandProps, 'id' | 'tone' | 'heading' | 'introHtml'> & {
  view: View;
  /** Its file name. */
  offer: string;
  actions: Action[];
  /** Without what is included. */
  brief?: boolean | undefined;
  /** What the page itself says of it. */
  html?: string | undefined;
};

/** A priced special. Before its first day only what the page itself says of it is shown. */
export function OfferBand({ view, offer: id, actions, brief, ...band }: OfferBandProps) {
  const { includes, ...offer } = offerProps(view, id);
  const { heading = offer.title, html } = band;
  if (offerHasBegun(view, id)) {
    return (
      <OfferSection
        {...band}
        {...offer}
        includes={brief ? [] : includes}
        heading={heading}
        actions={actionButtons(view, actions)}
      />
    );
  }
  // Links to the place still arrive.
  if (html === undefined) return band.id && <div id={band.id} />;
  return <ProseSection id={band.id} tone={band.tone} heading={heading} html={html} />;
}

/** A priced special: its words and its price from their files, its state from the build clock. */
function offerProps({ site, language, words }: View, id: string) {
  const offer = find(site, 'offers', id).data;
  return {
    title: offer.titles[language],
    price: factWords(find(site, 'facts', offer.amount).data, language),
    priceNote: offer.amountNote?.[language],
    includes: offer.includes[language] ?? offer.includes.en,
    costsNote: offer.costs[language],
    validity: offer.validity[language],
    validThrough: lastMomentWritten(offer),
    ended: hasEnded(offer, site.now),
    endedText: offer.ended?.[language],
    endedLabel: words.ended,
  };
}

/** Before its first day an offer is not shown. */
function offerHasBegun({ site }: View, id: string): boolean {
  return hasBegun(find(site, 'offers', id).data, site.now);
}

/** On the day of this build; what ends later, the page itself notices (`src/client/on-demand/ended-offers.ts`). */
export function offerHasEnded({ site }: View, id: string): boolean {
  return hasEnded(find(site, 'offers', id).data, site.now);
}
