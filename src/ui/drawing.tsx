import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

type DrawingProps = ComponentProps<'svg'> & {
  /** Lines for a small grid: drawn larger than it is, they would be too heavy. */
  thin?: boolean | undefined;
};

/** Lines of one weight on flat shapes, as wide as its place. For the eye alone, unless it has a name. */
export function Drawing({ className, thin = false, children, ...svg }: DrawingProps) {
  return (
    <svg
      className={classes(
        'w-full fill-none stroke-deep [stroke-linecap:round] [stroke-linejoin:round] forced-colors:stroke-[CanvasText]!',
        thin ? 'stroke-[1.25]' : 'stroke-[2.5]',
        className,
      )}
      aria-hidden={svg['aria-label'] === undefined ? true : undefined}
      {...svg}
    >
      {children}
    </svg>
  );
}
