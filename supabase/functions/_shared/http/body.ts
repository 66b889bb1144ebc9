type ReadBodyResult =
  | { ok: true; text: string }
  | { ok: false; reason: 'too-large' | 'incomplete' | 'invalid-utf8' };

/**
 * Reads the body of a request. Counts bytes while streaming, to stop after `limit` bytes even if `content-length` is wrong.
 * The body is incomplete if the client disconnects.
 */
export async function readBody(request: Request, limit: number): Promise<ReadBodyResult> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { ok: false, reason: 'too-large' };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  if (request.body) {
    try {
      for await (const chunk of request.body) {
        size += chunk.byteLength;
        // Leaving the loop cancels the stream.
        if (size > limit) return { ok: false, reason: 'too-large' };
        chunks.push(chunk);
      }
    } catch {
      return { ok: false, reason: 'incomplete' };
    }
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const parts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
    return { ok: true, text: parts.join('') + decoder.decode() };
  } catch {
    return { ok: false, reason: 'invalid-utf8' };
  }
}

export type Values = Readonly<Record<string, unknown>>;

/** Returns undefined for a body that is neither a form nor a JSON object. */
export function parseValues(text: string, isHtmlForm: boolean): Values | undefined {
  if (isHtmlForm) {
    const values: Record<string, unknown> = Object.create(null);
    for (const [name, value] of new URLSearchParams(text)) values[name] = value;
    return values;
  }
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
