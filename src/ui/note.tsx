import type { ReactNode } from 'react';

/** Small print about the element above it. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="max-w-2xl text-s text-soft">{children}</p>;
}
