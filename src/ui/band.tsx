import type { ReactNode } from 'react';
import { unbroken } from '#typography/unbroken.ts';
import { classes, tw } from './classes.ts';
import { Prose } from './prose.tsx';

const together = new RegExp(`(${unbroken})`, 'u');

/** Plain words, with what belongs together kept on one line. */
export function Unbroken({ text }: { text: string }) {
  // What the pattern captures stands at every second place.
  return text.split(together).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/** A heading within a band that has none of its own. */
export const partHeading = tw('font-serif text-h3/tight font-bold');

/** `mist` is a light tint, `sand` the one loud band of a page, `urgent` the color of deadlines. */
export type BandTone = 'plain' | 'mist' | 'sand' | 'urgent';

const toneClass = {
  plain: undefined,
  mist: tw('bg-mist'),
  sand: tw('bg-sand'),
  urgent: tw('bg-blush'),
} satisfies { [tone in BandTone]: string | undefined };

type BandFrameProps = Pick<BandProps, 'id' | 'tone' | 'children'> & {
  /** For a band of small things. */
  thin?: boolean | undefined;
  /** Goes on with the band above it. */
  joined?: boolean | undefined;
  /** The ends of a season in which a script hides the band. */
  outside?: string | undefined;
  hidden?: boolean | undefined;
};

/** What parts a page into bands: a tint, and a line below another band. */
export function BandFrame({ id, tone = 'plain', thin, joined, outside, hidden, children }: BandFrameProps) {
  return (
    <section
      className={classes(
        'print:py-3',
        joined ? 'pb-gap' : '[[data-band]+&]:border-t [[data-band]+&]:border-line',
        !joined && (thin ? 'py-gap' : 'py-band'),
        toneClass[tone],
      )}
      id={id}
      data-band=""
      data-outside={outside}
      hidden={hidden}
    >
      {children}
    </section>
  );
}

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

export function Band({ id, tone, heading, introHtml, aside, wide, children }: BandProps) {
  const headed = heading !== undefined || introHtml !== undefined || aside !== undefined;
  const beside = headed && !wide;
  return (
    <BandFrame id={id} tone={tone}>
      <div
        className={classes(
          'page-column',
          beside && 'lg:grid lg:grid-cols-[18.5rem_1fr] lg:gap-x-[clamp(3rem,6vw,5.5rem)]',
        )}
      >
        {headed && (
          <div className={classes('[&>div]:mt-4 [&>div]:text-soft', beside ? 'mb-6 lg:mb-0' : 'mb-6')}>
            {heading && (
              <h2>
                <Unbroken text={heading} />
              </h2>
            )}
            {introHtml && <Prose html={introHtml} />}
            {aside}
          </div>
        )}
        <div className="[&>*+*]:mt-6">{children}</div>
      </div>
    </BandFrame>
  );
}
