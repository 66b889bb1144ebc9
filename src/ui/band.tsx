import type { ReactNode } from 'react';
import { unbroken } from '#typography/unbroken.ts';
import { classes } from './classes.ts';
import { Prose } from './prose.tsx';

const together = new RegExp(`(${unbroken})`, 'u');

/** Plain words, with what belongs together kept on one line. */
function Unbroken({ text }: { text: string }) {
  // What the pattern captures stands at every second place.
  return text.split(together).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="nb">
        {part}
      </span>
    ),
  );
}

/** `deep` is the ground of the horizon: dark, for the closing of a page. */
export type BandTone = 'plain' | 'mist' | 'deep' | 'urgent';

export type BandProps = {
  id?: string | undefined;
  tone?: BandTone | undefined;
  heading?: string | undefined;
  introHtml?: string | undefined;
  /** Stands where the heading would, for a band that has none. */
  beside?: ReactNode;
  /** The heading stands above a body of full width, not beside it. */
  wide?: boolean | undefined;
  children?: ReactNode;
};

export function Band({ id, tone = 'plain', heading, introHtml, beside, wide, children }: BandProps) {
  const headed = heading !== undefined || introHtml !== undefined || beside !== undefined;
  return (
    <section className={classes('band', tone !== 'plain' && tone)} id={id}>
      <div className={classes('in', headed && !wide && 'side')}>
        {headed && (
          <div className="bh">
            {heading && (
              <h2>
                <Unbroken text={heading} />
              </h2>
            )}
            {introHtml && <Prose html={introHtml} />}
            {beside}
          </div>
        )}
        <div className="bb">{children}</div>
      </div>
    </section>
  );
}
