/** Responses to a submission: JSON for scripts, a page or a redirect for forms submitted without JavaScript. */
import type { FormDefinition } from '../forms/definition.ts';
import { pageCopy, translate, unableToSubmitTitle } from '../forms/messages.ts';
import { statusCodes } from '../forms/protocol.ts';
import type { SubmissionResponse } from '../forms/protocol.ts';
import type { Values } from '../http/body.ts';
import { createJsonResponse, redirectTo } from '../http/json-response.ts';
import { renderFormPage } from '../http/form-page.ts';
import { renderMessagePage } from '../http/html-page.ts';
import type { PageLanguage } from '../http/html-page.ts';
import { acceptRequest } from './form-behavior.ts';
import { findFormCopy } from './form-language.ts';
import type { Services } from './services.ts';

export type ReplyContext = {
  services: Services;
  isHtmlForm: boolean;
  language: PageLanguage;
  headers: Record<string, string>;
};

/** A form, and the values sent with it. */
export type Submission = { form: FormDefinition; values: Values };

type Problem = {
  status: number;
  error: string;
  fieldErrors?: Record<string, string>;
  title?: string | undefined;
  /** Additional headers. */
  headers?: Record<string, string>;
};

/** Responds to a stored request with JSON, a redirect or a page. */
export function respondAccepted(
  { services, isHtmlForm, language, headers }: ReplyContext,
  { form, values }: Submission,
  reference: string | undefined,
): Response {
  const { body, nextUrl, page } = acceptRequest(form, values, services);
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

/**
 * Responds with JSON or, for browsers without JavaScript, redisplays the form with its values and errors. If the form is unknown
 * or wasn't read, shows a page with the phone number.
 */
export function respondRejected(
  { services, isHtmlForm, language, headers }: ReplyContext,
  { status, error, fieldErrors = {}, title = unableToSubmitTitle, headers: moreHeaders = {} }: Problem,
  submission?: Submission,
): Response {
  const allHeaders = { ...headers, ...moreHeaders };
  const translateMessage = (message: string) =>
    translate(language.messages, message).replace('{phone}', services.firmPhone);
  if (!isHtmlForm) {
    // The page translates field errors itself; `error` may contain the phone number, so it is translated here.
    const details = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {};
    const body: SubmissionResponse = { success: false, error: translateMessage(error), ...details };
    return createJsonResponse(status, body, allHeaders);
  }
  const [problem, text] = [translateMessage(title), translateMessage(error)];
  const copy = submission && findFormCopy(language, submission.form);
  if (submission === undefined || copy === undefined)
    return renderMessagePage(services, { status, heading: problem, text, language, headers: allHeaders });
  const { siteUrl, calendarUrl, paymentUrl = siteUrl, firmPhone } = services;
  return renderFormPage({
    ...submission,
    status,
    copy,
    problem,
    error: text,
    fieldErrors: Object.fromEntries(
      Object.entries(fieldErrors).map(([name, message]) => [name, translateMessage(message)]),
    ),
    firmPhone,
    language,
    redirectOrigins: [siteUrl, calendarUrl, paymentUrl].flatMap(parseOrigin),
    headers: allHeaders,
  });
}

/** Returns a URL's origin in an array, which is empty if the URL is invalid. */
function parseOrigin(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
