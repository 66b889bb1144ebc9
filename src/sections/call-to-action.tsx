import type { ReactNode } from 'react';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { Prose } from '#ui/prose.tsx';

/** From the Florida coast past the courthouse to the Colorado front range, on one line. */
function Horizon() {
  return (
    <svg className="art hzn" viewBox="0 0 1200 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="sol" cx="700" cy="100" r="46" />
      <path className="far" d="M740 100l70-34 40 22 80-62 60 48 50-30 90 44 70-30v42zM0 100q160-30 330 0z" />
      <path
        className="w"
        d="M540 99v-9h120v9zM552 90V50h8v40zM574 90V50h8v40zM596 90V50h8v40zM618 90V50h8v40zM640 90V50h8v40zM546 50v-6h108v6zM542 44l58-30 58 30z"
      />
      <path d="M0 99h1200M210 99q-2-36 6-50q-11-10-24 1M216 49q-6-14-22-12M216 49q3-16 19-13M216 49q10-8 21 4M800 99v-5h-9l9-14 9 14h-9M1020 99v-5h-9l9-14 9 14h-9" />
    </svg>
  );
}

type CallToActionSectionProps = Pick<BandProps, 'id'> & {
  heading: string;
  html?: string | undefined;
  actions: ReactNode;
  children?: ReactNode;
};

/** The dark band that closes a page. */
export function CallToActionSection({ id, heading, html, actions, children }: CallToActionSectionProps) {
  return (
    <section className="band deep cta" id={id}>
      <Horizon />
      <div className="in">
        <h2>{heading}</h2>
        {html && <Prose html={html} lead />}
        <Actions>{actions}</Actions>
        {children}
      </div>
    </section>
  );
}
