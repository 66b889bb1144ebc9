import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { PointList } from '#ui/lists.tsx';
import { Prose } from '#ui/prose.tsx';

type OfferSectionProps = BandProps & {
  title: string;
  price: string;
  /** What the price is for, right behind it: "flat fee", "per consultation". */
  priceNote?: string | undefined;
  html?: string | undefined;
  includes: string[];
  /** What the price does not cover. */
  costsNote: string;
  creditNote?: string | undefined;
  /** How long it holds, in words: "Until January 31, 2027". */
  validity?: string | undefined;
  /** The last moment, as an ISO date and time with its offset. */
  validThrough?: string | undefined;
  ended: boolean;
  /**
   * What stands in its place afterwards; on the page from the
   * start, so that a script can change over without a shift.
   */
  endedText?: string | undefined;
  /** Names the state of an offer that is over. */
  endedLabel: string;
  actions?: ReactNode;
};

export function OfferSection(props: OfferSectionProps) {
  const { title, price, priceNote, html, includes, costsNote, creditNote } = props;
  const { validity, validThrough, ended, endedText, endedLabel, actions, children, ...band } = props;
  return (
    <Band {...band}>
      {html && <Prose html={html} />}
      <div
        className="grid grid-cols-1"
        data-offer=""
        data-valid-through={validThrough}
        data-ended={ended ? '' : undefined}
      >
        {!ended && (
          <div className="col-start-1 row-start-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-10 gap-y-6 rounded-md bg-white p-[clamp(min(1.25rem,6.3vw),3vw,2rem)] [border:1px_solid_var(--color-edge)] in-data-ended:invisible">
            <div className="flex flex-col gap-[0.6rem]">
              <h3>{title}</h3>
              {includes.length > 0 && <PointList items={includes} />}
            </div>
            <div>
              <div className="flex flex-col gap-[0.6rem]">
                <p>
                  <b className="block font-serif text-[clamp(2.5rem,6vw,3.5rem)] leading-none font-normal text-deep">
                    {price}
                  </b>{' '}
                  {priceNote}
                </p>
                {validity && (
                  <p className="pl-3 font-bold [border-left:4px_solid_var(--color-sun)]">{validity}</p>
                )}
                <p>{costsNote}</p>
                {creditNote && <p>{creditNote}</p>}
              </div>
              {actions && (
                <Actions space="m" grow>
                  {actions}
                </Actions>
              )}
            </div>
          </div>
        )}
        {endedText && (
          <div className="invisible col-start-1 row-start-1 rounded-md bg-white p-[clamp(min(1.25rem,6.3vw),3vw,2rem)] [border:1px_solid_var(--color-edge)] in-data-ended:visible in-data-ended:bg-transparent in-data-ended:[border-style:dashed]">
            <div className="flex flex-col gap-[0.6rem]">
              <Eyebrow>{endedLabel}</Eyebrow>
              <h3>{title}</h3>
              <p>
                <s>{price}</s> {priceNote}
              </p>
              <Prose>{endedText}</Prose>
            </div>
            {ended && actions && (
              <Actions space="m" grow>
                {actions}
              </Actions>
            )}
          </div>
        )}
      </div>
      {children}
    </Band>
  );
}
