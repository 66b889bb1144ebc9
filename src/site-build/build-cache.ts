import { join } from 'node:path';
import type { Verdicts } from '#advertising/check-pages.ts';
import { emptyWordingCache } from '#advertising/check-wording.ts';
import type { WordingCache } from '#advertising/check-wording.ts';
import { restoredFiles, storedFiles } from '#content/cache.ts';
import type { ContentCache, StoredFile } from '#content/cache.ts';
import { noPages } from './pages/kept-pages.ts';
import type { KeptPage, KeptPages } from './pages/kept-pages.ts';
import { readPieces, writePieces } from './pieces-file.ts';

/** What one build or check leaves to the next: files and pages that were checked, pages that were drawn, and the compressed size of texts by their hash. */
type BuildCache = {
  content: ContentCache;
  wording: WordingCache;
  verdicts: Verdicts;
  pages: KeptPages;
  sizes: ReadonlyMap<string, number>;
};

type Head = Pick<BuildCache, 'sizes'> & {
  fingerprint: string;
  around: string;
  pages: Omit<KeptPages, 'pages'>;
};

/** A stretch of what is kept. */
type Piece = {
  files: StoredFile[];
  hits: [string, NonNullable<ReturnType<WordingCache['hits']['get']>>][];
  verdicts: [string, NonNullable<ReturnType<Verdicts['get']>>][];
  pages: [string, KeptPage][];
};

const ofEachInPiece = 100;

const cacheFile = (root: string) => join(root, '.cache/build-cache.bin');

/** The cache of the last build, if the same code wrote it (`fingerprint`); else an empty one. */
export async function readBuildCache(root: string, fingerprint: string): Promise<BuildCache> {
  const cache = emptyCache();
  try {
    const pieces = readPieces(cacheFile(root));
    // Written below, by the same code where the fingerprint is the same.
    const head = (await pieces.next()).value as Head;
    if (head.fingerprint !== fingerprint) {
      await pieces.return(undefined);
      return cache;
    }
    const pages = new Map<string, KeptPage>();
    for await (const piece of pieces as AsyncIterable<Piece>) {
      for (const [path, file] of restoredFiles(piece.files)) cache.content.set(path, file);
      for (const [file, hits] of piece.hits) cache.wording.hits.set(file, hits);
      for (const [path, verdict] of piece.verdicts) cache.verdicts.set(path, verdict);
      for (const [path, page] of piece.pages) pages.set(path, page);
    }
    cache.wording.around = head.around;
    return { ...cache, sizes: head.sizes, pages: { ...head.pages, pages } };
  } catch {
    // Never written, or cut off while it was.
    return emptyCache();
  }
}

function emptyCache(): BuildCache {
  return {
    content: new Map(),
    wording: emptyWordingCache(),
    verdicts: new Map(),
    pages: noPages,
    sizes: new Map(),
  };
}

/** Writes the cache, with the files that there are now; the verdicts on pages are those of pages that still are. */
export async function writeBuildCache(
  root: string,
  fingerprint: string,
  cache: BuildCache,
  files: ReadonlySet<string>,
  pages: ReadonlySet<string> = new Set(cache.verdicts.keys()),
): Promise<void> {
  const { wording, sizes } = cache;
  const { reads, forAll, around } = cache.pages;
  const head: Head = { fingerprint, around: wording.around, sizes, pages: { reads, forAll, around } };
  await writePieces(cacheFile(root), piecesOf(head, cache, files, pages));
}

function* piecesOf(
  head: Head,
  { content, wording, verdicts, pages: drawn }: BuildCache,
  files: ReadonlySet<string>,
  pages: ReadonlySet<string>,
): Generator<Head | Piece> {
  yield head;
  const kept = {
    files: [...content].filter(([path]) => files.has(path)),
    hits: [...wording.hits].filter(([file]) => files.has(file)),
    verdicts: [...verdicts].filter(([path]) => pages.has(path)),
    pages: [...drawn.pages],
  };
  const most = Math.max(...Object.values(kept).map(({ length }) => length));
  for (let from = 0; from < most; from += ofEachInPiece) {
    const to = from + ofEachInPiece;
    yield {
      files: storedFiles(new Map(kept.files.slice(from, to))),
      hits: kept.hits.slice(from, to),
      verdicts: kept.verdicts.slice(from, to),
      pages: kept.pages.slice(from, to),
    };
  }
}
