import type { ReactNode } from 'react';

/** A few small words above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-s font-bold tracking-[0.02em] text-soft">{children}</p>;
}
