import { hasBegun, hasEnded, lastMomentWritten } from '#content/calendar.ts';
import { factWords } from '#content/facts/quoted-facts.ts';
import type { Action } from '#content/schemas/parts/action.ts';
import { find } from '#content/site.ts';
import type { View } from '#page/view.ts';
import { OfferSection } from '#sections/offer.tsx';
import { ProseSection } from '#sections/prose.tsx';
import type { BandTone } from '#ui/band.tsx';
import { actionButtons } from './action-button.tsx';

type OfferBandProps = {
  view: View;
  offer: string;
  heading?: string | undefined;
  introHtml?: string | undefined;
  id?: string | undefined;
  tone?: BandTone | undefined;
  actions: Action[];
  html?: string | undefined;
};

/**
 * A priced special; the words and the price come from its file, the state from the build clock. Before its first day
 * only what the page itself says of it is shown.
 */
export function OfferBand({ view, offer: id, actions, ...band }: OfferBandProps) {
  const { language } = view;
  const offer = find(view.site, 'offers', id).data;
  const title = offer.titles[language];
  if (!hasBegun(offer, view.site.now)) {
    const { id: anchor, tone, heading = title, html } = band;
    // Links to the place still arrive.
    if (html === undefined) return anchor && <div id={anchor} />;
    return <ProseSection id={anchor} tone={tone} heading={heading} html={html} />;
  }
  const price = find(view.site, 'facts', offer.amount).data;
  return (
    <OfferSection
      {...band}
      heading={band.heading ?? title}
      title={title}
      price={factWords(price, language)}
      priceNote={offer.amountNote?.[language]}
      includes={offer.includes[language] ?? offer.includes.en}
      costsNote={offer.costs[language]}
      creditNote={offer.credit?.[language]}
      validity={offer.validity[language]}
      validThrough={lastMomentWritten(offer)}
      ended={hasEnded(offer, view.site.now)}
      endedText={offer.ended?.[language]}
      endedLabel={view.words.ended}
      actions={actionButtons(view, actions)}
    />
  );
}
