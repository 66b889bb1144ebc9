import type { Diagnostic } from '#content/report/diagnostic.ts';
import { buildFormUrl } from '../reference/form-address.ts';

/** Links to the forms of the other files that a problem is in or names. */
export function FileLinks({ problem: { message, file }, shown }: { problem: Diagnostic; shown: string }) {
  const files = new Set([file, ...(message.match(/\bcontent\/[\w./-]+\.mdx?\b/g) ?? [])]);
  files.delete(shown);
  return [...files].map((other) => (
    <a key={other} href={buildFormUrl(other)}>
      Open {other}
    </a>
  ));
}
