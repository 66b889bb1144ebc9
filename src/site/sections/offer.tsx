import type { ReactNode } from 'react';
import { Band, BandFrame } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { PointList } from '#ui/lists.tsx';
import { Prose } from '#ui/prose.tsx';

type OfferSectionProps = BandProps & {
  title: string;
  price: string;
  /** Follows the price: "flat fee", "per consultation". */
  priceNote?: string | undefined;
  html?: string | undefined;
  includes: string[];
  /** Names the costs that the price does not include. */
  costsNote: string;
  /** Validity in words: "Until January 31, 2027". */
  validity?: string | undefined;
  /** The end of the last day, as an ISO date and time with UTC offset. */
  validThrough?: string | undefined;
  ended: boolean;
  /** Text shown after the offer ends. It is prerendered, so that a script can show it instead of the offer. */
  endedText?: string | undefined;
  /** Label at the start of the text of an ended offer. */
  endedLabel: string;
  actions?: ReactNode;
};

type AmountProps = { price: string; note: string | undefined };

export function Amount({ price, note }: AmountProps) {
  return (
    <>
      <p className="font-serif text-h1/tight font-bold">
        <b>{price}</b>
      </p>
      <p>{note}</p>
    </>
  );
}

export function OfferSection(props: OfferSectionProps) {
  const { title, price, priceNote, html, includes, costsNote } = props;
  const { validity, validThrough, ended, endedText, endedLabel, actions, children, ...band } = props;
  const endedLine = endedText && (
    <p className="text-s">
      <b>{endedLabel}:</b> {title}, {price} {priceNote}. {endedText}
    </p>
  );
  const hasList = includes.length > 0;
  if (ended && !html) {
    return (
      <BandFrame id={band.id} joined>
        <div className="page-column text-soft" data-offer="" data-valid-through={validThrough} data-ended="">
          {endedLine}
        </div>
      </BandFrame>
    );
  }
  const card = (
    <>
      {html && <Prose html={html} />}
      <div data-offer="" data-valid-through={validThrough} data-ended={ended ? '' : undefined}>
        {!ended && (
          <div
            className={joinClasses(
              tw`grid grid-cols-1 gap-5 rounded-md bg-white p-edge [border:1px_solid_var(--color-edge)] in-data-ended:hidden`,
              // Without a list, the price is beside its conditions.
              !hasList && tw`md:grid-cols-[1fr_2fr]`,
            )}
          >
            <div>
              {hasList && <h3>{title}</h3>}
              <Amount price={price} note={priceNote} />
            </div>
            <div className="grid grid-cols-1 gap-5">
              {validity && (
                <p className="pl-3 font-bold [border-left:4px_solid_var(--color-sun)]">{validity}</p>
              )}
              {hasList && <PointList items={includes} columns={2} />}
              <p className="max-w-2xl text-s text-soft">{costsNote}</p>
              {actions && <Actions space="s">{actions}</Actions>}
            </div>
          </div>
        )}
        {endedLine && <div className="hidden in-data-ended:block">{endedLine}</div>}
      </div>
      {children}
    </>
  );
  // Without a list, the price is for the services in the band above.
  return hasList ? (
    <Band {...band}>{card}</Band>
  ) : (
    <BandFrame id={band.id} tone="sand">
      <div className="page-column">{card}</div>
    </BandFrame>
  );
}
