import type { FieldDiagnostic } from '../contract.ts';

/** `problem` is the first of a refused save. */
export type Message = { text: string; tone: '' | 'good' | 'bad'; problem?: FieldDiagnostic };

export const plain = (text: string): Message => ({ text, tone: '' });
export const good = (text: string): Message => ({ text, tone: 'good' });
export const bad = (text: string): Message => ({ text, tone: 'bad' });
