import { formAddress } from '../reference/form-address.ts';

/** Links to the forms of the other files that a message names. */
export function FileLinks({ message, file }: { message: string; file: string | undefined }) {
  const named = new Set(message.match(/\bcontent\/[\w./-]+\.mdx?\b/g));
  if (file !== undefined) named.delete(file);
  return [...named].map((other) => (
    <a key={other} href={formAddress(other)}>
      Open {other}
    </a>
  ));
}
