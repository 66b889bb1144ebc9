import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { didYouMean } from '../problems/suggest.ts';

/** The picture that was most likely meant by an address that has none. */
export function pictureHint(root: string, typed: string): string {
  const address = typed.replace(/^\/public(?=\/)/, '');
  const folder = join(root, 'public', dirname(address));
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    : [];
  const there = names.map((name) => join('/', dirname(address), name).replaceAll('\\', '/'));
  const same = there.find((name) => name.toLowerCase() === address.toLowerCase());
  return same === undefined ? didYouMean(address, there) : ` Write ${same}.`;
}
