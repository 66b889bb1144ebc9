import * as z from 'zod';
import { place } from '../contract.ts';
import type { Occurrence } from './occurrences.ts';

const words = z.string().min(1).max(200);

export const replaceForms = {
  /** `POST /edit/occurrences` */
  find: z.strictObject({ words, replacement: z.string().max(200) }),
  /** `POST /edit/replace`: the selected occurrences. */
  replace: z.strictObject({
    words,
    replacement: z.string().max(200),
    chosen: z
      .array(z.strictObject({ place, at: z.int().min(0) }))
      .min(1)
      .max(2_000),
  }),
};

export type SearchResult = { occurrences: (Occurrence & { page?: string })[]; more: number };

/** The written files, each with its version for undo. */
export type Replaced = { files: { file: string; version: string }[]; count: number };
