/** The endings of a submission, each as JSON for a program and as a page or redirect for a plain form. */
import { pageWords, translate, unableToSubmitTitle } from '../forms/messages.ts';
import { statusOf } from '../forms/protocol.ts';
import type { SubmissionResponse } from '../forms/protocol.ts';
import type { Values } from '../http/body.ts';
import { jsonAnswer, seeOther } from '../http/answer.ts';
import { formPage } from '../http/form-page.ts';
import { messagePage } from '../http/html-page.ts';
import type { PageLanguage } from '../http/html-page.ts';
import type { FormKind } from './form-kind.ts';
import type { Services } from './services.ts';

export type Reply = {
  form: FormKind;
  services: Services;
  values: Values;
  plainForm: boolean;
  /** That of the form. */
  language: PageLanguage;
  headers: Record<string, string>;
};

type Problem = {
  status: number;
  error: string;
  fieldErrors?: Record<string, string>;
  title?: string;
  /** Apart from those that every answer of this submission has. */
  headers?: Record<string, string>;
};

/** JSON for a script; a form without one is led on, or shown that it was received. */
export async function succeeded(
  { form, services, values, plainForm, language, headers }: Reply,
  reference: string | undefined,
): Promise<Response> {
  if (!plainForm) {
    const known = reference === undefined ? {} : { reference };
    const body: SubmissionResponse = { success: true, ...form.answer(services), ...known };
    return jsonAnswer(statusOf.accepted, body, headers);
  }
  const next = form.next(values, services);
  if (next !== undefined) return seeOther(next);
  const { title, text } = form.received(values, services);
  const words = (message: string) => translate(language.messages, message);
  const number = reference && words(pageWords.reference).replace('{reference}', reference);
  return await messagePage(services, {
    status: statusOf.accepted,
    heading: words(title),
    text: [words(text), number].filter(Boolean).join(' '),
    language,
    headers,
  });
}

/** JSON for a script; without one the form is shown again with its words, or the phone number where it can’t be. */
export async function failed(
  { form: kind, services, values, plainForm, language, headers }: Reply,
  { status, error, fieldErrors = {}, title = unableToSubmitTitle, headers: moreHeaders = {} }: Problem,
): Promise<Response> {
  const all = { ...headers, ...moreHeaders };
  const words = (message: string) => withPhone(translate(language.messages, message), services);
  if (!plainForm) {
    // The page translates the errors of its fields; only here the phone number enters a translation.
    const details = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {};
    const body: SubmissionResponse = { success: false, error: words(error), ...details };
    return jsonAnswer(status, body, all);
  }
  const form = kind.shown(values, language);
  if (form === undefined)
    return await notRead({ services, plainForm, language, headers: all }, status, error);
  return await formPage({
    status,
    form,
    problem: words(title),
    error: words(error),
    fieldErrors: Object.fromEntries(Object.entries(fieldErrors).map(([name, text]) => [name, words(text)])),
    values,
    firmPhone: services.firmPhone,
    language,
    leadsTo: [services.siteUrl, services.calendarUrl, services.paymentUrl ?? services.siteUrl].flatMap(
      originOf,
    ),
    headers: all,
  });
}

/** For a request that is not read any further: a visitor gets the phone number, a program JSON. */
export async function notRead(
  { services, plainForm, language, headers }: Pick<Reply, 'services' | 'plainForm' | 'language' | 'headers'>,
  status: number,
  error: string,
): Promise<Response> {
  if (!plainForm) return jsonAnswer(status, { success: false, error }, headers);
  const heading = translate(language.messages, unableToSubmitTitle);
  const text = translate(language.messages, error);
  return await messagePage(services, { status, heading, text, language, headers });
}

function withPhone(message: string, { firmPhone }: Services): string {
  return message.replace('{phone}', firmPhone);
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
