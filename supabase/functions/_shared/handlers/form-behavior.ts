/** How requests from the forms are validated, stored and accepted. */
import { consultationForm } from '../forms/consultation.ts';
import type { FormDefinition } from '../forms/definition.ts';
import { selectFirstMessages } from '../forms/issues.ts';
import { subscribeForm } from '../forms/lead-forms.ts';
import { receivedPage, storedWithoutCalendar, submitErrors } from '../forms/messages.ts';
import { returnToField } from '../forms/protocol.ts';
import { findTaxIntakeProblem, taxIntakeForm } from '../forms/tax-intake.ts';
import type { Values } from '../http/body.ts';
import type { StoreFunction } from '../store/store.ts';
import type { Services } from './services.ts';

type ValidationResult =
  | { ok: true; data: { readonly [field: string]: unknown } }
  /** `title` replaces the default title. */
  | { ok: false; error: string; fieldErrors: Record<string, string>; title?: string | undefined };

/** Validates and normalizes the values of a form. Never throws. */
export function validateValues(form: FormDefinition, values: Values): ValidationResult {
  // A form submitted without JavaScript contains `on` for a checked box, and nothing otherwise.
  const checkedNames = form.acknowledgments.filter((name) => values[name] === 'on');
  const parsedValues = { ...values, ...Object.fromEntries(checkedNames.map((name) => [name, true])) };
  const validated = form.schema.safeParse(parsedValues);
  if (validated.success) return { ok: true, data: validated.data };
  const title = form.name === taxIntakeForm.name ? findTaxIntakeProblem(parsedValues)?.title : undefined;
  return { ok: false, ...selectFirstMessages(validated.error.issues), title };
}

/** Returns the database function that stores a form's requests. */
export function chooseStoreFunction({ name }: FormDefinition): StoreFunction {
  if (name === consultationForm.name) return 'submit_consultation';
  return name === subscribeForm.name ? 'submit_subscription' : 'submit_lead';
}

type Acceptance = {
  /** The JSON response, besides `success`. */
  body: { calendarUrl?: string; error?: string };
  /** Where a form submitted without JavaScript redirects to; undefined shows `page`. */
  nextUrl?: string | undefined;
  page: { title: string; text: string };
};

/** Returns the response to a stored request. Its URLs never contain personal data. */
export function acceptRequest({ name }: FormDefinition, values: Values, services: Services): Acceptance {
  const { calendarUrl, paymentUrl, siteUrl } = services;
  const page = name === subscribeForm.name ? receivedPage.subscription : receivedPage.request;
  if (name !== consultationForm.name) {
    const path = values[returnToField];
    const returnUrl = path ? buildSameSiteUrl(path, siteUrl) : undefined;
    return { body: {}, nextUrl: (name === taxIntakeForm.name && paymentUrl) || returnUrl, page };
  }
  if (calendarUrl !== '') return { body: { calendarUrl }, nextUrl: calendarUrl, page };
  const text = `${submitErrors.noCalendar} ${storedWithoutCalendar}`;
  return { body: { error: text }, page: { ...page, text } };
}

/** Resolves a path from a form. Anything else becomes the home page, to prevent open redirects. */
function buildSameSiteUrl(path: unknown, siteUrl: string): string {
  const home = new URL('/', siteUrl);
  if (typeof path !== 'string' || !/^\/(?![/\\])[\w\-./#?=&%]*$/.test(path)) return home.href;
  const target = new URL(path, home);
  return target.origin === home.origin ? target.href : home.href;
}
