import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
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
      <div className="offer" data-valid-through={validThrough} data-ended={ended ? '' : undefined}>
        {!ended && (
          <div className="now">
            <div>
              <h3>{title}</h3>
              <PointList items={includes} />
            </div>
            <div className="tag">
              <p className="price">
                <b>{price}</b> {priceNote}
              </p>
              {validity && <p className="until">{validity}</p>}
              <p>{costsNote}</p>
              {creditNote && <p>{creditNote}</p>}
              {actions && <Actions>{actions}</Actions>}
            </div>
          </div>
        )}
        {endedText && (
          <div className="then">
            <p className="eye">{endedLabel}</p>
            <h3>{title}</h3>
            <p>
              <s>{price}</s> {priceNote}
            </p>
            <Prose>{endedText}</Prose>
            {ended && actions && <Actions>{actions}</Actions>}
          </div>
        )}
      </div>
      {children}
    </Band>
  );
}
