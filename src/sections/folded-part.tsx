import type { ReactNode } from 'react';
import { BandFrame } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

type FoldedPartProps = Pick<BandProps, 'id' | 'tone'> & {
  heading: string;
  /** What is folded on a phone. */
  children: ReactNode;
  /** What stays in sight, such as a condition. */
  after?: ReactNode;
};

/** A long part of a page: on a phone its heading opens it. */
export function FoldedPart({ id, tone, heading, children, after }: FoldedPartProps) {
  return (
    <BandFrame id={id} tone={tone} thin>
      <div className="page-column [&>*+*]:mt-7">
        <Disclosure unfolds label={<h2>{heading}</h2>}>
          <div className="[&>*+*]:mt-7">{children}</div>
        </Disclosure>
        {after}
      </div>
    </BandFrame>
  );
}
