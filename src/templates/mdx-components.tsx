import type { ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';

/** THE list of components that authors may place inside the text of an `.mdx` file. */
export const mdxComponents = {
  Warning: ({ heading, children }: { heading: string; children: ReactNode }) => (
    <Notice tone="warning" heading={heading}>
      {children}
    </Notice>
  ),
  Info: ({ heading, children }: { heading: string; children: ReactNode }) => (
    <Notice tone="info" heading={heading}>
      {children}
    </Notice>
  ),
};
