import type { ReactNode } from 'react';

/** A short label above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-s font-bold text-soft">{children}</p>;
}
