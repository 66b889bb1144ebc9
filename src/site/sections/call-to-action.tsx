import type { ReactNode } from 'react';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { Prose } from '#ui/prose.tsx';

type CallToActionSectionProps = Pick<BandProps, 'id'> & {
  heading: string;
  html?: string | undefined;
  actions: ReactNode;
  /** Content beside the text, such as an address. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The dark band that closes a page. On wide screens, its second column has other content or the buttons. */
export function CallToActionSection(props: CallToActionSectionProps) {
  const { id, heading, html, actions, aside, children } = props;
  return (
    <section
      className="on-deep border-t-4 border-sun py-12 has-[+[data-joined]]:pb-4"
      id={id}
      data-closing=""
    >
      <div
        className={joinClasses(
          tw`page-column grid grid-cols-1 gap-x-gap`,
          aside ? tw`gap-y-8 md:grid-cols-2` : tw`lg:grid-cols-2 lg:items-center`,
        )}
      >
        <div>
          <h2 className="mb-4 text-white">{heading}</h2>
          {html && <Prose html={html} lead />}
          {aside && <Actions stacked>{actions}</Actions>}
          {children}
        </div>
        {aside ? (
          <div className="[&_:is(h2,h3)]:text-white">{aside}</div>
        ) : (
          <Actions stacked>{actions}</Actions>
        )}
      </div>
    </section>
  );
}
