import type { FieldDiagnostic } from '../contract.ts';

/** `problem` is the first problem of a rejected save. */
export type Message = { text: string; tone: '' | 'good' | 'bad'; problem?: FieldDiagnostic };

export const infoMessage = (text: string): Message => ({ text, tone: '' });
export const successMessage = (text: string): Message => ({ text, tone: 'good' });
export const errorMessage = (text: string): Message => ({ text, tone: 'bad' });
