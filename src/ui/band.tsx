import type { ReactNode } from 'react';
import { noWrapPattern } from '#content/markdown/no-wrap-pattern.ts';
import { joinClasses, tw } from './classes.ts';
import { Prose } from './prose.tsx';

const noWrapRegExp = new RegExp(`(${noWrapPattern})`, 'u');

/** Plain text in which phone numbers, ranges and similar units don't wrap. */
export function UnbrokenText({ text }: { text: string }) {
  // `split` puts the captured units at odd indexes.
  return text.split(noWrapRegExp).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/** Style of a heading inside a band. */
export const partHeadingClass = tw`text-h3/tight`;

type BandFrameProps = Pick<BandProps, 'id' | 'joined' | 'tone' | 'children'> & {
  /** First and last day of the season in which a script hides the band. */
  hiddenDuring?: string | undefined;
  hidden?: boolean | undefined;
};

const toneClass = {
  plain: tw`band`,
  sand: tw`bg-sand py-band`,
  mist: tw`bg-mist py-band`,
};

/** A band: a full-width section of a page. */
export function BandFrame({ id, tone = 'plain', joined, hiddenDuring, hidden, children }: BandFrameProps) {
  return (
    <section
      className={toneClass[tone]}
      id={id}
      data-joined={joined ? '' : undefined}
      data-hidden-during={hiddenDuring}
      hidden={hidden}
    >
      {children}
    </section>
  );
}

export type BandProps = {
  id?: string | undefined;
  /** Moves the band closer to the one above. */
  joined?: boolean | undefined;
  /** Sand highlights one band of a page. Mist is the background of forms. */
  tone?: keyof typeof toneClass | undefined;
  heading?: string | undefined;
  introHtml?: string | undefined;
  /** Content of the heading column, below the heading if there is one, such as a table of contents. */
  aside?: ReactNode;
  /** Places the heading above a full-width body instead of beside it. */
  wide?: boolean | undefined;
  children?: ReactNode;
};

export function Band({ id, joined, tone, heading, introHtml, aside, wide, children }: BandProps) {
  const hasHeadingColumn = heading !== undefined || introHtml !== undefined || aside !== undefined;
  const isSideBySide = hasHeadingColumn && !wide;
  return (
    <BandFrame id={id} joined={joined} tone={tone}>
      <div
        className={joinClasses(
          tw`page-column`,
          isSideBySide && tw`lg:grid lg:grid-cols-[18.5rem_1fr] lg:gap-x-[6vw]`,
        )}
      >
        {hasHeadingColumn && (
          <div
            className={joinClasses(
              tw`[&>div]:mt-3 [&>div]:text-soft`,
              isSideBySide ? tw`mb-6 lg:mb-0` : tw`mb-8`,
            )}
          >
            {heading && (
              <h2>
                <UnbrokenText text={heading} />
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
