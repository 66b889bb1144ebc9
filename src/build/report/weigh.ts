import { hash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Compressing takes longer than rendering, so of a very large site only the heaviest pages are weighed. */
const weighAllUpTo = 100;
const weighedOfMore = 10;

export type PageWeight = { path: string; html: number; script: number };
export type ScriptWeight = { name: string; bytes: number };

const compress = promisify(brotliCompress);

/** Told that it is text, the compressor looks for less and finds the same. */
const bestForText = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** Bytes over the wire as a host would send them. */
export async function brotliSize(text: string | Buffer): Promise<number> {
  const packed = await compress(text, { params: bestForText });
  return packed.length;
}

/** Weighs texts. One that was weighed before is known by its hash. */
export class Scales {
  readonly #known: ReadonlyMap<string, number>;
  readonly #weighing = new Map<string, Promise<number>>();

  constructor(known: ReadonlyMap<string, number>) {
    this.#known = known;
  }

  async weigh(text: string | Buffer): Promise<number> {
    const key = hash('sha1', text);
    const bytes = this.#weighing.get(key) ?? this.#remembered(key) ?? brotliSize(text);
    this.#weighing.set(key, bytes);
    return bytes;
  }

  /** Hash and bytes of all that was put on these scales. */
  async weights(): Promise<Map<string, number>> {
    return new Map(
      await Promise.all([...this.#weighing].map(async ([key, bytes]) => [key, await bytes] as const)),
    );
  }

  #remembered(key: string): Promise<number> | undefined {
    const bytes = this.#known.get(key);
    return bytes === undefined ? undefined : Promise.resolve(bytes);
  }
}

/** Weighs pages (path to file). The HTML counts whole, with its inlined stylesheet and script. */
export async function weighPages(
  outDir: string,
  files: Map<string, string>,
  scales: Scales,
): Promise<PageWeight[]> {
  const chosen = await heaviest(outDir, [...files]);
  return Promise.all(
    chosen.map(async ([path, file]) => {
      const html = await readFile(join(outDir, file), 'utf8');
      const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((found) => found[1]).join('');
      return { path, html: await scales.weigh(html), script: await scales.weigh(script) };
    }),
  );
}

async function heaviest(outDir: string, files: [string, string][]): Promise<[string, string][]> {
  if (files.length <= weighAllUpTo) return files;
  const sized = await Promise.all(
    files.map(async (entry) => ({ entry, size: (await stat(join(outDir, entry[1]))).size })),
  );
  return sized
    .toSorted((a, b) => b.size - a.size)
    .slice(0, weighedOfMore)
    .map(({ entry }) => entry);
}

/** The code that arrives only when a visitor shows intent: each script of the folder. */
export async function weighScripts(folder: string, scales: Scales): Promise<ScriptWeight[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await scales.weigh(await readFile(join(folder, name))) })),
  );
}
