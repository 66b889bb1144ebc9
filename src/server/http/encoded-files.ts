/** Files as clients take them, encoded once for each encoding and kept until the file changes. */
import { readFile, stat } from 'node:fs/promises';
import { encode, type Encoded, type Encoding } from './compress.ts';

export type EncodedFile = (path: string, encoding: Encoding) => Promise<Encoded>;

type Cached = { stamp: string; encoded: Map<Encoding, Promise<Encoded>> };

export function encodedFiles(): EncodedFile {
  const cache = new Map<string, Cached>();
  return async (path, encoding) => {
    const { mtimeMs, size } = await stat(path);
    const stamp = `${mtimeMs} ${size}`;
    let cached = cache.get(path);
    if (cached?.stamp !== stamp) {
      cached = { stamp, encoded: new Map() };
      cache.set(path, cached);
    }
    const known = cached.encoded;
    let encoded = known.get(encoding);
    if (encoded === undefined) {
      encoded = readFile(path).then((body) => encode(body, encoding));
      known.set(encoding, encoded);
      // What can't be read now, with too many files open, is read the next time.
      encoded.catch(() => known.delete(encoding));
    }
    return await encoded;
  };
}
