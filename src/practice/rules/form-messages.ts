import type { FormDefinition } from '#forms/definition.ts';
import { formsByCopy } from '#forms/forms.ts';
import {
  pageCopy,
  receivedPage,
  storedWithoutCalendar,
  submitErrors,
  toasts,
  tooManyRequests,
  unableToSubmitTitle,
} from '#forms/messages.ts';
import { locateKey, locateParent } from '#content/rules/locate.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { Entry } from '../site.ts';
import { compareKeys } from './forms.ts';
import type { SiteRule } from './rule.ts';

/** Missing translations of form messages, and translations of text that no form shows. Keys are the English text. */
export const translatedMessages: SiteRule = {
  id: 'form-messages',
  severity: 'error',
  why: 'Visitors who fill in a translated form may not understand an English message.',
  run: ({ entries: { forms, frames } }) => {
    const formMessages = [...formsByCopy.values()].flatMap(listMessages);
    return [...frames.values()].flatMap((frame) => {
      const requiredMessages = [...forms.values()]
        .filter(({ data }) => data.language === frame.id && data.translates !== undefined)
        .flatMap(({ data }) => formsByCopy.get(data.translates ?? '') ?? [])
        .flatMap(listMessages);
      return checkMessages(frame, [...new Set(requiredMessages)], formMessages);
    });
  },
};

function checkMessages(
  frame: Entry<'frames'>,
  requiredMessages: string[],
  knownMessages: string[],
): NewDiagnostic[] {
  const { missing, unknown } = compareKeys(
    Object.keys(frame.data.messages ?? {}),
    requiredMessages,
    knownMessages,
  );
  return [
    ...unknown.map(({ key, suggestion }) => {
      const advice =
        suggestion === undefined ? 'Delete the line.' : `Use the exact English message: "${suggestion}".`;
      return {
        ...locateKey(frame, ['messages', key]),
        field: 'messages',
        message: `has a translation of "${key}", which no form shows. ${advice}`,
      };
    }),
    ...(missing.length === 0 ? [] : [reportUntranslated(frame, missing)]),
  ];
}

function reportUntranslated(frame: Entry<'frames'>, messages: string[]): NewDiagnostic {
  const locate = frame.data.messages === undefined ? locateParent : locateKey;
  const list = messages.map((message) => `"${message}"`).join(', ');
  const noun = messages.length === 1 ? 'this message' : 'these messages';
  return {
    ...locate(frame, ['messages']),
    field: 'messages',
    message: `needs a translation of ${noun}: ${list}. Add a line with the English text in quotes, a colon and the translation.`,
  };
}

/** Lists the messages that a form can show. */
function listMessages(form: FormDefinition): string[] {
  const { validation, transport, rejected, fallback, noCalendar } = submitErrors;
  const { acknowledgmentsRequired, requiredFieldsMissing, received } = toasts;
  return [
    ...form.fields.flatMap(({ messages }) => Object.values(messages)),
    unableToSubmitTitle,
    validation,
    transport,
    rejected,
    fallback,
    tooManyRequests,
    ...Object.values(pageCopy),
    ...Object.values(receivedPage.request),
    ...(form.acknowledgments.length > 0 ? Object.values(acknowledgmentsRequired) : []),
    ...(form.name === 'tax-intake' ? Object.values(requiredFieldsMissing) : []),
    ...(form.name === 'subscription' ? Object.values(receivedPage.subscription) : []),
    ...(form.name === 'consultation'
      ? [...Object.values(received), noCalendar, `${noCalendar} ${storedWithoutCalendar}`]
      : []),
  ];
}
