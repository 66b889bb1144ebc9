import type { FormDefinition } from '#forms/definition.ts';
import { formsByCopy } from '#forms/forms.ts';
import {
  pageTexts,
  receivedPage,
  storedWithoutCalendar,
  submitErrors,
  toasts,
  tooManyRequests,
  unableToSubmitTitle,
} from '#forms/messages.ts';
import { suggest } from '#content/report/suggest.ts';
import { locateKey, locateParent } from '#content/rules/locate.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { Entry } from '../site.ts';
import type { SiteRule } from './rule.ts';

/** Messages are translated by their English text, so a missing or misspelled one would appear in English. */
export const translatedMessages: SiteRule = {
  id: 'form-messages',
  severity: 'error',
  why: 'A visitor who fills in a translated form can’t act on an English message.',
  run: ({ entries: { forms, frames } }) => {
    const formMessages = [...formsByCopy.values()].flatMap(listMessages);
    return [...frames.values()].flatMap((frame) => {
      const needed = [...forms.values()]
        .filter(({ data }) => data.language === frame.id && data.translates !== undefined)
        .flatMap(({ data }) => formsByCopy.get(data.translates ?? '') ?? [])
        .flatMap(listMessages);
      return checkMessages(frame, [...new Set(needed)], formMessages);
    });
  },
};

function checkMessages(frame: Entry<'frames'>, needed: string[], known: string[]): NewDiagnostic[] {
  const translated = Object.keys(frame.data.messages ?? {});
  const missing = needed.filter((message) => !translated.includes(message));
  const unknown = translated.filter((message) => !known.includes(message));
  const meant = new Map(unknown.map((message) => [message, suggest(message, missing)]));
  const misspelled = new Set(meant.values());
  const absent = missing.filter((message) => !misspelled.has(message));
  return [
    ...unknown.map((message) => {
      const original = meant.get(message);
      const advice =
        original === undefined ? 'Delete the line.' : `Write the English exactly as it is: "${original}".`;
      return {
        ...locateKey(frame, ['messages', message]),
        field: 'messages',
        message: `has a translation of "${message}", which no form shows. ${advice}`,
      };
    }),
    ...(absent.length === 0 ? [] : [reportUntranslated(frame, absent)]),
  ];
}

function reportUntranslated(frame: Entry<'frames'>, messages: string[]): NewDiagnostic {
  const locate = frame.data.messages === undefined ? locateParent : locateKey;
  const list = messages.map((message) => `"${message}"`).join(', ');
  const them = messages.length === 1 ? 'this message' : 'these messages';
  return {
    ...locate(frame, ['messages']),
    field: 'messages',
    message: `needs a translation of ${them}: ${list}. Add a line with the English in quotes, a colon and the translation.`,
  };
}

/** The messages that visitors of a form can see. */
function listMessages(form: FormDefinition): string[] {
  const { validation, transport, refused, fallback, noCalendar } = submitErrors;
  const { acknowledgmentsRequired, requiredFieldsMissing, received } = toasts;
  return [
    ...form.fields.flatMap(({ messages }) => Object.values(messages)),
    unableToSubmitTitle,
    validation,
    transport,
    refused,
    fallback,
    tooManyRequests,
    ...Object.values(pageTexts),
    ...Object.values(receivedPage.request),
    ...(form.acknowledgments.length > 0 ? Object.values(acknowledgmentsRequired) : []),
    ...(form.name === 'tax-intake' ? Object.values(requiredFieldsMissing) : []),
    ...(form.name === 'subscription' ? Object.values(receivedPage.subscription) : []),
    ...(form.name === 'consultation'
      ? [...Object.values(received), noCalendar, `${noCalendar} ${storedWithoutCalendar}`]
      : []),
  ];
}
