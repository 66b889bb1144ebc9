/** Compresses each file once for each encoding and keeps the result while the server runs. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const viaBrotli = promisify(brotliCompress);
const viaGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type Encoded = { body: Buffer; etag: string };

/** Best encoding that the client accepts; `q=0` refuses one. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const weights = new Map(
    (accept ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return [name.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2))];
    }),
  );
  if ((weights.get('br') ?? 0) > 0) return 'br';
  return (weights.get('gzip') ?? 0) > 0 ? 'gzip' : 'identity';
}

export async function encode(body: Buffer, encoding: Encoding): Promise<Encoded> {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const etag = `"${digest}-${encoding}"`;
  if (encoding === 'identity') return { body, etag };
  if (encoding === 'gzip') return { body: await viaGzip(body, { level: 9 }), etag };
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { body: await viaBrotli(body, { params }), etag };
}
