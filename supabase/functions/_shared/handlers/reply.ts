/** Responses to a submission: JSON for scripts, a page or a redirect for forms submitted without JavaScript. */
import { pageCopy, translate, unableToSubmitTitle } from '../forms/messages.ts';
import { statusCodes } from '../forms/protocol.ts';
import type { SubmissionResponse } from '../forms/protocol.ts';
import type { Values } from '../http/body.ts';
import { createJsonResponse, redirectTo } from '../http/json-response.ts';
import { renderFormPage } from '../http/form-page.ts';
import { renderMessagePage } from '../http/html-page.ts';
import type { PageLanguage } from '../http/html-page.ts';
import type { FormKind } from './form-kind.ts';
import type { Services } from './services.ts';

export type ReplyContext = {
  form: FormKind;
  services: Services;
  values: Values;
  isHtmlForm: boolean;
  language: PageLanguage;
  headers: Record<string, string>;
};

type Problem = {
  status: number;
  error: string;
  fieldErrors?: Record<string, string>;
  title?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
};

/** Responds to a stored request with JSON, a redirect or a page. */
export function respondAccepted(
  { form, services, values, isHtmlForm, language, headers }: ReplyContext,
  reference: string | undefined,
): Response {
  const { body, nextUrl, page } = form.accept(values, services);
  if (!isHtmlForm) {
    const response: SubmissionResponse = { success: true, ...body, ...(reference && { reference }) };
    return createJsonResponse(statusCodes.accepted, response, headers);
  }
  if (nextUrl !== undefined) return redirectTo(nextUrl);
  const translateMessage = (message: string) => translate(language.messages, message);
  const referenceText = reference && translateMessage(pageCopy.reference).replace('{reference}', reference);
  return renderMessagePage(services, {
    status: statusCodes.accepted,
    heading: translateMessage(page.title),
    text: [translateMessage(page.text), referenceText].filter(Boolean).join(' '),
    language,
    headers,
  });
}

/** Responds with JSON or, for browsers without JavaScript, redisplays the form with its values and errors. */
export function respondRejected(
  { form: kind, services, values, isHtmlForm, language, headers }: ReplyContext,
  { status, error, fieldErrors = {}, title = unableToSubmitTitle, headers: moreHeaders = {} }: Problem,
): Response {
  const allHeaders = { ...headers, ...moreHeaders };
  const translateMessage = (message: string) => withPhone(translate(language.messages, message), services);
  if (!isHtmlForm) {
    // The page translates field errors itself; `error` may contain the phone number, so it is translated here.
    const details = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {};
    const body: SubmissionResponse = { success: false, error: translateMessage(error), ...details };
    return createJsonResponse(status, body, allHeaders);
  }
  const form = kind.getForm(values, language);
  if (form === undefined)
    return respondToUnknownForm({ services, isHtmlForm, language, headers: allHeaders }, status, error);
  return renderFormPage({
    status,
    form,
    problem: translateMessage(title),
    error: translateMessage(error),
    fieldErrors: Object.fromEntries(
      Object.entries(fieldErrors).map(([name, text]) => [name, translateMessage(text)]),
    ),
    values,
    firmPhone: services.firmPhone,
    language,
    redirectOrigins: [
      services.siteUrl,
      services.calendarUrl,
      services.paymentUrl ?? services.siteUrl,
    ].flatMap(parseOrigin),
    headers: allHeaders,
  });
}

/** Rejects a request without redisplaying its form, which is unknown or wasn't read: a page with the phone number, or JSON. */
export function respondToUnknownForm(
  {
    services,
    isHtmlForm,
    language,
    headers,
  }: Pick<ReplyContext, 'services' | 'isHtmlForm' | 'language' | 'headers'>,
  status: number,
  error: string,
): Response {
  if (!isHtmlForm) return createJsonResponse(status, { success: false, error }, headers);
  const heading = translate(language.messages, unableToSubmitTitle);
  const text = translate(language.messages, error);
  return renderMessagePage(services, { status, heading, text, language, headers });
}

function withPhone(message: string, { firmPhone }: Services): string {
  return message.replace('{phone}', firmPhone);
}

/** Returns a URL's origin in an array, which is empty if the URL is invalid. */
function parseOrigin(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
