import type { FormWords } from './form-props.ts';

/** A message in the language of a form, or its English words where the form's file has no translation. */
export function translated({ messages }: Pick<FormWords, 'messages'>, message: string): string {
  return messages?.[message] ?? message;
}
