/** `textWithProblems` replaces the text while the form shows an error. */
export type Message = { text: string; tone: '' | 'good' | 'bad'; textWithProblems?: string };

export const infoMessage = (text: string): Message => ({ text, tone: '' });
export const successMessage = (text: string): Message => ({ text, tone: 'good' });
export const errorMessage = (text: string): Message => ({ text, tone: 'bad' });
