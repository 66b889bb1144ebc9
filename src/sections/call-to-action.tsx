import type { ReactNode } from 'react';
import { Actions } from '#ui/actions.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Horizon } from '#ui/horizon.tsx';
import { Prose } from '#ui/prose.tsx';

export type CallToActionProps = Pick<BandProps, 'id'> & {
  heading: string;
  html?: string | undefined;
  actions: ReactNode;
  children?: ReactNode;
};

/** The dark band that closes a page. */
export function CallToAction({ id, heading, html, actions, children }: CallToActionProps) {
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
