import type { ReactNode } from 'react';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { Prose } from '#ui/prose.tsx';

/** The sun over the front range, on one line. */
function Horizon() {
  return (
    <Drawing className="h-25 bg-sky print:hidden" viewBox="0 0 1200 100" preserveAspectRatio="xMidYMax slice">
      <circle className="fill-sun stroke-none" cx="700" cy="100" r="46" />
      <path
        className="fill-haze stroke-none forced-colors:fill-[Canvas]"
        d="M740 100l70-34 40 22 80-62 60 48 50-30 90 44 70-30v42z"
      />
      <path d="M0 99h1200" />
    </Drawing>
  );
}

type CallToActionSectionProps = Pick<BandProps, 'id'> & {
  heading: string;
  html?: string | undefined;
  actions: ReactNode;
  /** What stands beside the words, such as an address. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The dark band that closes a page. */
export function CallToActionSection(props: CallToActionSectionProps) {
  const { id, heading, html, actions, aside, children } = props;
  return (
    <section
      className="on-deep pb-band has-[+[data-reviewed]]:pb-4 print:py-3"
      id={id}
      data-band=""
      data-closing=""
    >
      <Horizon />
      <div className="page-column grid grid-cols-1 gap-x-gap gap-y-8 pt-band has-[>*+*]:md:grid-cols-2">
        <div>
          <h2 className="mb-4 text-white">{heading}</h2>
          {html && <Prose html={html} lead />}
          <Actions>{actions}</Actions>
          {children}
        </div>
        {aside && <div className="[&_:is(h2,h3)]:text-white">{aside}</div>}
      </div>
    </section>
  );
}
