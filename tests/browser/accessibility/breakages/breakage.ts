import type { Page, ViewportSize } from '@playwright/test';
import type { Question } from '../questions.ts';

/** A page that is broken on purpose, the question that has to find it out, and what that answers. */
export type Breakage = {
  by: string;
  breaks: Question;
  /** The page, where it is not the usual one. */
  on?: string;
  html?: string;
  css?: string;
  at?: ViewportSize;
  media?: Parameters<Page['emulateMedia']>[0];
  says: RegExp;
};

/** The same with a page that looks as it should and behaves badly. */
export type Misbehavior = Pick<Breakage, 'by' | 'breaks' | 'on' | 'says'> & { script: string };
