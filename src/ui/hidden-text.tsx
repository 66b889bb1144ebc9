import type { ReactNode } from 'react';

/** Words for people who listen to the page instead of looking at it. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
