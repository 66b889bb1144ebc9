import type { Action } from '#content/schemas/parts/action.ts';
import { offerHasBegun, offerProps } from '#page/offers.ts';
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
