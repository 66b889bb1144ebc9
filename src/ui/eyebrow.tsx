import type { ReactNode } from 'react';

/** A few small words above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-s font-bold text-soft">{children}</p>;
}
