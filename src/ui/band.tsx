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

/** `mist` is a light tint, `deep` the dark closing of a page, `urgent` the colour of deadlines. */
export type BandTone = 'plain' | 'mist' | 'deep' | 'urgent';

export type BandProps = {
  id?: string | undefined;
  tone?: BandTone | undefined;
  heading?: string | undefined;
  introHtml?: string | undefined;
  /** Takes the place of the heading in a band that has none, such as a table of contents. */
  aside?: ReactNode;
  /** The heading stands above a body of full width, not beside it. */
  wide?: boolean | undefined;
  children?: ReactNode;
};

export function Band({ id, tone = 'plain', heading, introHtml, aside, wide, children }: BandProps) {
  const headed = heading !== undefined || introHtml !== undefined || aside !== undefined;
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
            {aside}
          </div>
        )}
        <div className="bb">{children}</div>
      </div>
    </section>
  );
}
