import type { ReactNode } from 'react';

export function Actions({ children }: { children: ReactNode }) {
  return <div className="acts">{children}</div>;
}
